package dev.boardwright.play.support;

import dev.boardwright.ai.StopSignal;
import org.jline.utils.Signals;

/**
 * Turns Ctrl-C into a {@link StopSignal} while it is open, so that long work can end with its result so far. A second
 * Ctrl-C ends the program.
 */
public final class Interruption implements AutoCloseable {
    /** The exit status of a program that was ended by Ctrl-C. */
    public static final int EXIT_STATUS = 130;

    private static final String SIGNAL = "INT";

    private final StopSignal signal = new StopSignal();
    private final Object previous;

    /** Begins to watch. */
    public Interruption() {
        previous = Signals.register(SIGNAL, () -> {
            signal.stop();
            Signals.registerDefault(SIGNAL);
        });
    }

    /** Given when the person has pressed Ctrl-C. */
    public StopSignal signal() {
        return signal;
    }

    /** The status to exit with: that of an interrupted program if it was, else 0. */
    public int exitStatus() {
        return signal.isStopped() ? EXIT_STATUS : 0;
    }

    @Override
    public void close() {
        Signals.unregister(SIGNAL, previous);
    }
}
