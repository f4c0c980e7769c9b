package dev.boardwright.ai;

import dev.boardwright.ai.internal.Failure;
import dev.boardwright.ai.internal.Watch;
import dev.boardwright.ai.internal.WatchedTask;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameHistory;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Another searcher under supervision, for programs that offer the levels of other people's jars: it answers with a legal move,
 * or throws a {@link BoardwrightException} whose message names it in one line, whatever the searcher does.
 *
 * <p>The searcher runs in a daemon thread of its own for each search, where the listener is called too. One that takes longer
 * than its time and {@code grace}, or does not end within {@code grace} of the signal or of an interrupt of the caller, is left
 * behind in that thread: its listener hears nothing more. Without a limit of time only these end the search. An exception of
 * the listener is thrown unchanged.
 *
 * @param name the name for messages, such as {@code the level minimax}
 * @param searcher the searcher to watch
 * @param grace the time beyond its limit after which it is left behind
 */
public record WatchedSearcher(String name, Searcher searcher, Duration grace) implements Searcher {
    /**
     * A level under supervision. Its searcher is made and closed for each search, in the time of that search and of the same
     * thread, so that a level that hangs there is left behind too.
     */
    public static WatchedSearcher of(Level level, SearchSettings settings, Duration grace) {
        return new WatchedSearcher("the level " + level.name(), new LevelSearcher(level, settings), grace);
    }

    @Override
    public <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        MoveChoice.ongoing(history);
        StopSignal end = new StopSignal(stop::isStopped);
        Watch watch = new Watch(time(history, limits).plus(grace), grace, end::isStopped);
        Hearing<M> hearing = new Hearing<>(listener);
        Optional<SearchResult<M>> answer;
        try {
            answer = WatchedTask.run(
                    "boardwright-level",
                    () -> Objects.requireNonNull(searcher.search(history, limits, hearing, end), "there is no result"),
                    end::stop,
                    watch);
        } catch (Throwable e) {
            RuntimeException ofListener = hearing.close();
            if (ofListener != null) {
                throw ofListener;
            }
            throw new BoardwrightException(name + " fails: " + Failure.text(e), e);
        }
        hearing.close();
        // For a search that was left behind.
        end.stop();
        SearchResult<M> result = answer.orElseThrow(() -> new BoardwrightException(name + " does not answer"));
        checkMove(history, result.move());
        return result;
    }

    /** The time after which the searcher is late without a signal. */
    private Duration time(GameHistory<?, ?> history, SearchLimits limits) {
        return limits.time()
                .or(() -> limits.clock().map(clock -> clock.left(history.turn())))
                .orElse(Duration.ofSeconds(Long.MAX_VALUE, 0).minus(grace));
    }

    private <S, M> void checkMove(GameHistory<S, M> history, M move) {
        boolean legal;
        try {
            legal = history.game().isLegal(history.state(), move);
        } catch (ClassCastException e) {
            // A move of another game.
            legal = false;
        }
        if (!legal) {
            throw new BoardwrightException(name + " fails: its move is not legal");
        }
    }

    /** Passes results on until it is closed. */
    private static final class Hearing<M> implements SearchListener<M> {
        private final SearchListener<M> listener;

        // Guarded by this.
        private @Nullable RuntimeException failure;
        private boolean closed;

        Hearing(SearchListener<M> listener) {
            this.listener = listener;
        }

        @Override
        public synchronized void onDepth(SearchResult<M> soFar) {
            if (closed) {
                return;
            }
            try {
                listener.onDepth(soFar);
            } catch (RuntimeException e) {
                failure = failure == null ? e : failure;
                throw e;
            }
        }

        /** Ends the calls, and returns what the listener threw. */
        synchronized @Nullable RuntimeException close() {
            closed = true;
            return failure;
        }
    }
}
