package dev.boardwright.ai.learn;

import dev.boardwright.ai.StopSignal;

/** A point in time, or never, for a part of the work; also reached when the whole is stopped. */
final class Deadline {
    private final StopSignal stop;
    private final long start = System.nanoTime();
    private final long nanos;

    private Deadline(StopSignal stop, long nanos) {
        this.stop = stop;
        this.nanos = nanos;
    }

    static Deadline never(StopSignal stop) {
        return new Deadline(stop, Long.MAX_VALUE);
    }

    static Deadline in(double seconds, StopSignal stop) {
        return new Deadline(stop, (long) (Math.max(0, seconds) * 1e9));
    }

    boolean isReached() {
        return stop.isStopped() || secondsLeft() <= 0;
    }

    double secondsLeft() {
        return nanos == Long.MAX_VALUE ? Double.POSITIVE_INFINITY : (nanos - (System.nanoTime() - start)) / 1e9;
    }

    /** The share of the time that has passed; 0 without a limit. */
    float progress() {
        return nanos == Long.MAX_VALUE ? 0 : Math.min(1, (System.nanoTime() - start) / (float) nanos);
    }
}
