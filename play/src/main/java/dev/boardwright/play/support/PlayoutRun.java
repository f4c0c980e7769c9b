package dev.boardwright.play.support;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Arrays;

/**
 * Plays random games for a time, and counts. Owned by one thread.
 *
 * @param <S> the game's state
 */
public final class PlayoutRun<S> {
    /** The clock is looked at about this often: seldom enough to cost nothing, often enough to end on time. */
    private static final long NANOS_PER_BATCH = 500_000;

    private final Position<S> start;
    private final Position<S> position;
    private final Rng rng;
    /** Games by how they ended for the first player, from lost to won: every one of them ended. */
    private final long[] outcomes = new long[3];

    private int batch = 1;
    private long playouts;
    private long plies;
    private long nanos;

    /** A run from {@code start}; {@code position} is another working board of the same game, to play on. */
    public PlayoutRun(Position<S> start, Position<S> position, Rng rng) {
        this.start = start;
        this.position = position;
        this.rng = rng;
    }

    /** Plays whole games, at least one, for so long or until {@code stop} is given. */
    public void run(long forNanos, StopSignal stop) {
        long begin = System.nanoTime();
        long last = begin;
        do {
            playBatch();
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

    private void playBatch() {
        for (int i = 0; i < batch; i++) {
            position.copyFrom(start);
            plies += position.playOut(rng);
            outcomes[1 + position.outcome().sign()]++;
        }
        playouts += batch;
    }

    /** Forgets what was counted; the random numbers go on. */
    public void forget() {
        Arrays.fill(outcomes, 0);
        playouts = 0;
        plies = 0;
        nanos = 0;
    }

    /** How many games were played. */
    public long playouts() {
        return playouts;
    }

    /** How many moves were made in them. */
    public long plies() {
        return plies;
    }

    /** How many games ended so: won, lost or drawn. */
    public long count(Outcome outcome) {
        return outcomes[1 + outcome.sign()];
    }

    /** How long it took. */
    public double seconds() {
        return nanos / 1e9;
    }
}
