package dev.boardwright.ai.match;

import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.internal.Watch;
import dev.boardwright.ai.internal.WatchedTask;
import dev.boardwright.core.BoardwrightException;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A player in one game: its searcher, and its effort so far. The searcher is made in a thread that may be left behind, and
 * closed in another one.
 */
final class Seat implements AutoCloseable {
    private final MatchPlayer player;
    private final long seed;
    private final Patience patience;
    private Effort effort = Effort.NONE;

    // Guarded by this.
    private @Nullable Searcher searcher;
    private boolean closed;

    /**
     * How long a match waits for a player apart from its moves.
     *
     * @param start the longest time for making the searcher of a game
     * @param end the longest time for closing it
     */
    record Patience(Duration start, Duration end) {
        /** A start takes longer only if an engine misses several of its own deadlines; the end is longer than they need to quit. */
        static final Patience USUAL = new Patience(Match.LONGEST_START, Duration.ofSeconds(10));
    }

    Seat(MatchPlayer player, long seed, Patience patience) {
        this.player = player;
        this.seed = seed;
        this.patience = patience;
    }

    /** Makes the searcher if it has not been made, and returns it. One that cannot be made fails in its first search. */
    Searcher make() {
        if (!isMade()) {
            try {
                take(player.searchers().apply(seed));
            } catch (Throwable e) {
                take(new FailedSearcher(e));
            }
        }
        return searcher();
    }

    /**
     * Makes the searcher in a thread of its own, and returns it. One that is not ready in time fails in its first search.
     *
     * @param over asked now and then; true shortens the time
     */
    Searcher makeWatched(BooleanSupplier over) {
        StopSignal stop = new StopSignal(over);
        Watch watch = new Watch(patience.start(), patience.end(), stop::isStopped);
        return WatchedTask.run("boardwright-start", this::make, stop::stop, watch)
                .orElseGet(() -> take(new FailedSearcher(new BoardwrightException("it is not ready"))));
    }

    private synchronized boolean isMade() {
        return searcher != null;
    }

    /** Sits down, and returns who sits there. A searcher that comes too late is closed instead. */
    private Searcher take(Searcher made) {
        Objects.requireNonNull(made, "there is no searcher");
        Searcher sitting;
        synchronized (this) {
            if (searcher == null && !closed) {
                searcher = made;
            }
            sitting = searcher;
        }
        if (sitting != made) {
            WatchedTask.close(made, patience.end());
        }
        return sitting == null ? made : sitting;
    }

    MatchPlayer player() {
        return player;
    }

    synchronized Searcher searcher() {
        return Objects.requireNonNull(searcher, "the searcher has not been made");
    }

    Effort effort() {
        return effort;
    }

    void setEffort(Effort value) {
        effort = value;
    }

    /** How long making the searcher may take. */
    long mostNanosToStart() {
        return TimeUnit.NANOSECONDS.convert(patience.start());
    }

    /** How long a move may take. */
    long mostNanos(Duration grace) {
        Duration most = player.limits().time().orElse(Match.LONGEST_MOVE).plus(grace);
        // The longest time that a long can hold instead of an overflow.
        return TimeUnit.NANOSECONDS.convert(most);
    }

    @Override
    public void close() {
        Searcher made;
        synchronized (this) {
            closed = true;
            made = searcher;
        }
        WatchedTask.close(made, patience.end());
    }
}
