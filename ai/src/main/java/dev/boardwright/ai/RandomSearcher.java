package dev.boardwright.ai;

import dev.boardwright.core.Game;

/**
 * Plays a legal move, each as likely as the others. The score it gives is the evaluation of what it plays.
 *
 * <p>The move depends on the seed and the state alone: a player who should not repeat itself gets a new seed each game.
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
