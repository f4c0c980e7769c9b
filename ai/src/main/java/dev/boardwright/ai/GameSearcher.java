package dev.boardwright.ai;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;

/**
 * Chooses moves in one kind of game. {@link Searcher#of} turns it into a {@link Searcher} for levels and matches.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
@FunctionalInterface
public interface GameSearcher<S, M> {
    /** The move to play in {@code state}; the contract is that of {@link Searcher}. */
    SearchResult<M> search(Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener, StopSignal stop);

    /** The move to play after a history of moves; by default that of the present state. */
    default SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        return search(history.game(), history.state(), limits, listener, stop);
    }
}
