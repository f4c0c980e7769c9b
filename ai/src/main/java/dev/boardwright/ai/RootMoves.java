package dev.boardwright.ai;

import dev.boardwright.core.Rng;

/**
 * The moves at the root, by their index in the generator's order: the order to try them in, and what the running search
 * has found among them. Owned by one thread.
 */
final class RootMoves {
    private final int[] order;
    /** By index: what the move was worth when it was last searched, or a bound. */
    private final int[] values;

    private int from;
    private int tried;
    private int best;
    private int bestValue;
    private int[] bestLine = {};

    /** As many moves, in an order that the seed decides. */
    RootMoves(int count, long seed) {
        order = new int[count];
        values = new int[count];
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

    /** Begins a search over all moves but the first {@code skipped} of the order, which have lines already. */
    void begin(int skipped) {
        from = skipped;
        best = -1;
        beginAgain();
    }

    /** Begins the search again with other bounds; what it found stands until it finds something. */
    void beginAgain() {
        tried = 0;
    }

    /** The running search has searched the next move. */
    void searched(int index, int value) {
        tried++;
        values[index] = value;
    }

    /** The move just searched is the best so far, and better than the search was told to expect at least. */
    void improved(int index, int value, int[] line) {
        best = index;
        bestValue = value;
        bestLine = line;
    }

    /** Where in the order the running search begins. */
    int from() {
        return from;
    }

    /** The order to try the moves in. */
    int[] order() {
        return order;
    }

    /** Whether the running search has found a move better than it was told to expect at least. */
    boolean hasBest() {
        return best >= 0;
    }

    /** What that move is worth, or at least. */
    int bestValue() {
        return bestValue;
    }

    /** The codes of the line that begins with that move. */
    int[] bestLine() {
        return bestLine;
    }

    /** The first move that the running search has not come to; -1 if there is none. */
    int untried() {
        return from + tried < order.length ? order[from + tried] : -1;
    }

    /** Puts the best move before the others of its search; the rest keep their order. */
    void promoteBest() {
        int place = from;
        while (order[place] != best) {
            place++;
        }
        System.arraycopy(order, from, order, from + 1, place - from);
        order[from] = best;
    }

    /** Orders the moves from the first of the running search by what they were last worth; equals keep their order. */
    void sort() {
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
