package dev.boardwright.ai;

/** Stops whatever it was handed to, from any thread: once given, it stays given. Safe to share. */
public final class StopSignal {
    private volatile boolean stopped;

    /** A signal not yet given. */
    public StopSignal() {}

    /** Gives the signal; searches that watch it answer with their best move so far within 50 ms. */
    public void stop() {
        stopped = true;
    }

    /** Whether the signal has been given. */
    public boolean isStopped() {
        return stopped;
    }

    @Override
    public String toString() {
        return stopped ? "stopped" : "not stopped";
    }
}
