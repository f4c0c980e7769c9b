package dev.boardwright.ai.prove;

import dev.boardwright.core.Reduction;
import java.util.Arrays;

/**
 * The results of searches by 64-bit keys: two numbers for each key, and the work they took. The size is fixed.
 * Safe to share between threads.
 *
 * <pre>
 *   data   bits 35 to 63   the first number, signed       bits 0 to 5   the effort, at least 1
 *          bits 6 to 34    the second number, signed
 * </pre>
 *
 * <p>Implementation: entries of two words, {@code key ^ data} and {@code data}, in buckets of four that fill one cache
 * line. There are no locks: an entry torn by two writers no longer matches its key. A new entry replaces the one that
 * took the least work, and every replacement lowers the effort of another entry of the bucket, so that old entries are
 * replaced eventually.
 */
final class SolverTable {
    /** The largest size. */
    static final int MAX_MEGABYTES = 1 << 17;

    private static final int EFFORT_BITS = 6;
    private static final int MAX_EFFORT = (1 << EFFORT_BITS) - 1;
    private static final int NUMBER_BITS = 29;
    private static final long NUMBER = (1L << NUMBER_BITS) - 1;
    private static final int FIRST_SHIFT = EFFORT_BITS + NUMBER_BITS;

    private static final int BUCKET = 4;
    private static final int WORDS = 2 * BUCKET;
    private static final int SEGMENT_BITS = 21;
    private static final int SEGMENT_WORDS = 1 << SEGMENT_BITS;
    private static final int WORDS_PER_MEGABYTE = (1 << 20) / Long.BYTES;
    /** The binary logarithm of the words in a page, the unit of clearing. */
    private static final int PAGE_BITS = 6;

    private final long[][] segments;
    /** For each segment the pages with entries, so that a table that was hardly used is cleared in no time. */
    private final boolean[][] used;

    private final long buckets;

    /** An empty table of this size. */
    SolverTable(int megabytes) {
        long words = (long) megabytes * WORDS_PER_MEGABYTE;
        buckets = words / WORDS;
        segments = new long[(int) ((words + SEGMENT_WORDS - 1) / SEGMENT_WORDS)][];
        used = new boolean[segments.length][];
        for (int i = 0; i < segments.length; i++) {
            segments[i] = new long[(int) Math.min(SEGMENT_WORDS, words - (long) i * SEGMENT_WORDS)];
            used[i] = new boolean[segments[i].length >> PAGE_BITS];
        }
    }

    /** The data of an entry that took {@code nodes} positions. Numbers are clamped to the bounds of margins. */
    static long pack(int first, int second, long nodes) {
        return (long) clamp(first) << FIRST_SHIFT | (clamp(second) & NUMBER) << EFFORT_BITS | effort(nodes);
    }

    private static int clamp(int number) {
        return Math.max(-Reduction.UNBOUNDED, Math.min(number, Reduction.UNBOUNDED));
    }

    static int first(long data) {
        return (int) (data >> FIRST_SHIFT);
    }

    static int second(long data) {
        return (int) ((data << NUMBER_BITS) >> FIRST_SHIFT);
    }

    /** Twice the binary logarithm, so that 41 % more work adds one. */
    private static int effort(long nodes) {
        int bits = 63 - Long.numberOfLeadingZeros(nodes | 1);
        int half = bits == 0 ? 0 : (int) (nodes >>> (bits - 1)) & 1;
        return Math.min(MAX_EFFORT, 1 + 2 * bits + half);
    }

    /** The data of this key; 0 if there is none. */
    long probe(long key) {
        long place = place(key);
        long[] words = segments[(int) (place >>> SEGMENT_BITS)];
        int first = (int) place & (SEGMENT_WORDS - 1);
        for (int i = first; i < first + WORDS; i += 2) {
            long data = words[i + 1];
            if ((words[i] ^ data) == key && data != 0) {
                return data;
            }
        }
        return 0;
    }

    /** Stores {@code data} in place of any earlier data of this key. */
    void store(long key, long data) {
        long place = place(key);
        int segment = (int) (place >>> SEGMENT_BITS);
        long[] words = segments[segment];
        int first = (int) place & (SEGMENT_WORDS - 1);
        used[segment][first >> PAGE_BITS] = true;
        int victim = first;
        long least = Long.MAX_VALUE;
        for (int i = first; i < first + WORDS; i += 2) {
            long there = words[i + 1];
            if (there == 0 || (words[i] ^ there) == key) {
                put(words, i, key, data);
                return;
            }
            if ((there & MAX_EFFORT) < least) {
                least = there & MAX_EFFORT;
                victim = i;
            }
        }
        // The replaced key chooses the entry that ages, which is as good as a random choice.
        age(words, first + ((int) (words[victim] >>> 61) & 6));
        put(words, victim, key, data);
    }

    private static void put(long[] words, int at, long key, long data) {
        words[at] = key ^ data;
        words[at + 1] = data;
    }

    private static void age(long[] words, int at) {
        long data = words[at + 1];
        if ((data & MAX_EFFORT) > 1) {
            put(words, at, words[at] ^ data, data - 1);
        }
    }

    /** The filled part of the table in thousandths, estimated from a sample. */
    int fullness() {
        long[] words = segments[0];
        int sample = Math.min(words.length, 1 << 14);
        int filled = 0;
        for (int i = 1; i < sample; i += 2) {
            filled += words[i] != 0 ? 1 : 0;
        }
        return (int) (2000L * filled / sample);
    }

    /** Removes all entries. Takes time only for the pages that have some. */
    void clear() {
        for (int i = 0; i < segments.length; i++) {
            for (int page = 0; page < used[i].length; page++) {
                if (used[i][page]) {
                    Arrays.fill(segments[i], page << PAGE_BITS, (page + 1) << PAGE_BITS, 0);
                    used[i][page] = false;
                }
            }
        }
    }

    /** The number of the word where the bucket of a key begins. */
    private long place(long key) {
        long spread = (key * 0x9e3779b97f4a7c15L) >>> 32;
        return ((spread * buckets) >>> 32) * WORDS;
    }
}
