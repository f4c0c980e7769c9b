package dev.boardwright.ai;

import org.jspecify.annotations.Nullable;

/**
 * The moves of principal nodes that the threads of one search have just found better than those before them, and whose values
 * they are searching. The other threads join that search: if they compared further moves with the old bound meanwhile, they would
 * find some of them better too, and search their values in vain.
 *
 * <p>A hint, not a lock: a node may take the place of another one. The entries are immutable, so that they are seen whole or not
 * at all, although nothing is synchronised.
 */
final class Improvements {
    /** No move: codes are not negative. */
    static final int NONE = -1;

    /** More than the principal nodes of most searches, so that few share a slot. A power of two. Chosen by hand; not measured. */
    private static final int SLOTS = 1 << 12;

    /** A move of the position with this key, searched to this depth. */
    private record Improvement(long key, int depth, int code) {}

    private final @Nullable Improvement[] rising = new Improvement[SLOTS];

    /** The code of the move of a node that a thread has found better and whose value it is searching; {@link #NONE} if none. */
    int rising(long key, int depth) {
        Improvement there = rising[slot(key)];
        return there != null && there.key == key && there.depth == depth ? there.code : NONE;
    }

    /** Notes that a move is better than those before it and that its value is going to be searched. */
    void begin(long key, int depth, int code) {
        rising[slot(key)] = new Improvement(key, depth, code);
    }

    /** Notes that the search of a move has ended, whatever it found. */
    void end(long key, int depth, int code) {
        if (rising(key, depth) == code) {
            rising[slot(key)] = null;
        }
    }

    private static int slot(long key) {
        return (int) (key >>> 40) & (SLOTS - 1);
    }
}
