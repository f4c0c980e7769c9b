package dev.boardwright.ai.prove;

/**
 * The first moves of positions in the order in which {@link ThreatProver} tries them, each with a number, by the hash of the
 * board as it stands. Owned by one thread.
 *
 * <p>Lists replace each other, so that a list may be missing at any time.
 */
final class MoveLists {
    /** The most moves of a list. */
    static final int LONGEST = 31;

    private static final int LEAST_LISTS = 1 << 6;

    private final int mostLists;
    private long[] hashes = new long[LEAST_LISTS];
    /** The length of each list plus 1; 0 if there is none. */
    private byte[] lengths = new byte[LEAST_LISTS];

    private boolean[] complete = new boolean[LEAST_LISTS];
    private int[] codes = new int[LONGEST * LEAST_LISTS];
    private byte[] numbers = new byte[LONGEST * LEAST_LISTS];
    private int stored;

    /** No lists; there may be {@code mostLists}, a power of two. */
    MoveLists(int mostLists) {
        this.mostLists = mostLists;
    }

    private int slot(long hash) {
        return (int) hash & (lengths.length - 1);
    }

    /** The number of moves in the list of a position; -1 if there is no list. */
    int length(long hash) {
        int slot = slot(hash);
        return hashes[slot] == hash ? lengths[slot] - 1 : -1;
    }

    /** Whether the list of a position, which is there, has all moves. */
    boolean isComplete(long hash) {
        return complete[slot(hash)];
    }

    int code(long hash, int at) {
        return codes[LONGEST * slot(hash) + at];
    }

    int number(long hash, int at) {
        return numbers[LONGEST * slot(hash) + at];
    }

    /** Keeps the first moves of a list of {@code count}, and their numbers, which are at most 127. */
    void store(long hash, int[] moves, int[] numbersOfMoves, int count) {
        store(hash, moves, count);
        int slot = slot(hash);
        for (int i = 0; i < lengths[slot] - 1; i++) {
            numbers[LONGEST * slot + i] = (byte) numbersOfMoves[i];
        }
    }

    /** Keeps the first moves of a list of {@code count}, without numbers. The memory grows with what is stored. */
    void store(long hash, int[] moves, int count) {
        if (++stored > lengths.length && lengths.length < mostLists) {
            int lists = 4 * lengths.length;
            hashes = new long[lists];
            lengths = new byte[lists];
            complete = new boolean[lists];
            codes = new int[LONGEST * lists];
            numbers = new byte[LONGEST * lists];
            stored = 0;
        }
        int slot = slot(hash);
        int length = Math.min(count, LONGEST);
        hashes[slot] = hash;
        lengths[slot] = (byte) (length + 1);
        complete[slot] = count <= LONGEST;
        System.arraycopy(moves, 0, codes, LONGEST * slot, length);
    }
}
