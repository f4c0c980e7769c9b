package dev.boardwright.ai;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Arrays;

/** The moves of one position, listed for {@link MctsTree} from the most to the least promising. Owned by one thread. */
final class MctsChildren {
    private static final int INDEX_BITS = 24;
    private static final int RANDOM_BITS = 16;
    /** The factor that turns values from -1 to 1 into whole numbers. */
    private static final int STEPS = 1 << 20;

    /** The number of moves evaluated between two checks of the budget. */
    private static final int STRIDE = 16;

    private final MoveBuffer moves = new MoveBuffer();
    private long[] keys = new long[256];
    private float[] values = new float[256];
    private float[] priors = new float[256];
    private byte[] sides = new byte[256];
    private byte[] results = new byte[256];
    private boolean judged;

    /** No result: the game goes on after the move. */
    private static final byte ONGOING = 2;

    /**
     * Lists and evaluates the moves of a position that is not over; returns false if the budget ended first.
     *
     * @param temperature how much the priors differ; the smaller, the more
     */
    <S> boolean list(Position<S> position, MctsChance<S> chance, double temperature, Rng rng, Budget budget) {
        moves.clear();
        position.moves(moves);
        int count = moves.size();
        if (keys.length < count) {
            int length = 2 * count;
            keys = new long[length];
            values = new float[length];
            priors = new float[length];
            sides = new byte[length];
            results = new byte[length];
        }
        judged = chance.isUseful();
        int mover = position.turn().sign();
        for (int i = 0; i < count; i++) {
            if (judged) {
                judge(position, i, chance);
                if (i % STRIDE == STRIDE - 1 && budget.isSpent()) {
                    return false;
                }
            } else {
                values[i] = 0;
                results[i] = ONGOING;
                sides[i] = 0;
            }
            keys[i] = key(mover * values[i], rng, i);
        }
        Arrays.sort(keys, 0, count);
        setPriors(count, mover, temperature);
        return true;
    }

    private <S> void judge(Position<S> position, int i, MctsChance<S> chance) {
        position.play(moves.get(i));
        sides[i] = (byte) position.turn().sign();
        if (position.isOver()) {
            results[i] = (byte) Integer.signum(position.margin());
            values[i] = results[i];
        } else {
            results[i] = ONGOING;
            values[i] = chance.of(position);
        }
        position.undo();
    }

    /** A small key for a high value; ties are in random order. */
    private static long key(float value, Rng rng, int index) {
        long high = Math.round((1 - value) * STEPS);
        long random = rng.next() >>> (Long.SIZE - RANDOM_BITS);
        return (high << RANDOM_BITS | random) << INDEX_BITS | index;
    }

    private int at(int k) {
        return (int) keys[k] & ((1 << INDEX_BITS) - 1);
    }

    private void setPriors(int count, int mover, double temperature) {
        double total = 0;
        float top = values[at(0)];
        for (int i = 0; i < count; i++) {
            double weight = judged ? Math.exp(mover * (values[i] - top) / temperature) : 1;
            priors[i] = (float) weight;
            total += weight;
        }
        for (int i = 0; i < count; i++) {
            priors[i] /= (float) total;
        }
    }

    int size() {
        return moves.size();
    }

    /** The code of the k-th most promising move. */
    int code(int k) {
        return moves.get(at(k));
    }

    /** The sign of the player to move after the k-th move; 0 if it is not known yet. */
    int side(int k) {
        return sides[at(k)];
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
