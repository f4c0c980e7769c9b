package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Arrays;

/**
 * The evaluation as the first player's chances, from -1 (lost) over 0 (even) to 1 (won). Immutable.
 *
 * <p>The curve is x / sqrt(1 + x²) of the value in units of the scale: at one scale the chance to win is 85 %.
 */
final class MctsChance<S> {
    /** The positions from which a scale is estimated, and how far they are. Chosen by hand; not measured. */
    private static final int SAMPLES = 64;

    private static final int MAX_PLIES = 8;

    private final Evaluation<S> evaluation;
    private final double scale;
    private final float inverse;

    private MctsChance(Evaluation<S> evaluation, double scale) {
        this.evaluation = evaluation;
        this.scale = scale;
        inverse = (float) (1 / scale);
    }

    /**
     * With the scale of the evaluation or, if it has none, one estimated from a few random moves after
     * {@code position}.
     */
    static <S> MctsChance<S> of(Evaluation<S> evaluation, Position<S> position, Rng rng) {
        return new MctsChance<>(
                evaluation,
                evaluation.scale().isPresent() ? evaluation.scale().getAsInt() : found(evaluation, position, rng));
    }

    /** No evaluation. */
    static <S> MctsChance<S> none() {
        return new MctsChance<>((position, player) -> 0, 0);
    }

    /**
     * 1.5 times the median of nearby absolute values, or the largest if most are 0; 0 if all are. The factor is chosen by
     * hand; not measured.
     */
    private static <S> double found(Evaluation<S> evaluation, Position<S> position, Rng rng) {
        evaluation.prepare(position);
        double[] seen = new double[SAMPLES];
        double largest = 0;
        for (int i = 0; i < SAMPLES; i++) {
            int plies = 0;
            while (plies < 1 + i % MAX_PLIES && !position.isOver()) {
                position.play(position.randomMove(rng));
                plies++;
            }
            seen[i] = Math.abs(evaluation.evaluate(position, Player.FIRST));
            largest = Math.max(largest, seen[i]);
            for (; plies > 0; plies--) {
                position.undo();
            }
        }
        Arrays.sort(seen);
        double median = seen[SAMPLES / 2];
        return median == 0 ? largest : 1.5 * median;
    }

    /** The same chances for the use of one thread, see {@link Evaluation#forThread}. */
    MctsChance<S> forThread() {
        Evaluation<S> own = evaluation.forThread();
        return own == evaluation ? this : new MctsChance<>(own, scale);
    }

    /** Whether the evaluation distinguishes positions. */
    boolean isUseful() {
        return scale > 0;
    }

    /** Calls {@link Evaluation#prepare} on a fresh board, if the evaluation is used. */
    void prepare(Position<S> board) {
        if (isUseful()) {
            evaluation.prepare(board);
        }
    }

    /** The first player's chances in a position that is not over. */
    float of(Position<S> position) {
        return ofValue(evaluation.evaluate(position, Player.FIRST));
    }

    /** The first player's chances where this is the value for it. */
    float ofValue(int value) {
        float x = value * inverse;
        return x / (float) Math.sqrt(1 + x * x);
    }

    /** The values for the first player after some moves, see {@link Evaluation#evaluateMoves}. */
    void evaluate(Position<S> position, MoveBuffer moves, int from, int to, int[] values) {
        evaluation.evaluateMoves(position, Player.FIRST, moves, from, to, values);
    }

    /** The value of the evaluation for these chances; in hundredths if there is no useful evaluation. */
    int toValue(double chances) {
        double unit = isUseful() ? scale : 100;
        double bounded = Math.max(-0.9999, Math.min(chances, 0.9999));
        return Evaluation.clamp(Math.round(unit * bounded / Math.sqrt(1 - bounded * bounded)));
    }
}
