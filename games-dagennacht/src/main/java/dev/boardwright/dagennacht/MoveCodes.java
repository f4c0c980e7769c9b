package dev.boardwright.dagennacht;

/**
 * The codes of moves. Every move has one black square: a drop fills it, a shift leaves it for one of its four neighbours,
 * which are white. The code is that square, numbered as {@link Squares} says, and the way that the stone goes.
 *
 * <pre>
 *   code = square + 1024 * way        way  0 a drop, 1 east, 2 north, 3 west, 4 south
 * </pre>
 */
final class MoveCodes {
    static final int DROP = 0;
    /** All ways are below this. */
    static final int WAYS = 5;
    /** The number of ways to shift: all except {@link #DROP}. */
    static final int SHIFTS = WAYS - 1;

    private static final int[] STEPS = {0, 1, Squares.STRIDE, -1, -Squares.STRIDE};

    private MoveCodes() {}

    static int of(int square, int way) {
        return way << Squares.BITS | square;
    }

    static int square(int code) {
        return code & (Squares.COUNT - 1);
    }

    static int way(int code) {
        return code >> Squares.BITS;
    }

    /** The square where the stone ends up. */
    static int target(int square, int way) {
        return square + STEPS[way];
    }

    /** The square from which a stone gets to {@code target}. */
    static int source(int target, int way) {
        return target - STEPS[way];
    }
}
