package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Arrays;
import java.util.OptionalDouble;

/**
 * Plays like a person of a given strength: minimax with a small depth and errors in the evaluation. The error depends
 * on the position, so that mistakes are consistent like a person's. Proven wins are not affected. Threats beyond the depth are
 * not seen.
 *
 * <p>The move depends on the seed and the state alone, unless time runs out.
 */
record GradedSearcher(Grade grade, SearchSettings settings) implements Searcher {
    /** More than enough for the positions of any {@link Grade}. */
    private static final int MOST_MEGABYTES = 16;

    @Override
    public <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        Game<S, M> game = history.game();
        Position<S> root = MoveChoice.ongoing(history).withoutHistory();
        Budget budget = new Budget(limits, root.turn(), stop);
        Evaluation<S> evaluation = settings.evaluations().of(game).forThread();
        OptionalDouble difference = usualDifference(root, evaluation, budget);
        if (difference.isEmpty()) {
            return MoveChoice.firstMoves(history, evaluation, settings.multiPv(), budget);
        }
        // No limit of time, which the signal watches: with one, minimax asks a prover, which sees more than the level
        // should.
        SearchLimits own = SearchLimits.ofDepth(
                        Math.min(grade.depth(), limits.depth().orElse(grade.depth())))
                .withNodes(Math.min(grade.nodes(), limits.nodes().orElse(grade.nodes())));
        // A new table and one thread, so that the move depends on the state and the seed alone.
        SearchSettings alone = SearchSettings.create()
                .withSeed(settings.seed())
                .withMegabytes(Math.min(settings.megabytes(), MOST_MEGABYTES))
                .withMultiPv(settings.multiPv())
                .withEvaluations(Evaluations.only(game, misjudging(game, evaluation, difference.getAsDouble())));
        return Minimax.of(alone).withThreats(false).search(history, own, listener, new StopSignal(budget::isSpent));
    }

    /** Without a scale, so that minimax cuts off no position that only an error puts far above the window. */
    private <S> Evaluation<S> misjudging(Game<S, ?> game, Evaluation<S> evaluation, double usualDifference) {
        double size = GameTuning.of(game).error(grade) * usualDifference;
        if (size < 1) {
            return evaluation;
        }
        long salt = Rng.mix(settings.seed());
        return (position, player) -> {
            long bits = Rng.mix(position.hash() ^ salt);
            // The sum of two uniform numbers: small errors are more common than large ones.
            double error = (int) bits + (double) (int) (bits >>> Integer.SIZE);
            return Evaluation.clamp(evaluation.evaluate(position, player)
                    + player.sign() * Math.round(size * error / -(double) Integer.MIN_VALUE));
        };
    }

    /** The median distance of the moves' values from their median, at least 1; empty if the budget ended first. */
    private static <S> OptionalDouble usualDifference(Position<S> root, Evaluation<S> evaluation, Budget budget) {
        evaluation.prepare(root);
        MoveBuffer moves = new MoveBuffer();
        root.moves(moves);
        Player mover = root.turn();
        double[] values = new double[moves.size()];
        for (int i = 0; i < values.length; i++) {
            if (budget.isSpent()) {
                return OptionalDouble.empty();
            }
            root.play(moves.get(i));
            values[i] = evaluation.evaluate(root, mover);
            root.undo();
        }
        double median = median(values);
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.abs(values[i] - median);
        }
        return OptionalDouble.of(Math.max(1, median(values)));
    }

    private static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }
}
