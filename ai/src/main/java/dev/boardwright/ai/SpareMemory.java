package dev.boardwright.ai;

import org.jspecify.annotations.Nullable;

/** The memory that a table or a tree leaves free when it grows, for the rest of the search and of the program. */
final class SpareMemory {
    private static final int LEAST_WORDS = 1 << 19;
    private static final int MOST_WORDS = 1 << 21;

    /** Written only, so that the compiler does not remove the allocation. */
    @SuppressWarnings("UnusedVariable")
    private static volatile long @Nullable [] allocated;

    private SpareMemory() {}

    /**
     * Allocates memory and frees it at once: as much as the caller has just taken, from 4 to 16 MB.
     *
     * @param words the memory taken, in words of eight bytes
     * @throws OutOfMemoryError if there is not so much
     */
    static void check(long words) {
        allocated = new long[(int) Math.max(LEAST_WORDS, Math.min(words, MOST_WORDS))];
        allocated = null;
    }
}
