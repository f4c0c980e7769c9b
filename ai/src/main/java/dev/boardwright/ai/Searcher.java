package dev.boardwright.ai;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameStateException;
import java.util.concurrent.Executor;

/**
 * Chooses moves, in any game.
 *
 * <p>A searcher is immutable and safe to share between threads. It keeps nothing between calls: the same searcher, with
 * one thread and limits of depth or nodes, gives the same answer to the same question every time. With another seed the
 * answer may differ.
 *
 * <p>To write one: implement this interface for any game, or {@link GameSearcher} for one game. {@link LevelProvider}
 * makes it a level that programs offer.
 */
public interface Searcher {
    /**
     * The move to play after a history of moves, with its score and line. In a game with a {@linkplain Game#repetition rule for
     * repetition} a searcher that looks at the past sees which moves repeat a position of it; all searchers of this library do.
     *
     * <p>When {@code stop} is given, or the calling thread is interrupted, the answer comes within 50 ms with the best
     * move so far. The thread stays interrupted.
     *
     * @throws GameStateException if the game is over
     */
    <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop);

    /** The move to play in {@code state}, before which nothing counts. */
    default <S, M> SearchResult<M> search(
            Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        return search(GameHistory.of(game, state), limits, listener, stop);
    }

    /** The {@code search} after a history without listener and stop signal. */
    default <S, M> SearchResult<M> search(GameHistory<S, M> history, SearchLimits limits) {
        return search(history, limits, SearchListener.none(), new StopSignal());
    }

    /** The full {@code search} without a stop signal. */
    default <S, M> SearchResult<M> search(Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener) {
        return search(game, state, limits, listener, new StopSignal());
    }

    /** The full {@code search} without listener and stop signal. */
    default <S, M> SearchResult<M> search(Game<S, M> game, S state, SearchLimits limits) {
        return search(game, state, limits, SearchListener.none());
    }

    /**
     * Starts a search in a daemon thread of its own and returns at once. The listener is called in that thread.
     *
     * @see SearchFuture
     */
    default <S, M> SearchFuture<M> searchAsync(
            Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener) {
        return searchAsync(game, state, limits, listener, SearchFuture::inNewThread);
    }

    /** Starts a search in a daemon thread of its own, without a listener, and returns at once. */
    default <S, M> SearchFuture<M> searchAsync(Game<S, M> game, S state, SearchLimits limits) {
        return searchAsync(game, state, limits, SearchListener.none());
    }

    /** Starts a search after a history of moves in a daemon thread of its own, and returns at once. */
    default <S, M> SearchFuture<M> searchAsync(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener) {
        return SearchFuture.start(stop -> search(history, limits, listener, stop), SearchFuture::inNewThread);
    }

    /** Starts a search as a task of {@code executor} and returns at once. The listener is called in that task. */
    default <S, M> SearchFuture<M> searchAsync(
            Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener, Executor executor) {
        return SearchFuture.start(stop -> search(game, state, limits, listener, stop), executor);
    }

    /**
     * A searcher of one kind of game as a {@code Searcher}. In any other game its {@code search} throws
     * {@link dev.boardwright.core.OptionException}.
     *
     * @param game the class of the games that it can play
     */
    static <S, M, G extends Game<S, M>> Searcher of(Class<G> game, GameSearcher<S, M> searcher) {
        return new OneGameSearcher(game, searcher);
    }
}
