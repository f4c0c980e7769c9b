package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.MoveBuffer;

/**
 * Plays the move after which {@link Game#greedyEvaluation} is highest for the mover; ties are broken uniformly at
 * random. Another evaluation that was given for the game takes its place. Nothing else counts: a move that wins at once is played only if the evaluation prefers it.
 *
 * <p>The move depends on the seed and the state alone. Use a new seed for each game to get different games.
 *
 * @param seed any number
 * @param evaluations the evaluations given for games
 */
public record GreedySearcher(long seed, Evaluations evaluations) implements Searcher {
    /** By each game's {@link Game#greedyEvaluation}. */
    public GreedySearcher(long seed) {
        this(seed, Evaluations.own());
    }

    @Override
    public <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        MoveChoice<S, M> choice = new MoveChoice<>(history, seed);
        Game<S, M> game = history.game();
        Evaluation<S> evaluation = history.evaluation(evaluations.given(game).orElseGet(game::greedyEvaluation))
                .forThread();
        evaluation.prepare(choice.position);
        MoveBuffer moves = new MoveBuffer();
        choice.position.moves(moves);
        int bestCode = moves.get(0);
        int best = choice.valueAfter(bestCode, evaluation);
        int equals = 1;
        for (int i = 1; i < moves.size() && !isStopped(stop); i++) {
            int code = moves.get(i);
            int value = choice.valueAfter(code, evaluation);
            equals = value > best ? 1 : value == best ? equals + 1 : equals;
            // The k-th of the equals replaces the last one with probability 1/k, so that all are equally likely.
            if (value > best || (value == best && choice.rng.below(equals) == 0)) {
                best = value;
                bestCode = code;
            }
        }
        return choice.answer(bestCode, best, listener);
    }

    private static boolean isStopped(StopSignal stop) {
        return stop.isStopped() || Thread.currentThread().isInterrupted();
    }
}
