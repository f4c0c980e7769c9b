package dev.boardwright.web.build;

import java.util.List;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Takes threads out of what TeaVM compiles: in the browser a search runs on one thread, that of its worker.
 *
 * <p>With a reachable {@link Thread#start} TeaVM compiles everything that may wait as a coroutine, which is slow and cannot be
 * called from JavaScript directly. Without it, monitors cost nothing.
 */
public final class SingleThreaded implements TeaVMPlugin {
    private static final List<String> WITHOUT_EFFECT = List.of("start", "join", "interrupt");

    /** For TeaVM, which finds this class as a service. */
    public SingleThreaded() {}

    @Override
    public void install(TeaVMHost host) {
        host.add(new ClassHolderTransformer() {
            @Override
            public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
                if (cls.getName().equals("java.lang.Thread")) {
                    cls.getMethods().stream()
                            .filter(method -> WITHOUT_EFFECT.contains(method.getName()))
                            .forEach(method -> clear(method, context));
                }
            }
        });
    }

    private static void clear(MethodHolder method, ClassHolderTransformerContext context) {
        ProgramEmitter.create(method, context.getHierarchy()).exit();
    }
}
