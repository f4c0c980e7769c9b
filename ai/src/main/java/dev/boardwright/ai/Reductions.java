package dev.boardwright.ai;

/** The reductions of search depth for moves late in the order. Immutable. */
final class Reductions {
    private static final int MIN_DEPTH = 3;
    private static final int FIRST_REDUCED = 3;
    private static final int SIDE = 64;

    /** No reductions. */
    static final Reductions NONE = new Reductions(true);
    /** Late moves are searched with less depth, and again in full if they are better than expected. */
    static final Reductions LATE_MOVES = new Reductions(false);

    private final boolean fullWidth;
    private final byte[] plies = new byte[SIDE * SIDE];

    private Reductions(boolean fullWidth) {
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
    int of(int depth, int tried, boolean principal) {
        int reduction = plies[Math.min(depth, SIDE - 1) * SIDE + Math.min(tried, SIDE - 1)];
        return reduction > 0 && principal ? reduction - 1 : reduction;
    }
}
