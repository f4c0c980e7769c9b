package dev.boardwright.ai;

import dev.boardwright.core.GameHistory;

/**
 * Chooses moves in one kind of game. {@link Searcher#of} turns it into a {@link Searcher} for levels and matches.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
@FunctionalInterface
public interface GameSearcher<S, M> {
    /** The move to play after a history of moves; the contract is that of {@link Searcher}. */
    SearchResult<M> search(GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop);
}
