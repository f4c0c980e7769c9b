package dev.boardwright.ai.prove;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import java.util.Arrays;

/**
 * The moves of one position in the order in which {@link BoundSearch} tries them. Reusable; owned by one thread. Apart from
 * minimax's picker, because all moves that need a search are scored and sorted here, and the others left out.
 */
final class SolverMoves {
    private static final int INDEX_BITS = 24;
    private static final long INDEX_MASK = (1L << INDEX_BITS) - 1;

    private final MoveBuffer moves = new MoveBuffer(64);

    /**
     * The moves to try, the next one last, then those tried. The high bits of a key are the move's promise, the low
     * bits the complement of its index, so that ties are tried in the generator's order.
     */
    private long[] keys = new long[64];

    private int kept;
    private int remaining;

    /** Lists the moves of {@code position}, without keeping any to try, and returns their number. */
    int list(Position<?> position) {
        moves.clear();
        position.moves(moves);
        kept = 0;
        remaining = 0;
        return moves.size();
    }

    /** The code of the move at {@code at} in the generator's order. */
    int code(int at) {
        return moves.get(at);
    }

    /** Keeps a move as one to try. */
    void keep(int at, long promise) {
        if (kept == keys.length) {
            keys = Arrays.copyOf(keys, 2 * kept);
        }
        keys[kept++] = (promise << INDEX_BITS) + (INDEX_MASK - at);
    }

    /** Puts the moves that were kept in order. */
    void sort() {
        Arrays.sort(keys, 0, kept);
        remaining = kept;
    }

    /** Whether there is another move to try. */
    boolean hasNext() {
        return remaining > 0;
    }

    /** The code of the next move to try. */
    int next() {
        return code(keys[--remaining]);
    }

    private int code(long key) {
        return moves.get((int) (INDEX_MASK - (key & INDEX_MASK)));
    }

    /** The number of moves tried. */
    int tried() {
        return kept - remaining;
    }

    /** The code of a move that was tried, from 1, the last one, to {@link #tried}, the first one. */
    int triedBefore(int back) {
        return code(keys[remaining + back - 1]);
    }
}
