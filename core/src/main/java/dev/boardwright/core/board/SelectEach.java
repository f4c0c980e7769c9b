package dev.boardwright.core.board;

import java.util.Arrays;

/**
 * A bit of each of many sets, found for all at once: for loops that play many games side by side. A set is in several
 * words, for example one for each direction of a move, and its bits are numbered through them.
 *
 * <pre>
 *   set        word 0        word 1        word 2
 *    0       . 0 . 1 . .   2 . . . . .   . . 3 4 . .        number 3 is in word 2, and there it is number 0
 *    1       . . . . . .   . 0 1 . . .   . . . . . .
 * </pre>
 *
 * Within a word it is {@link Bits#select(long, int)}. With an instruction for that, one word after the other; without, in
 * short loops that the compiler turns into vector instructions: first the byte that holds the bit, then the bit in the
 * byte. Here the number is 2:
 *
 * <pre>
 *   word               0 0 1 0 0 0 0 0   0 1 0 0 1 1 0 0   ...      low bit on the left
 *   set up to here             1                 4         ...      a count for each byte
 *   byte                   2 or less        more: this one          to skip in it: 2 - 1 = 1
 *
 *   bits of the byte   0 1 0 0 1 1 0 0                              now each in a byte of its own
 *   set up to here     0 1 1 1 2 3 3 3
 *   1 or less          x x x x                                      the next one is the bit
 * </pre>
 *
 * <p>On JDK 17 about 2 ns a word instead of 6 for {@link Bits#select(long, int)}; on JDK 25 0.5 ns. Owned by one thread.
 */
public final class SelectEach {
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH = ONES << 7;
    private static final long LOW_SEVEN = ~HIGH;
    /** Bit {@code i} of byte {@code i}. */
    private static final long DIAGONAL = 0x8040201008040201L;

    /** By word and set: the bits in this word and those before it. */
    private final long[][] sums;
    /** By set: the word with the bit, and the bits in the words before it. */
    private final long[] chosen;

    private final long[] before;

    private final long[] counts;
    private final long[] places;
    private final long[] bytes;
    private final long[] rests;

    /** For up to {@code most} sets of {@code words} words. */
    public SelectEach(int words, int most) {
        sums = new long[words][most];
        chosen = new long[most];
        before = new long[most];
        counts = new long[most];
        places = new long[most];
        bytes = new long[most];
        rests = new long[most];
    }

    /** The number of bits of each set; {@code sets[w][i]} is word {@code w} of set {@code i}. Valid until the next call. */
    public long[] count(long[][] sets, int count) {
        count(sets[0], sums[0], count);
        for (int w = 1; w < sums.length; w++) {
            addCount(sums[w - 1], sets[w], sums[w], count);
        }
        return sums[sums.length - 1];
    }

    /**
     * Finds bit number {@code ks[i]} of each set, the same sets as in the last call of {@link #count}: sets
     * {@code words[i]} to the word that it is in, and {@code bits[i]} to the bit. If a set is empty and the number is 0,
     * the bit is 0.
     */
    public void select(long[][] sets, long[] ks, long[] words, long[] bits, int count) {
        System.arraycopy(sets[0], 0, chosen, 0, count);
        Arrays.fill(before, 0, count, 0);
        Arrays.fill(words, 0, count, 0);
        for (int w = 1; w < sums.length; w++) {
            goOn(ks, sums[w - 1], sets[w], chosen, before, words, count);
        }
        subtract(ks, before, rests, count);
        if (Expand.isFast()) {
            for (int i = 0; i < count; i++) {
                bits[i] = Expand.expand(1L << rests[i], chosen[i]);
            }
        } else {
            selectByBytes(chosen, rests, bits, count);
        }
    }

    private static void count(long[] words, long[] sums, int count) {
        for (int i = 0; i < count; i++) {
            sums[i] = Long.bitCount(words[i]);
        }
    }

