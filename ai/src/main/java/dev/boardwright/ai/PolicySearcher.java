package dev.boardwright.ai;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Policy;

/**
 * Plays as one of the game's own {@linkplain Game#policies policies} does. The score it gives is the evaluation of what it
 * plays.
 *
 * <p>The move depends on the seed and the state alone: a player who should not repeat itself gets a new seed each game.
 *
 * @param policy the name of the policy; a search in a game that has none of that name is refused
 * @param seed any number
 */
public record PolicySearcher(String policy, long seed) implements Searcher {
    @Override
    public <S, M> SearchResult<M> search(
            Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        MoveChoice<S, M> choice = new MoveChoice<>(game, state, seed);
        int code = policyOf(game).choose(choice.position, choice.rng);
        return choice.answer(code, choice.valueAfter(code, game.evaluation()), listener);
    }

    private <S> Policy<S> policyOf(Game<S, ?> game) {
        return game.policies().stream()
                .filter(candidate -> candidate.name().equals(policy))
                .findFirst()
                .orElseThrow(() -> new OptionException(
                        game.info().name() + " has no policy " + BoardwrightException.quote(policy)));
    }
}
