package dev.boardwright.ai;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Policy;

/**
 * Plays with one of the game's own {@linkplain Game#policies policies}. The score is the evaluation after the move.
 *
 * <p>The move depends on the seed and the state alone. Use a new seed for each game to get different games.
 *
 * @param policy the name of the policy; a search in a game without it throws an exception
 * @param seed any number
 */
public record PolicySearcher(String policy, long seed) implements Searcher {
    @Override
    public <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        MoveChoice<S, M> choice = new MoveChoice<>(history, seed);
        int code = policyOf(history.game()).choose(choice.position.withoutHistory(), choice.rng);
        return choice.answer(
                code, choice.valueAfter(code, history.evaluation(history.game().evaluation())), listener);
    }

    private <S> Policy<S> policyOf(Game<S, ?> game) {
        return game.policies().stream()
                .filter(candidate -> candidate.name().equals(policy))
                .findFirst()
                .orElseThrow(() -> new OptionException(
                        game.info().name() + " has no policy " + BoardwrightException.quote(policy)));
    }
}
