package dev.boardwright.ai;

import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;

/**
 * A {@link GameSearcher} as a {@link Searcher} that refuses all other games. A class, because a lambda cannot implement a
 * generic method.
 */
record OneGameSearcher(Class<?> kind, GameSearcher<?, ?> searcher) implements Searcher {
    @Override
    public <S, M> SearchResult<M> search(
            Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        if (!kind.isInstance(game)) {
            throw new OptionException("this searcher plays " + kind.getSimpleName() + " only, not "
                    + game.info().name());
        }
        return this.<S, M>typed().search(game, state, limits, listener, stop);
    }

    /** Safe because {@link Searcher#of} ties S and M to the class, and a class implements Game with one S and M. */
    @SuppressWarnings("unchecked")
    private <S, M> GameSearcher<S, M> typed() {
        return (GameSearcher<S, M>) searcher;
    }
}
