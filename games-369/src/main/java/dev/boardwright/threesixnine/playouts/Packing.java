package dev.boardwright.threesixnine.playouts;

/**
 * Words of several numbers each, and loops over them that the compiler turns into vector instructions.
 *
 * <p>Each loop does one thing: with two comparisons a loop C2 still made vectors, with four it did not. Arrays may be the
 * same ones. Compared numbers leave the highest bit of their lane free: that of {@code (a | high) - b} says that
 * {@code a >= b}, and nothing is borrowed from the next lane.
 */
enum Packing {
    /** Eight numbers a word; those compared are below 128. */
    EIGHT(8),
    /** Four numbers a word; those compared are below 32,768. */
    FOUR(4);

    private final int count;
    private final int bits;
    /** 1 in each lane. */
    private final long ones;

    Packing(int count) {
        this.count = count;
        bits = Long.SIZE / count;
        ones = Long.divideUnsigned(-1L, (1L << bits) - 1);
    }

    /** The numbers a word. */
    int count() {
        return count;
    }

    /** The largest number that can be compared. */
    int largest() {
        return (1 << (bits - 1)) - 1;
    }

    /** The number in lane {@code i} of a word. */
    int get(long word, int i) {
        return (int) (word >>> (bits * i) & (1L << bits) - 1);
    }

    /** The smaller of {@code a} and {@code b} to {@code low}, the larger to {@code high}. */
    void sort(long[] a, long[] b, long[] low, long[] high, int words) {
        sort(a, b, low, high, words, ones << (bits - 1), bits - 1);
    }

    private static void sort(long[] a, long[] b, long[] low, long[] high, int words, long top, int shift) {
        for (int w = 0; w < words; w++) {
            long x = a[w];
            long y = b[w];
            long larger = ((x | top) - y) & top;
            long swap = (x ^ y) & (larger - (larger >>> shift));
            low[w] = x ^ swap;
            high[w] = y ^ swap;
        }
    }

    void min(long[] a, long[] b, long[] out, int words) {
        min(a, b, out, words, ones << (bits - 1), bits - 1);
    }

    private static void min(long[] a, long[] b, long[] out, int words, long top, int shift) {
        for (int w = 0; w < words; w++) {
            long x = a[w];
            long y = b[w];
            long larger = ((x | top) - y) & top;
            out[w] = x ^ ((x ^ y) & (larger - (larger >>> shift)));
        }
    }

    void max(long[] a, long[] b, long[] out, int words) {
        max(a, b, out, words, ones << (bits - 1), bits - 1);
    }

    private static void max(long[] a, long[] b, long[] out, int words, long top, int shift) {
        for (int w = 0; w < words; w++) {
            long x = a[w];
            long y = b[w];
            long larger = ((x | top) - y) & top;
            out[w] = y ^ ((x ^ y) & (larger - (larger >>> shift)));
        }
    }

    /** Adds {@code points}, from 1 to 3, to the sums of the lanes whose number is odd. */
    void addIfOdd(long[] a, int points, long[] sums, int words) {
        add(a, 0, 0, points, sums, words, ones);
    }

    /** Adds 1 to the counts of the lanes whose number is odd. */
    void countOdd(long[] a, long[] counts, int words) {
        addIfOdd(a, 1, counts, words);
    }

    /** Adds {@code points}, from 1 to 3, to the sums of those lanes whose count is at least {@code least}, 1 or more. */
    void addIfAtLeast(long[] counts, int least, int points, long[] sums, int words) {
        add(counts, (largest() + 1 - least) * ones, bits - 1, points, sums, words, ones);
    }

    /** Adds {@code points} where the number and {@code bias} together, shifted down, are odd. */
    private static void add(long[] a, long bias, int shift, int points, long[] sums, int words, long ones) {
        long one = -(points & 1);
        long two = -(points >> 1);
        for (int w = 0; w < words; w++) {
            long odd = (a[w] + bias) >>> shift & ones;
            sums[w] += (odd & one) + (odd << 1 & two);
        }
    }

    /** Arrays of one number a word, as many as there are lanes, to one array. */
    void join(long[][] arrays, long[] out, int words) {
        for (int i = 0; i < count; i += 4) {
            join(arrays[i], arrays[i + 1], arrays[i + 2], arrays[i + 3], i * bits, bits, out, words);
        }
    }

    private static void join(long[] a, long[] b, long[] c, long[] d, int first, int bits, long[] out, int words) {
        int second = 2 * bits;
        int third = 3 * bits;
        for (int w = 0; w < words; w++) {
            out[w] |= (a[w] | b[w] << bits | c[w] << second | d[w] << third) << first;
        }
    }
}
