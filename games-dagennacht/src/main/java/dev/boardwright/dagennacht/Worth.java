package dev.boardwright.dagennacht;

/**
 * The worth of windows to a side, as sums packed into one word.
 *
 * <p>A window with an opposing stone is worth nothing. Any other is worth more the fewer moves it takes to fill: one
 * for each empty black square (a drop), two for each empty white square (a drop beside it and a shift). Windows that
 * lack one stone are also counted: they win at once if that square is black, and possibly if it is white.
 */
final class Worth {
    /**
     * The worth of a window by the moves that it still takes: 2.5 times as much for each move fewer, rounded down. Chosen by hand;
     * not measured.
     */
    private static final int[] BY_MOVES = {1000, 400, 160, 64, 25, 10, 4, 1, 0};

    private static final int DROPS_BIT = 32;
    private static final int SHIFTS_BIT = 48;

    private Worth() {}

    /** The worth of a window without opposing stones and with these numbers of empty squares. */
    static long of(int emptyBlack, int emptyWhite) {
        long worth = BY_MOVES[emptyBlack + 2 * emptyWhite];
        if (emptyBlack + emptyWhite == 1) {
            worth += 1L << (emptyBlack == 1 ? DROPS_BIT : SHIFTS_BIT);
        }
        return worth;
    }

    /** The sum of the worths by moves. */
    static int total(long worth) {
        return (int) worth;
    }

    /** Whether some window lacks one stone. */
    static boolean hasGaps(long worth) {
        return worth >>> DROPS_BIT != 0;
    }

    /** The number of windows that lack only a stone on a black square. */
    static int drops(long worth) {
        return (int) (worth >>> DROPS_BIT) & (1 << (SHIFTS_BIT - DROPS_BIT)) - 1;
    }

    /** The number of windows that lack only a stone on a white square. */
    static int shifts(long worth) {
        return (int) (worth >>> SHIFTS_BIT);
    }
}
