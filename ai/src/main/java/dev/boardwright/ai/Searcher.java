package dev.boardwright.ai;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;

/**
 * Chooses moves, in any game.
 *
 * <p>A searcher is immutable and safe to share: two searches in two threads never disturb each other. It keeps nothing
 * between calls, so that the same searcher, with one thread and limits of depth or nodes, gives the same answer to the
 * same question every time; where it has a seed, another seed may give another answer of the same quality.
 */
public interface Searcher {
    /**
     * The move to play in {@code state}, and what the search found on the way.
     *
     * <p>When {@code stop} is given, or the thread that called is interrupted, the answer comes within 50 ms with the best
     * move so far; the thread stays interrupted.
     *
     * @throws BoardwrightException if the game is over
     */
    <S, M> SearchResult<M> search(
            Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener, StopSignal stop);

    /** As the full {@code search}, without a signal to stop it. */
    default <S, M> SearchResult<M> search(Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener) {
        return search(game, state, limits, listener, new StopSignal());
    }

    /** As the full {@code search}, with neither listener nor signal. */
    default <S, M> SearchResult<M> search(Game<S, M> game, S state, SearchLimits limits) {
        return search(game, state, limits, SearchListener.none());
    }
}
