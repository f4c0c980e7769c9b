package dev.boardwright.ai;

import dev.boardwright.core.Game;

/**
 * Plays a uniformly random legal move. The score is the evaluation after the move.
 *
 * <p>The move depends on the seed and the state alone. Use a new seed for each game to get different games.
 *
 * @param seed any number
 */
public record RandomSearcher(long seed) implements Searcher {
    @Override
    public <S, M> SearchResult<M> search(
            Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        MoveChoice<S, M> choice = new MoveChoice<>(game, state, seed);
        int code = choice.position.randomMove(choice.rng);
        return choice.answer(code, choice.valueAfter(code, game.evaluation()), listener);
    }
}
