package dev.boardwright.play.console;

import java.util.function.Supplier;
import org.jline.utils.Signals;

/** How Ctrl-C reaches the program where no terminal library brings it. */
public enum Interrupts {
    /** It does not: input comes from somewhere else than a keyboard. */
    NONE {
        @Override
        public <T> T during(Runnable onInterrupt, Supplier<T> work) {
            return work.get();
        }
    },
    /** As the signal that the system sends to the process. */
    OF_PROCESS {
        @Override
        public <T> T during(Runnable onInterrupt, Supplier<T> work) {
            Object previous = Signals.register(SIGNAL, onInterrupt);
            try {
                return work.get();
            } finally {
                Signals.unregister(SIGNAL, previous);
            }
        }
    };

    private static final String SIGNAL = "INT";

    /** What {@code work} gives, with {@code onInterrupt} run if Ctrl-C is pressed meanwhile. */
    public abstract <T> T during(Runnable onInterrupt, Supplier<T> work);
}
