package dev.boardwright.core.board;

import java.util.Arrays;

/**
 * Sets of small numbers in the bits of a {@code long[]}: bit {@code i} is bit {@code i % 64} of word {@code i / 64}.
 *
 * <p>Static methods over arrays of the caller, because allocating a set costs more than the operation. No validation;
 * sets in one call must have the same length.
 */
public final class Bits {
    private static final long LOW_BITS = 0x0101010101010101L;
    private static final long HIGH_BITS = LOW_BITS << 7;
    /** The {@code k}-th bit of byte {@code b}, at {@code 256 * k + b}. */
    private static final byte[] BITS_OF_BYTES = bitsOfBytes();

    private Bits() {}

    private static byte[] bitsOfBytes() {
        byte[] bits = new byte[8 * 256];
        for (int b = 0; b < 256; b++) {
            int k = 0;
            for (int bit = 0; bit < 8; bit++) {
                if ((b >>> bit & 1) != 0) {
                    bits[256 * k++ + b] = (byte) bit;
                }
            }
        }
        return bits;
    }

    /** The number of words that hold {@code bits} bits. */
    public static int words(int bits) {
        return (bits + 63) >>> 6;
    }

    /** The set of 0 to {@code bits - 1}, in exactly as many words as it needs. */
    public static long[] first(int bits) {
        long[] set = new long[words(bits)];
        Arrays.fill(set, -1L);
        if ((bits & 63) != 0) {
            set[set.length - 1] = (1L << bits) - 1;
        }
        return set;
    }

    /** Adds {@code i} to {@code set}. */
    public static void set(long[] set, int i) {
        set[i >>> 6] |= 1L << i;
    }

    /** Removes {@code i} from {@code set}. */
    public static void clear(long[] set, int i) {
        set[i >>> 6] &= ~(1L << i);
    }

    /** Adds {@code i} to {@code set} if it is absent, and removes it if it is present. */
    public static void flip(long[] set, int i) {
        set[i >>> 6] ^= 1L << i;
    }

    /** Whether {@code i} is in {@code set}. */
    public static boolean test(long[] set, int i) {
        return (set[i >>> 6] >>> i & 1) != 0;
    }

    /** The number of bits in {@code set}. */
    public static int count(long[] set) {
        int count = 0;
        for (long word : set) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** Whether {@code set} is empty. */
    public static boolean isEmpty(long[] set) {
        long all = 0;
        for (long word : set) {
            all |= word;
        }
        return all == 0;
    }

    /** Whether the sets have a number in common. */
    public static boolean intersects(long[] a, long[] b) {
        long common = 0;
        for (int w = 0; w < a.length; w++) {
            common |= a[w] & b[w];
        }
        return common != 0;
    }

    /** The smallest number in {@code set} that is at least {@code from}, or -1; {@code from} may be past the end. */
    public static int next(long[] set, int from) {
        int w = from >>> 6;
        if (w >= set.length) {
            return -1;
        }
        long word = set[w] & -1L << from;
        while (word == 0) {
            if (++w == set.length) {
                return -1;
            }
            word = set[w];
        }
        return (w << 6) + Long.numberOfTrailingZeros(word);
    }

    /** The {@code k}-th smallest number in {@code set}, from 0; there must be more than {@code k}. */
    public static int select(long[] set, int k) {
        int w = 0;
        for (int count = Long.bitCount(set[0]); k >= count; count = Long.bitCount(set[w])) {
            k -= count;
            w++;
        }
        return (w << 6) + select(set[w], k);
    }

    /** The {@code k}-th lowest set bit of {@code word}, from 0; there must be more than {@code k}. Without branches. */
    public static int select(long word, int k) {
        return Expand.isFast() ? Long.numberOfTrailingZeros(Expand.expand(1L << k, word)) : selectByBytes(word, k);
    }

    /** What {@link #select(long, int)} returns, on any processor. */
    static int selectByBytes(long word, int k) {
        // The number of bits in each byte, then in each byte and all below it.
        long counts = word - (word >>> 1 & 0x5555555555555555L);
        counts = (counts & 0x3333333333333333L) + (counts >>> 2 & 0x3333333333333333L);
        counts = ((counts + (counts >>> 4)) & 0x0f0f0f0f0f0f0f0fL) * LOW_BITS;
        // The bytes to skip: those where k is at least the count, so that nothing is borrowed from the high bit.
        int shift = 8 * Long.bitCount(((k * LOW_BITS | HIGH_BITS) - counts) & HIGH_BITS);
        int rest = k - (int) (counts << 8 >>> shift & 0xff);
        return shift + BITS_OF_BYTES[rest << 8 | (int) (word >>> shift & 0xff)];
    }

    /** {@code out = a & b}; {@code out} may be either. */
    public static void and(long[] out, long[] a, long[] b) {
        for (int w = 0; w < out.length; w++) {
            out[w] = a[w] & b[w];
        }
    }

    /** {@code out = a | b}; {@code out} may be either. */
    public static void or(long[] out, long[] a, long[] b) {
        for (int w = 0; w < out.length; w++) {
            out[w] = a[w] | b[w];
        }
    }

    /** {@code out = a ^ b}; {@code out} may be either. */
    public static void xor(long[] out, long[] a, long[] b) {
        for (int w = 0; w < out.length; w++) {
            out[w] = a[w] ^ b[w];
        }
    }

    /** {@code out = a & ~b}; {@code out} may be either. */
    public static void andNot(long[] out, long[] a, long[] b) {
        for (int w = 0; w < out.length; w++) {
            out[w] = a[w] & ~b[w];
        }
    }

    /**
     * Adds {@code by}, from 0 to the number of bits, to every number of {@code a}. Numbers beyond the last word are
     * dropped. {@code out} may be {@code a}.
     */
    public static void shiftUp(long[] out, long[] a, int by) {
        int words = by >>> 6;
        int bits = by & 63;
        for (int w = out.length - 1; w >= 0; w--) {
            long high = w - words >= 0 ? a[w - words] << bits : 0;
            long low = bits != 0 && w - words - 1 >= 0 ? a[w - words - 1] >>> -bits : 0;
            out[w] = high | low;
        }
    }

    /**
     * Subtracts {@code by}, from 0 to the number of bits, from every number of {@code a}. Negative numbers are dropped.
     * {@code out} may be {@code a}.
     */
    public static void shiftDown(long[] out, long[] a, int by) {
        int words = by >>> 6;
        int bits = by & 63;
        for (int w = 0; w < out.length; w++) {
            long low = w + words < a.length ? a[w + words] >>> bits : 0;
            long high = bits != 0 && w + words + 1 < a.length ? a[w + words + 1] << -bits : 0;
            out[w] = low | high;
        }
    }
}
