package dev.boardwright.core;

/**
 * Keys for incremental 64-bit hashes: the same in every run, and unrelated for different domains.
 *
 * <p>A position hash is the exclusive or of one key for each thing that is on the board and one for the side to move.
 */
public final class HashKeys {
    private HashKeys() {}

    /** A 64-bit hash of a text, the same in every run. */
    public static long of(CharSequence text) {
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = Rng.mix(hash ^ (text.charAt(i) + 0x9e3779b97f4a7c15L));
        }
        return hash;
    }

    /** The key of thing number {@code index} in the domain called {@code domain}. */
    public static long key(String domain, int index) {
        return Rng.mix(of(domain) + (index + 1) * 0x9e3779b97f4a7c15L);
    }

    /** The keys of things 0 to {@code count - 1} in the domain called {@code domain}. */
    public static long[] keys(String domain, int count) {
        Rng rng = new Rng(of(domain));
        long[] keys = new long[count];
        for (int i = 0; i < count; i++) {
            keys[i] = rng.next();
        }
        return keys;
    }
}
