package dev.boardwright.core.board;

/**
 * {@code Long.expand} where the processor has an instruction for it. This is the version for Java 17 and 18, which do not
 * have the method; {@code src/main/java19} has the one for Java 19 and later. The jar contains both.
 */
final class Expand {
    private Expand() {}

    /** Whether {@link #expand} is one instruction; if not, it is slow. */
    static boolean isFast() {
        return false;
    }

    /** Moves the low bits of {@code bits}, in order, to where {@code mask} has its ones. */
    static long expand(long bits, long mask) {
        long moved = 0;
        long next = bits;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            moved |= rest & -rest & -(next & 1);
            next >>>= 1;
        }
        return moved;
    }
}
