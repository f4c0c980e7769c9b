package dev.boardwright.core.pattern;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.OptionalInt;

/**
 * A {@link PatternEvaluation} for one thread. For each side to move and each phase it keeps the board seen last and the sum
 * of its patterns' weights, and follows the bits that differ. It needs no hooks in {@code play} and {@code undo}, and any
 * position may come next.
 */
final class PatternSums<S> implements Evaluation<S> {
    private final PatternEvaluation<S> shared;
    private final BoardBits<S> bits;
    private final PatternWeights weights;
    private final Evaluation<S> base;
    private final int[][] through;
    private final boolean alike;
    private final int phases;
    private final long[] now;
    /** By side to move and phase. */
    private final Sum[] sums;

    /** The board seen last, for one side to move and phase. */
    private static final class Sum {
        final short[] weights;
        final int constant;
        final int factor;
        final long[] board;
        /** By pattern: the place of its weight. */
        final int[] places;

        int value;

        Sum(PatternWeights all, int group) {
            Patterns patterns = all.patterns();
            weights = all.table(group);
            constant = all.constant(group);
            factor = all.factor(group);
            board = new long[patterns.layout().words()];
            places = new int[patterns.count()];
            patterns.copyBases(places);
            for (int place : places) {
                value += weights[place];
            }
        }
    }

    PatternSums(
            PatternEvaluation<S> shared,
            BoardBits<S> bits,
            PatternWeights weights,
            Evaluation<S> base,
            int[][] through) {
        this.shared = shared;
        this.bits = bits;
        this.weights = weights;
        this.base = base;
        this.through = through;
        alike = bits.layout().isAlike();
        phases = bits.layout().phases();
        now = new long[bits.layout().words()];
        sums = new Sum[2 * phases];
    }

    private Sum sum(int side, int phase) {
        int at = side * phases + phase;
        Sum sum = sums[at];
        if (sum == null) {
            sum = new Sum(weights, alike ? phase : at);
            sums[at] = sum;
        }
        return sum;
    }

    @Override
    public int evaluate(Position<S> position, Player player) {
        Player mover = position.turn();
        bits.read(position, now);
        Sum sum = sum(mover.index(), bits.phase(now));
        long value = (long) sum.constant + (follow(sum) >> PatternWeights.FINE_BITS);
        if (sum.factor != 0) {
            value += (sum.factor * (long) base.evaluate(position, mover)) >> PatternWeights.FACTOR_BITS;
        }
        int bounded = Evaluation.clamp(value);
        return player == mover ? bounded : -bounded;
    }

    private int follow(Sum sum) {
        long[] board = sum.board;
        int[] places = sum.places;
        short[] table = sum.weights;
        int value = sum.value;
        for (int word = 0; word < board.length; word++) {
            long changed = now[word] ^ board[word];
            board[word] = now[word];
            for (; changed != 0; changed &= changed - 1) {
                int[] list = through[word << 6 | Long.numberOfTrailingZeros(changed)];
                for (int i = 0; i < list.length; i += 2) {
                    int pattern = list[i];
                    int old = places[pattern];
                    int next = old ^ list[i + 1];
                    places[pattern] = next;
                    value += table[next] - table[old];
                }
            }
        }
        sum.value = value;
        return value;
    }

    @Override
    public Evaluation<S> forThread() {
        return shared.forThread();
    }

    @Override
    public void prepare(Position<S> position) {
        base.prepare(position);
    }

    @Override
    public boolean hasPromises() {
        return base.hasPromises();
    }

    @Override
    public int promise(Position<S> position, int code) {
        return base.promise(position, code);
    }

    @Override
    public OptionalInt scale() {
        return shared.scale();
    }
}
