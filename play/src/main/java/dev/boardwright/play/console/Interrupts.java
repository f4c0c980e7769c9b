package dev.boardwright.play.console;

import java.util.function.Supplier;
import org.jline.utils.Signals;

/** The way in which Ctrl-C reaches the program without a terminal library. */
public enum Interrupts {
    /** No Ctrl-C: input does not come from a keyboard. */
    NONE {
        @Override
        public <T> T during(Runnable onInterrupt, Supplier<T> work) {
            return work.get();
        }
    },
    /** Ctrl-C is a signal from the system to the process. */
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

    /** The result of {@code work}. {@code onInterrupt} runs if Ctrl-C is pressed meanwhile. */
    public abstract <T> T during(Runnable onInterrupt, Supplier<T> work);
}
