package dev.boardwright.ai.match;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.internal.Failure;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameHistory;

/** Stands for a searcher that could not be made: every search fails with the reason. */
record FailedSearcher(Throwable reason) implements Searcher {
    @Override
    public <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        throw new BoardwrightException("the player could not be made: " + Failure.text(reason), reason);
    }
}
