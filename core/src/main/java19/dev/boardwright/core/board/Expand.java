package dev.boardwright.core.board;

/** {@code Long.expand} where the processor has an instruction for it: the version for Java 19 and later. */
final class Expand {
    /** Elsewhere the method is a loop, slower than what {@link Bits#select} does without it. */
    private static final boolean IS_FAST = System.getProperty("os.arch").equals("amd64");

    private Expand() {}

    /** Whether {@link #expand} is one instruction; if not, it is slow. */
    static boolean isFast() {
        return IS_FAST;
    }

    /** Moves the low bits of {@code bits}, in order, to where {@code mask} has its ones. */
    static long expand(long bits, long mask) {
        return Long.expand(bits, mask);
    }
}
