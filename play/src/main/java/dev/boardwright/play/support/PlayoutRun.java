package dev.boardwright.play.support;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;

/** Plays random games for a time, and counts. Owned by one thread. */
public final class PlayoutRun {
    /** The clock is read about this often. */
    private static final long NANOS_PER_BATCH = 2_000_000;

    private final Position<?> start;
    private final Rng rng;
    private final PlayoutCounts tally = new PlayoutCounts();
    private int batch = 1;
    private long nanos;

    /** A run from {@code start}. */
    public PlayoutRun(Position<?> start, Rng rng) {
        this.start = start;
        this.rng = rng;
    }

    /** Plays whole games, at least one, until the time is up or {@code stop} is given. */
    public void run(long forNanos, StopSignal stop) {
        long begin = System.nanoTime();
        long last = begin;
        do {
            start.playOuts(rng, batch, tally);
            long now = System.nanoTime();
            long took = now - last;
            last = now;
            if (took < NANOS_PER_BATCH / 2) {
                batch = Math.min(2 * batch, 1 << 20);
            } else if (took > 2 * NANOS_PER_BATCH) {
                batch = Math.max(batch / 2, 1);
            }
        } while (last - begin < forNanos && !stop.isStopped());
        nanos += last - begin;
    }

    /** Resets the counts. The sequence of random numbers continues. */
    public void forget() {
        tally.clear();
        nanos = 0;
    }

    /** The games that were played. */
    public PlayoutCounts tally() {
        return tally;
    }

    /** The time that it took. */
    public double seconds() {
        return nanos / 1e9;
    }
}
