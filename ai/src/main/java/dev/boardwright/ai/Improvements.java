package dev.boardwright.ai;

import org.jspecify.annotations.Nullable;

/**
 * What the threads of one search tell each other about nodes of the principal variation: which move has turned out better than
 * those before it. While its value is searched the others join that search instead of comparing further moves with the old
 * bound; afterwards they compare with the new one.
 *
 * <p>A hint, not a lock: a node may take the place of another one. The entries are immutable, so that
 * they are seen whole or not at all, although nothing is synchronised.
 */
final class Improvements {
    /** No move: codes are not negative. */
    static final int NONE = -1;

    /** More than the principal nodes of most searches, so that few share a slot. A power of two. Chosen by hand; not measured. */
    private static final int SLOTS = 1 << 12;

    /** A move of the node with this key, searched to this depth, and its value if that is known. */
    record Improvement(long key, int depth, int code, int value) {
        private boolean isOf(long otherKey, int otherDepth) {
            return key == otherKey && depth == otherDepth;
        }
    }

    private final @Nullable Improvement[] rising = new Improvement[SLOTS];
    private final @Nullable Improvement[] best = new Improvement[SLOTS];

    /** The code of the move of a node that a thread has found better and whose value it is searching; {@link #NONE} if none. */
    int rising(long key, int depth) {
        Improvement there = rising[slot(key)];
        return there != null && there.isOf(key, depth) ? there.code() : NONE;
    }

    /** Notes that a move is better than those before it and that its value is going to be searched. */
    void begin(long key, int depth, int code) {
        rising[slot(key)] = new Improvement(key, depth, code, 0);
    }

    /** Notes that the search of a move has ended, whatever it found. */
    void end(long key, int depth, int code) {
        if (rising(key, depth) == code) {
            rising[slot(key)] = null;
        }
    }

    /** The best move of a node with its value, the last one that a thread has found; null if there is none. */
    @Nullable
    Improvement best(long key, int depth) {
        Improvement there = best[slot(key)];
        return there != null && there.isOf(key, depth) ? there : null;
    }

    /** Notes the exact value of the best move of a node so far. */
    void found(long key, int depth, int code, int value) {
        best[slot(key)] = new Improvement(key, depth, code, value);
    }

    private static int slot(long key) {
        return (int) (key >>> 40) & (SLOTS - 1);
    }
}
