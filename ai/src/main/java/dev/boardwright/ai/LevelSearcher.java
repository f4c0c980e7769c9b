package dev.boardwright.ai;

import dev.boardwright.ai.internal.WatchedTask;
import dev.boardwright.core.GameHistory;
import java.time.Duration;
import java.util.Objects;

/** A level as a searcher: makes the level's searcher for each search, and closes it afterwards. */
record LevelSearcher(Level level, SearchSettings settings) implements Searcher {
    /** Short, because the answer has to wait for it. */
    private static final Duration LONGEST_END = Duration.ofSeconds(1);

    @Override
    public <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        Searcher searcher = Objects.requireNonNull(level.searchers().apply(settings), "there is no searcher");
        try {
            return searcher.search(history, limits, listener, stop);
        } finally {
            WatchedTask.close(searcher, LONGEST_END);
        }
    }
}
