package dev.boardwright.core;

/**
 * A small, fast source of random numbers that gives the same sequence for the same seed on every machine and JDK.
 *
 * <p>The algorithm is SplitMix64: the state grows by {@code 0x9e3779b97f4a7c15}, and each output is {@link #mix} of the
 * new state. It is part of the library's contract, so that a seeded game, setup or match repeats exactly. Not for
 * cryptography. Owned by one thread.
 */
public final class Rng {
    private static final long GAMMA = 0x9e3779b97f4a7c15L;

    private long state;

    /** A generator that starts at {@code seed}. All seeds are equally good. */
    public Rng(long seed) {
        state = seed;
    }

    /** Mixes all bits of {@code z} (SplitMix64's finaliser): a bijection on 64 bits. */
    public static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /** The next 64 random bits. */
    public long next() {
        return mix(state += GAMMA);
    }

    /** A whole number from 0 to {@code bound - 1}, exactly uniform; {@code bound} must be positive. */
    public int below(int bound) {
        long product = (next() >>> 32) * bound;
        long low = product & 0xffffffffL;
        if (low < bound) {
            long threshold = (1L << 32) % bound;
            while (low < threshold) {
                product = (next() >>> 32) * bound;
                low = product & 0xffffffffL;
            }
        }
        return (int) (product >>> 32);
    }

    /** A new generator, seeded with the next output of this one. */
    public Rng split() {
        return new Rng(next());
    }
}
