package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Threatening;

/**
 * What a search leaves out: depth for moves late in the order, and positions near the leaves that are far above the window.
 * Immutable.
 */
final class Selectivity {
    /**
     * The formula of the reductions and its limits are common ones of chess programs, chosen by hand with the first version of
     * minimax (commit 3356ac5). Larger reductions were measured in neutral 369 only, and scored 47.7 % of 150 games, see
     * {@code ai/results/minimax.md}.
     */
    private static final int LEAST_REDUCED_DEPTH = 3;
    /** The number of moves tried before the first one that is reduced. */
    private static final int FIRST_REDUCED = 3;
    /** The size of the table in both directions. */
    private static final int SIDE = 64;

    private static final byte[] REDUCTIONS = reductions();

    /** The largest depth at which a position far above the window is not searched. A depth of 6 played no better (2026-11-19). */
    private static final int MOST_CUT_DEPTH = 3;

    /**
     * How far above the window that is for each ply of depth, as a share of the {@linkplain Evaluation#scale() scale}. See
     * {@code ai/results/minimax.md}, "Far above the window" (2026-11-19).
     */
    private static final double CUT_SHARE = 0.1;

    /** Nothing is left out. */
    static final Selectivity FULL_WIDTH = new Selectivity(true, 0);

    private final boolean fullWidth;
    /** In units of the evaluation; 0 if no position is cut off. */
    private final int margin;

    private Selectivity(boolean fullWidth, int margin) {
        this.fullWidth = fullWidth;
        this.margin = margin;
    }

    /**
     * Late moves are searched with less depth, and again in full if they are better than expected. Positions are cut off if the
     * evaluation has a scale, but not in games with threats, where one move can turn everything: in Dag en Nacht that lost 40 Elo.
     */
    static Selectivity of(Game<?, ?> game, Evaluation<?> evaluation) {
        int scale = game instanceof Threatening ? 0 : evaluation.scale().orElse(0);
        return new Selectivity(false, (int) Math.min(CUT_SHARE * scale, Evaluation.LIMIT));
    }

    private static byte[] reductions() {
        byte[] plies = new byte[SIDE * SIDE];
        for (int depth = LEAST_REDUCED_DEPTH; depth < SIDE; depth++) {
            for (int tried = FIRST_REDUCED; tried < SIDE; tried++) {
                int reduction = (int) (0.5 + Math.log(depth) * Math.log(tried) / 2);
                plies[depth * SIDE + tried] = (byte) Math.min(reduction, depth - 2);
            }
        }
        return plies;
    }

    boolean isFullWidth() {
        return fullWidth;
    }

    /**
     * The reduction in plies for a move that a single thread would try after {@code tried} others in a node searched to {@code
     * depth}. A move that takes the place of one that is put off is reduced as usual.
     */
    int reduction(int depth, int tried, boolean principal) {
        int reduction = fullWidth ? 0 : REDUCTIONS[Math.min(depth, SIDE - 1) * SIDE + Math.min(tried, SIDE - 1)];
        return reduction > 0 && principal ? reduction - 1 : reduction;
    }

    /** How far above the window the value of a position needs no search to {@code depth}; 0 if it always needs one. */
    int margin(int depth) {
        return depth <= MOST_CUT_DEPTH ? depth * margin : 0;
    }
}
