package dev.boardwright.threesixnine.playouts;

import dev.boardwright.core.Rng;

/**
 * The random indices of a shuffle, several from one draw of 64 bits. All orders are exactly equally likely.
 *
 * <p>A draw {@code x} is a fraction of {@code BITS} bits. Multiplied by a bound, its whole part is an index below the
 * bound and the rest is a fraction again, which gives the next index:
 *
 * <pre>
 *   x = 0.6180    times 2 is 1.2360    index 1
 *       0.2360    times 3 is 0.7080    index 0
 *       0.7080    times 4 is 2.8320    index 2   ...
 * </pre>
 *
 * The last rest is the draw times the product of all bounds. Draws where it is below {@code 2^BITS} modulo the product
 * are drawn again; then each combination of indices has the same number of draws (Lemire's method, for several bounds).
 *
 * <p>A shuffle of 81 cells takes 10 draws instead of 80.
 */
final class ShuffleIndices {
    private static final int LARGEST = 19 * 19;

    /** Up to this index bounds have at most 7 bits, eight of them together fewer than 54. */
    private static final int SMALL = 96;

    private static final int BITS_SMALL = 57;
    private static final long REST_SMALL = (1L << BITS_SMALL) - 1;
    private static final int AT_ONCE_SMALL = 8;
    private static final int BITS_LARGE = 55;
    private static final long REST_LARGE = (1L << BITS_LARGE) - 1;
    private static final int AT_ONCE_LARGE = 5;

    /** By the number of the draw in a shuffle: the product of its bounds, and the rest below which it is drawn again. */
    private static final long[] PRODUCTS = new long[SMALL / AT_ONCE_SMALL + LARGEST / AT_ONCE_LARGE];

    private static final long[] LEAST_RESTS = new long[PRODUCTS.length];

    static {
        int i = 1;
        for (int draw = 0; draw < PRODUCTS.length; draw++) {
            boolean small = i <= SMALL;
            long product = 1;
            for (int k = small ? AT_ONCE_SMALL : AT_ONCE_LARGE; k > 0; k--) {
                product *= ++i;
            }
            PRODUCTS[draw] = product;
            LEAST_RESTS[draw] = (1L << (small ? BITS_SMALL : BITS_LARGE)) % product;
        }
    }

    private ShuffleIndices() {}

    /** The length of an array for {@link #draw}, whose last draw may give more indices than are needed. */
    static int room(int count) {
        return count + AT_ONCE_SMALL;
    }

    /**
     * Writes random indices for a shuffle of {@code count} elements, at most 361: {@code out[i]} is from 0 to
     * {@code i}, for each {@code i} from 1 below {@code count}. Later elements of {@code out} are undefined.
     */
    static void draw(Rng rng, int count, int[] out) {
        int i = 1;
        int draw = 0;
        while (i < count && i <= SMALL) {
            long x = next(rng, draw++, BITS_SMALL);
            for (int end = i + AT_ONCE_SMALL; i < end; i++) {
                x *= i + 1;
                out[i] = (int) (x >>> BITS_SMALL);
                x &= REST_SMALL;
            }
        }
        while (i < count) {
            long x = next(rng, draw++, BITS_LARGE);
            for (int end = i + AT_ONCE_LARGE; i < end; i++) {
                x *= i + 1;
                out[i] = (int) (x >>> BITS_LARGE);
                x &= REST_LARGE;
            }
        }
    }

    private static long next(Rng rng, int draw, int bits) {
        long x;
        do {
            x = rng.next() >>> -bits;
        } while ((x * PRODUCTS[draw] & (1L << bits) - 1) < LEAST_RESTS[draw]);
        return x;
    }
}
