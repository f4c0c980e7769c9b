package dev.boardwright.core;

/**
 * A small, fast source of random numbers that gives the same sequence for the same seed on every machine and JDK.
 *
 * <p>It is SplitMix64, written out here because seeds are part of the library's contract (a seeded game, setup or match
 * repeats exactly): the state grows by {@code 0x9e3779b97f4a7c15} and each output is {@link #mix} of the new state. Not
 * for secrets. Owned by one thread.
 */
public final class Rng {
    private static final long GAMMA = 0x9e3779b97f4a7c15L;

    private long state;

    /** A generator that starts at {@code seed}; every seed is as good as any other. */
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

    /** A whole number from 0 to {@code bound - 1}, each exactly as likely as the others; {@code bound} must be positive. */
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

    /** A new generator, seeded with the next output of this one, to give to a task. */
    public Rng split() {
        return new Rng(next());
    }
}
