package dev.boardwright.web.build;

import java.util.List;
import java.util.Map;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Takes out of what TeaVM compiles what browsers do not have: threads, because a search runs on that of its worker, and the
 * amount of free memory.
 *
 * <p>With a reachable {@link Thread#start} TeaVM compiles everything that may wait as a coroutine, which is slow and cannot be
 * called from JavaScript directly. Without it, monitors cost nothing.
 */
public final class NotInBrowsers implements TeaVMPlugin {
    /** By class: the methods that do nothing in the browser. */
    private static final Map<String, List<String>> WITHOUT_EFFECT = Map.of(
            "java.lang.Thread",
            List.of("start", "join", "interrupt"),
            "dev.boardwright.ai.internal.SpareMemory",
            List.of("check"));

    /** By class: the methods that return null in the browser, because it has no resources. */
    private static final Map<String, List<String>> WITHOUT_RESULT =
            Map.of("dev.boardwright.core.pattern.GameWeights", List.of("resource"));

    /** For TeaVM, which finds this class as a service. */
    public NotInBrowsers() {}

    @Override
    public void install(TeaVMHost host) {
        host.add(new ClassHolderTransformer() {
            @Override
            public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
                List<String> names = WITHOUT_EFFECT.getOrDefault(cls.getName(), List.of());
                cls.getMethods().stream()
                        .filter(method -> names.contains(method.getName()))
                        .forEach(method -> clear(method, context));
                List<String> nulls = WITHOUT_RESULT.getOrDefault(cls.getName(), List.of());
                cls.getMethods().stream()
                        .filter(method -> nulls.contains(method.getName()))
                        .forEach(method -> returnNull(method, context));
            }
        });
    }

    private static void returnNull(MethodHolder method, ClassHolderTransformerContext context) {
        ProgramEmitter emitter = ProgramEmitter.create(method, context.getHierarchy());
        emitter.constantNull(ValueType.object("java.io.InputStream")).returnValue();
    }

    private static void clear(MethodHolder method, ClassHolderTransformerContext context) {
        ProgramEmitter.create(method, context.getHierarchy()).exit();
    }
}
