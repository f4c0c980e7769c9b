package dev.boardwright.ai;

import java.util.Arrays;

/** The best line from one ply on, as move codes: an array that is reused and grows, with its length. Owned by one thread. */
final class Variation {
    private int[] codes = new int[16];
    private int length;

    void clear() {
        length = 0;
    }

    /** Becomes {@code code} followed by {@code rest}. */
    void set(int code, Variation rest) {
        if (codes.length < rest.length + 1) {
            codes = new int[2 * rest.length + 1];
        }
        codes[0] = code;
        System.arraycopy(rest.codes, 0, codes, 1, rest.length);
        length = rest.length + 1;
    }

    /** A copy of the codes; empty if there is no line. */
    int[] toArray() {
        return Arrays.copyOf(codes, length);
    }
}
