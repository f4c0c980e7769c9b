package dev.boardwright.ai.internal;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;

/** The memory that a search leaves free when it grows, for the rest of the search and of the program. */
public final class SpareMemory {
    /** The bounds of what is left free, 4 and 16 MB. Chosen by hand; ShortageTest shows that they are enough. */
    private static final int LEAST_WORDS = 1 << 19;

    private static final int MOST_WORDS = 1 << 21;
    /** A megabyte with its header: large, because collectors copy small pieces, and within the smallest region of G1. */
    private static final int WORDS_OF_PIECE = (1 << 17) - 2;

    private SpareMemory() {}

    /**
     * Checks that there is memory for {@code words} of eight bytes, and as much again to leave free, from 4 to 16 MB. Of a
     * larger amount only 16 MB are checked, because that takes time.
     *
     * @throws OutOfMemoryError if there is not so much
     */
    public static void check(long words) {
        Runtime runtime = Runtime.getRuntime();
        long used = runtime.totalMemory() - runtime.freeMemory();
        probe(wordsToProbe(words, runtime.maxMemory() - used));
    }

    /** How many words to allocate on trial if this many bytes look free; 0 if that is plenty. */
    static int wordsToProbe(long words, long freeBytes) {
        int taken = (int) Math.min(words, MOST_WORDS);
        int spare = Math.max(LEAST_WORDS, taken);
        return freeBytes / (2L * Long.BYTES) < words + spare ? taken + spare : 0;
    }

    /**
     * Allocates memory in pieces, because memory that looks used may be free. Other threads lose nothing meanwhile: if they
     * need a piece, the virtual machine frees it, and it is missing in the end. One thread at a time, because two would take
     * pieces from each other.
     */
    private static synchronized void probe(int words) {
        List<SoftReference<long[]>> pieces = new ArrayList<>();
        for (int i = 0; i < words; i += WORDS_OF_PIECE) {
            pieces.add(new SoftReference<>(new long[WORDS_OF_PIECE]));
        }
        if (pieces.stream().anyMatch(piece -> piece.get() == null)) {
            throw new OutOfMemoryError("the rest of the program needs the memory");
        }
    }
}
