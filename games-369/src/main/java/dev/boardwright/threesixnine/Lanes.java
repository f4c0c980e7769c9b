package dev.boardwright.threesixnine;

/**
 * Loops over words of eight numbers each, one a byte, that the compiler turns into vector instructions.
 *
 * <p>Each loop does one thing: with two comparisons a loop C2 still made vectors, with four it did not. Arrays may be the
 * same ones. Comparisons are of numbers below 128: the high bit of {@code (a | 0x80) - b} says that {@code a >= b}, and
 * nothing is borrowed from the next byte.
 */
final class Lanes {
    /** 1 in each byte. */
    static final long ONES = 0x0101010101010101L;

    private static final long HIGH = ONES << 7;

    private Lanes() {}

    /** The smaller of {@code a} and {@code b} to {@code low}, the larger to {@code high}. */
    static void sort(long[] a, long[] b, long[] low, long[] high, int words) {
        for (int w = 0; w < words; w++) {
            long x = a[w];
            long y = b[w];
            long larger = ((x | HIGH) - y) & HIGH;
            long swap = (x ^ y) & (larger - (larger >>> 7));
            low[w] = x ^ swap;
            high[w] = y ^ swap;
        }
    }

    static void min(long[] a, long[] b, long[] out, int words) {
        for (int w = 0; w < words; w++) {
            long x = a[w];
            long y = b[w];
            long larger = ((x | HIGH) - y) & HIGH;
            out[w] = x ^ ((x ^ y) & (larger - (larger >>> 7)));
        }
    }

    static void max(long[] a, long[] b, long[] out, int words) {
        for (int w = 0; w < words; w++) {
            long x = a[w];
            long y = b[w];
            long larger = ((x | HIGH) - y) & HIGH;
            out[w] = y ^ ((x ^ y) & (larger - (larger >>> 7)));
        }
    }

    /** Adds {@code points}, from 1 to 3, to the sums of those lanes whose number is odd. */
    static void addIfOdd(long[] a, int points, long[] sums, int words) {
        long one = -(points & 1);
        long two = -(points >> 1);
        for (int w = 0; w < words; w++) {
            long odd = a[w] & ONES;
            sums[w] += (odd & one) + (odd << 1 & two);
        }
    }

    /** Adds 1 to the counts of those lanes whose number is odd. */
    static void countOdd(long[] a, long[] counts, int words) {
        for (int w = 0; w < words; w++) {
            counts[w] += a[w] & ONES;
        }
    }

    /** Adds {@code points}, from 1 to 3, to the sums of those lanes whose count is at least {@code least}, 1 to 127. */
    static void addIfAtLeast(long[] counts, int least, int points, long[] sums, int words) {
        long one = -(points & 1);
        long two = -(points >> 1);
        long bias = (128 - least) * ONES;
        for (int w = 0; w < words; w++) {
            long enough = (counts[w] + bias) >>> 7 & ONES;
            sums[w] += (enough & one) + (enough << 1 & two);
        }
    }

    /** Eight arrays of one number a word to one array of eight numbers a word. */
    static void join(long[][] eight, long[] out, int words) {
        join(eight[0], eight[1], eight[2], eight[3], 0, out, words);
        join(eight[4], eight[5], eight[6], eight[7], 32, out, words);
    }

    private static void join(long[] a, long[] b, long[] c, long[] d, int shift, long[] out, int words) {
        for (int w = 0; w < words; w++) {
            out[w] |= (a[w] | b[w] << 8 | c[w] << 16 | d[w] << 24) << shift;
        }
    }
}
