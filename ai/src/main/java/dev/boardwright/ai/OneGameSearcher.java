package dev.boardwright.ai;

import dev.boardwright.core.GameHistory;
import dev.boardwright.core.OptionException;

/**
 * A {@link GameSearcher} as a {@link Searcher} that refuses all other games. A class, because a lambda cannot implement a
 * generic method.
 */
record OneGameSearcher(Class<?> kind, GameSearcher<?, ?> searcher) implements Searcher {
    @Override
    public <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        if (!kind.isInstance(history.game())) {
            throw new OptionException("this searcher plays " + kind.getSimpleName() + " only, not "
                    + history.game().info().name());
        }
        return this.<S, M>typed().search(history, limits, listener, stop);
    }

    /** Safe because {@link Searcher#of} ties S and M to the class, and a class implements Game with one S and M. */
    @SuppressWarnings("unchecked")
    private <S, M> GameSearcher<S, M> typed() {
        return (GameSearcher<S, M>) searcher;
    }
}
