package dev.boardwright.ai;

/** How much less deep a move is searched at first the later it comes in the order. Immutable. */
final class Reductions {
    private static final int MIN_DEPTH = 3;
    private static final int FIRST_REDUCED = 3;
    private static final int SIDE = 64;

    /** No move is searched less deep than another. */
    static final Reductions NONE = new Reductions(true);
    /** Late moves are searched less deep, and again in full if they turn out better than expected. */
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

    /** By how many plies to reduce a move that comes after {@code tried} others in a node searched {@code depth} deep. */
    int of(int depth, int tried, boolean principal) {
        int reduction = plies[Math.min(depth, SIDE - 1) * SIDE + Math.min(tried, SIDE - 1)];
        return reduction > 0 && principal ? reduction - 1 : reduction;
    }
}
