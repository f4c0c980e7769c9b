package dev.boardwright.ai;

import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Rng;

/**
 * Plays a uniformly random legal move. The score is the evaluation after the move.
 *
 * <p>The move depends on the seed, the state and the number of moves before it alone. Use a new seed for each game to get different games.
 *
 * @param seed any number
 */
public record RandomSearcher(long seed) implements Searcher {
    @Override
    public <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        // Without the number of the move, two random players would go round in circles in a game whose positions
        // repeat.
        MoveChoice<S, M> choice = new MoveChoice<>(history, seed ^ Rng.mix(history.ply()));
        int code = choice.position.randomMove(choice.rng);
        return choice.answer(
                code, choice.valueAfter(code, history.evaluation(history.game().evaluation())), listener);
    }
}
