package dev.boardwright.core;

/**
 * Keys for incremental 64-bit hashes: the same in every run, and unrelated for different domains.
 *
 * <p>The hash of a position is the exclusive or of one key for each piece on its cell and one for the side to move.
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

    /** Key number {@code index} of {@code domain}. */
    public static long key(String domain, int index) {
        return Rng.mix(of(domain) + (index + 1) * 0x9e3779b97f4a7c15L);
    }

    /** Keys 0 to {@code count - 1} of {@code domain}. */
    public static long[] keys(String domain, int count) {
        Rng rng = new Rng(of(domain));
        long[] keys = new long[count];
        for (int i = 0; i < count; i++) {
            keys[i] = rng.next();
        }
        return keys;
    }
}
