package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The moves of one position, listed for {@link MctsNodes} from the most to the least promising. Owned by one thread. */
final class MctsChildren {
    private static final int INDEX_BITS = 24;
    private static final int RANDOM_BITS = 16;
    /** The factor that turns values from -1 to 1 into whole numbers. */
    private static final int STEPS = 1 << 20;

    /** The number of moves evaluated between two checks of the budget. Chosen by hand; not measured. */
    private static final int STRIDE = 64;

    /** The precision of the weights. Chosen by hand; not measured. */
    private static final int WEIGHTS_PER_UNIT = 32;

    /** At index {@code i} the weight of a move that is {@code i / WEIGHTS_PER_UNIT} temperatures worse than the best. */
    private static final float[] WEIGHTS = weights();

    private final MoveBuffer moves = new MoveBuffer();
    private long[] keys = new long[256];
    private float[] values = new float[256];
    private float[] priors = new float[256];
    private int[] evaluations = new int[256];
    private byte[] results = new byte[256];
    private boolean judged;

    /** No result: the game goes on after the move. */
    private static final byte ONGOING = 2;

    /**
     * Lists and evaluates the moves of a position that is not over; returns false if the budget ended first.
     *
     * @param only the moves to list if all others lose; null for all
     * @param temperature how much the priors differ; the smaller, the more
     */
    <S> boolean list(
            Position<S> position,
            @Nullable MoveBuffer only,
            MctsChance<S> chance,
            double temperature,
            Rng rng,
            Budget budget) {
        moves.clear();
        if (only == null) {
            position.moves(moves);
        } else {
            for (int i = 0; i < only.size(); i++) {
                moves.add(only.get(i));
            }
        }
        int count = moves.size();
        if (keys.length < count) {
            int length = 2 * count;
            keys = new long[length];
            values = new float[length];
            priors = new float[length];
            evaluations = new int[length];
            results = new byte[length];
        }
        judged = chance.isUseful();
        int mover = position.turn().sign();
        for (int from = 0; from < count; from += STRIDE) {
            int to = Math.min(count, from + STRIDE);
            if (judged) {
                chance.evaluate(position, moves, from, to, evaluations);
            }
            for (int i = from; i < to; i++) {
                judge(position, i, chance);
                keys[i] = key(mover * values[i], rng, i);
            }
            if (judged && to < count && budget.isSpent()) {
                return false;
            }
        }
        Arrays.sort(keys, 0, count);
        setPriors(count, mover, temperature);
        return true;
    }

    private <S> void judge(Position<S> position, int i, MctsChance<S> chance) {
        results[i] = ONGOING;
        if (!judged) {
            values[i] = 0;
        } else if (evaluations[i] == Evaluation.ENDED) {
            position.play(moves.get(i));
            results[i] = (byte) Integer.signum(position.margin());
            values[i] = results[i];
            position.undo();
        } else {
            values[i] = chance.ofValue(evaluations[i]);
        }
    }

    /** A small key for a high value; ties are in random order. */
    private static long key(float value, Rng rng, int index) {
        // Rounded, as it is not negative.
        long high = (long) ((1 - value) * STEPS + 0.5f);
        long random = rng.next() >>> (Long.SIZE - RANDOM_BITS);
        return (high << RANDOM_BITS | random) << INDEX_BITS | index;
    }

    private int at(int k) {
        return (int) keys[k] & ((1 << INDEX_BITS) - 1);
    }

    /** A softmax. The weights are from a table, because {@code Math.exp} took longer than some evaluations. */
    private void setPriors(int count, int mover, double temperature) {
        float unit = (float) (mover * WEIGHTS_PER_UNIT / temperature);
        float top = values[at(0)];
        float total = 0;
        for (int i = 0; i < count; i++) {
            priors[i] = judged ? WEIGHTS[Math.min((int) ((top - values[i]) * unit), WEIGHTS.length - 1)] : 1;
            total += priors[i];
        }
        for (int i = 0; i < count; i++) {
            priors[i] /= total;
        }
    }

    private static float[] weights() {
        float[] weights = new float[10 * WEIGHTS_PER_UNIT];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = (float) Math.exp(-(double) i / WEIGHTS_PER_UNIT);
        }
        return weights;
    }

    int size() {
        return moves.size();
    }

    /** The code of the k-th most promising move. */
    int code(int k) {
        return moves.get(at(k));
    }

    float value(int k) {
        return values[at(k)];
    }

    float prior(int k) {
        return priors[at(k)];
    }

    /** Whether the k-th move is known to end the game. */
    boolean isOver(int k) {
        return results[at(k)] != ONGOING;
    }

    /** The sign of the outcome after the k-th move, which ends the game. */
    int result(int k) {
        return results[at(k)];
    }
}
