package dev.boardwright.dagennacht;

/**
 * What windows are worth to a side, as a sum packed in a word.
 *
 * <p>A window with an opposing stone in it is worth nothing. Any other is worth the more, the fewer moves it takes to
 * fill: one for each empty black square, a drop; two for each empty white one, a drop beside it and a shift. Windows that
 * lack one stone are also counted, for they win at once if that square is black, and may if it is white.
 */
final class Worth {
    /** By the moves that a window still takes; one that takes none is won and past judging. */
    private static final int[] BY_MOVES = {1000, 400, 160, 64, 25, 10, 4, 1, 0};

    private static final int DROPS_BIT = 32;
    private static final int SHIFTS_BIT = 48;

    private Worth() {}

    /** The worth of a window without opposing stones in which so many black and white squares are empty. */
    static long of(int emptyBlack, int emptyWhite) {
        long worth = BY_MOVES[emptyBlack + 2 * emptyWhite];
        if (emptyBlack + emptyWhite == 1) {
            worth += 1L << (emptyBlack == 1 ? DROPS_BIT : SHIFTS_BIT);
        }
        return worth;
    }

    /** The sum of the windows' worths by the moves that they take. */
    static int total(long worth) {
        return (int) worth;
    }

    /** How many windows lack a stone on a black square alone. */
    static int drops(long worth) {
        return (int) (worth >>> DROPS_BIT) & (1 << (SHIFTS_BIT - DROPS_BIT)) - 1;
    }

    /** How many windows lack a stone on a white square alone. */
    static int shifts(long worth) {
        return (int) (worth >>> SHIFTS_BIT);
    }
}
