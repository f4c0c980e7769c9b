package dev.boardwright.ai;

import dev.boardwright.core.Rng;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The moves at the root, by their index in the generator's order: the order to try them, and the best one so far of the
 * line that is searched. {@link AlphaBeta} owns it and keeps the order from one search to the next.
 */
final class RootMoves {
    private final int[] order;
    /** By index: the value or bound of the move when it was last searched. */
    private final int[] values;

    /** By index: whether the running search has searched the move. */
    private final boolean[] tried;

    /** By index: what is proven of a move apart from the search; null if nothing is. */
    private final @Nullable Score[] known;

    private int from;
    private int best = -1;
    private int bestValue;
    private int[] bestLine = {};

    /** {@code count} moves in a random order. */
    RootMoves(int count, long seed) {
        order = new int[count];
        values = new int[count];
        tried = new boolean[count];
        known = new Score[count];
        Rng rng = new Rng(seed);
        for (int i = 0; i < count; i++) {
            int j = rng.below(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
    }

    int count() {
        return order.length;
    }

    /** Starts a line: all moves except the first {@code skipped} of the order, which already have lines. */
    void beginLine(int skipped) {
        from = skipped;
        best = -1;
    }

    /** Starts a search of the line with other bounds. The best move so far comes first. */
    void beginSearch() {
        Arrays.fill(tried, false);
        promoteBest();
    }

    /** Ends a line: its best move takes the first place. After the first depth the others are sorted by their values. */
    void endLine(boolean firstDepth) {
        if (firstDepth) {
            sort();
        }
        promoteBest();
    }

    /** Records the value of a move of the running search. */
    void searched(int index, int value) {
        tried[index] = true;
        values[index] = value;
    }

    /** Records that a move is the best so far and exceeds the lower bound of the search. */
    void improved(int index, int value, int[] line) {
        best = index;
        bestValue = value;
        bestLine = line;
    }

    /** Notes the proven score of a move, which is not searched from now on. */
    void know(int index, Score score) {
        known[index] = score;
    }

    /** The proven score of a move, if it is known apart from the search. */
    @Nullable
    Score known(int index) {
        return known[index];
    }

    /** Whether there is a move other than this one that is not known to lose. */
    boolean hasOthers(int index) {
        return IntStream.range(0, known.length).anyMatch(other -> other != index && known[other] == null);
    }

    /** The place in the order where the running search starts. */
    int from() {
        return from;
    }

    /** The order to try the moves in. */
    int[] order() {
        return order;
    }

    /** Whether the running search has found a move that exceeds its lower bound. */
    boolean hasBest() {
        return best >= 0;
    }

    /** The value of the best move, or a lower bound of it. */
    int bestValue() {
        return bestValue;
    }

    /** The codes of the line that begins with the best move. */
    int[] bestLine() {
        return bestLine;
    }

    /** The first move that the running search has not searched; -1 if there is none. */
    int untried() {
        return Arrays.stream(order, from, order.length)
                .filter(index -> !tried[index])
                .findFirst()
                .orElse(-1);
    }

    /** Puts the best move, if there is one, before the others of its line; the rest keep their order. */
    private void promoteBest() {
        if (!hasBest()) {
            return;
        }
        int place = from;
        while (order[place] != best) {
            place++;
        }
        System.arraycopy(order, from, order, from + 1, place - from);
        order[from] = best;
    }

    /** Sorts the moves of the running search by their last values. The sort is stable. */
    private void sort() {
        for (int i = from + 1; i < order.length; i++) {
            int index = order[i];
            int j = i;
            while (j > from && values[order[j - 1]] < values[index]) {
                order[j] = order[j - 1];
                j--;
            }
            order[j] = index;
        }
    }
}
