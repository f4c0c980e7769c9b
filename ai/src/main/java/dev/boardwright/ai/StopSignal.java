package dev.boardwright.ai;

import java.util.function.BooleanSupplier;

/** Stops the searches and runs that it was passed to, from any thread. Once given, it stays given. Safe to share. */
public final class StopSignal {
    private final BooleanSupplier source;
    private volatile boolean stopped;

    /** A signal not yet given. */
    public StopSignal() {
        this(() -> false);
    }

    /**
     * A signal that is also given as soon as {@code source} returns true, for programs that cannot call {@link #stop}
     * while a search runs. Searches call it often, so it should be cheap.
     */
    public StopSignal(BooleanSupplier source) {
        this.source = source;
    }

    /** Gives the signal; searches that watch it answer with their best move so far within 50 ms. */
    public void stop() {
        stopped = true;
    }

    /** Whether the signal has been given. */
    public boolean isStopped() {
        if (!stopped && source.getAsBoolean()) {
            stopped = true;
        }
        return stopped;
    }

    @Override
    public String toString() {
        return stopped ? "stopped" : "not stopped";
    }
}