    private static void addCount(long[] before, long[] words, long[] sums, int count) {
        for (int i = 0; i < count; i++) {
            sums[i] = before[i] + Long.bitCount(words[i]);
        }
    }

    /** Moves on to the next word if the words so far have at most {@code k} bits. */
    private static void goOn(
            long[] ks, long[] sums, long[] next, long[] chosen, long[] before, long[] words, int count) {
        for (int i = 0; i < count; i++) {
            long isPast = (sums[i] - 1 - ks[i]) >> 63;
            chosen[i] ^= (chosen[i] ^ next[i]) & isPast;
            before[i] ^= (before[i] ^ sums[i]) & isPast;
            words[i] -= isPast;
        }
    }

    private static void subtract(long[] a, long[] b, long[] out, int count) {
        for (int i = 0; i < count; i++) {
            out[i] = a[i] - b[i];
        }
    }

    /** Bit number {@code ks[i]} of each word, without an instruction for it; 0 if the word is 0 and so is the number. */
    void selectByBytes(long[] words, long[] ks, long[] out, int count) {
        countUpToBytes(words, counts, count);
        findBytes(ks, counts, places, count);
        takeBytes(words, places, bytes, count);
        subtractSkipped(ks, counts, places, rests, count);
        countUpToBits(bytes, counts, count);
        findBits(rests, counts, bytes, count);
        place(bytes, places, out, count);
    }

    /** The number of bits in each byte and those below it. */
    private static void countUpToBytes(long[] words, long[] counts, int count) {
        for (int i = 0; i < count; i++) {
            long pairs = words[i] - (words[i] >>> 1 & 0x5555555555555555L);
            long fours = (pairs & 0x3333333333333333L) + (pairs >>> 2 & 0x3333333333333333L);
            counts[i] = ((fours + (fours >>> 4)) & 0x0f0f0f0f0f0f0f0fL) * ONES;
        }
    }

    /** All ones in the first byte with a count above {@code k}. */
    private static void findBytes(long[] ks, long[] counts, long[] places, int count) {
        for (int i = 0; i < count; i++) {
            long skipped = ((((ks[i] * ONES) | HIGH) - counts[i]) & HIGH) >>> 7;
            long all = skipped * 0xff;
            places[i] = (all << 8 | 0xff) & ~all;
        }
    }

    /** The byte of each word at its place. */
    private static void takeBytes(long[] words, long[] places, long[] bytes, int count) {
        for (int i = 0; i < count; i++) {
            bytes[i] = ((words[i] & places[i]) * ONES) >>> 56;
        }
    }

    /** The number of bits to skip in the byte. */
    private static void subtractSkipped(long[] ks, long[] counts, long[] places, long[] rests, int count) {
        for (int i = 0; i < count; i++) {
            rests[i] = ks[i] - (((counts[i] << 8 & places[i]) * ONES) >>> 56);
        }
    }

    /** In byte {@code b}, the number of the bits 0 to {@code b} that are set. */
    private static void countUpToBits(long[] bytes, long[] counts, int count) {
        for (int i = 0; i < count; i++) {
            counts[i] = ((((bytes[i] * ONES) & DIAGONAL) + LOW_SEVEN) >>> 7 & ONES) * ONES;
        }
    }

    /** The first bit with a count above the rest. */
    private static void findBits(long[] rests, long[] counts, long[] bits, int count) {
        for (int i = 0; i < count; i++) {
            long skipped = ((((rests[i] * ONES) | HIGH) - counts[i]) & HIGH) >>> 7;
            bits[i] = ((skipped << 8 | 1) & ~skipped) * 0xff;
        }
    }

    private static void place(long[] bits, long[] places, long[] out, int count) {
        for (int i = 0; i < count; i++) {
            out[i] = ((((bits[i] & DIAGONAL) * ONES) >>> 56) * ONES) & places[i];
        }
    }
}
