package dev.boardwright.play.terminal;

import java.util.function.Supplier;
import org.jline.utils.Signals;

/** How Ctrl-C reaches the program where no terminal library brings it. */
enum Interrupts {
    /** It does not: input comes from somewhere else than a keyboard. */
    NONE {
        @Override
        <T> T during(Runnable onInterrupt, Supplier<T> work) {
            return work.get();
        }
    },
    /** As the signal that the system sends to the process. */
    OF_PROCESS {
        @Override
        <T> T during(Runnable onInterrupt, Supplier<T> work) {
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
    abstract <T> T during(Runnable onInterrupt, Supplier<T> work);
}
