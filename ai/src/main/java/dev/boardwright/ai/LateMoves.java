package dev.boardwright.ai;

/**
 * How much less deep moves late in the order are searched. Immutable.
 *
 * <p>The formula and its limits are common ones of chess programs, chosen by hand with the first version of minimax (commit
 * 3356ac5). Larger reductions were measured in neutral 369 only, and scored 47.7 % of 150 games, see
 * {@code ai/results/minimax.md}.
 */
final class LateMoves {
    /** The least depth of a node with reductions. */
    private static final int MIN_DEPTH = 3;
    /** The number of moves tried before the first one that is reduced. */
    private static final int FIRST_REDUCED = 3;
    /** The size of the table in both directions. */
    private static final int SIDE = 64;

    /** Every move is searched to the full depth. */
    static final LateMoves FULL_DEPTH = new LateMoves(true);
    /** Late moves are searched with less depth, and again in full if they are better than expected. */
    static final LateMoves REDUCED = new LateMoves(false);

    private final boolean fullWidth;
    private final byte[] plies = new byte[SIDE * SIDE];

    private LateMoves(boolean fullWidth) {
        this.fullWidth = fullWidth;
        for (int depth = MIN_DEPTH; depth < SIDE; depth++) {
            for (int tried = FIRST_REDUCED; tried < SIDE; tried++) {
                int reduction = (int) (0.5 + Math.log(depth) * Math.log(tried) / 2);
                plies[depth * SIDE + tried] = (byte) (fullWidth ? 0 : Math.min(reduction, depth - 2));
            }
        }
    }

    boolean isFullWidth() {
        return fullWidth;
    }

    /** The reduction in plies for a move after {@code tried} others in a node searched to {@code depth}. */
    int reduction(int depth, int tried, boolean principal) {
        int reduction = plies[Math.min(depth, SIDE - 1) * SIDE + Math.min(tried, SIDE - 1)];
        return reduction > 0 && principal ? reduction - 1 : reduction;
    }
}
