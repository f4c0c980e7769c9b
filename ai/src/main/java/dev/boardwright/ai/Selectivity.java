package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Threatening;

/**
 * What a search leaves out: depth for moves late in the order, and positions near the leaves that are far above or below the
 * window. Immutable.
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

    /**
     * The same in games with threats, where only positions without an immediate threat are cut off: it gained 65 Elo in Dag en Nacht,
     * 0.1 gained 32, 0.2 nothing. See there, "Threats in the search" (2026-11-19).
     */
    private static final double CUT_SHARE_WITH_THREATS = 0.05;

    /** The largest depth at which a position far below the window is not searched. */
    private static final int MOST_CUT_DEPTH_BELOW = 2;

    /**
     * How far below the window that is for each ply of depth, as a share of the scale, in games with threats and without an
     * immediate one. It gained 138 Elo in Dag en Nacht (51 to 230, 2026-11-19), with 0.25 nothing. See there, "Threats in the search".
     * Not measured in other games.
     */
    private static final double CUT_SHARE_BELOW = 0.075;

    /** Nothing is left out. */
    static final Selectivity FULL_WIDTH = new Selectivity(true, true, 0, 0);

    private final boolean fullWidth;
    private final boolean threats;
    /** In units of the evaluation; 0 if no position is cut off. */
    private final int margin;

    private final int marginBelow;

    private Selectivity(boolean fullWidth, boolean threats, double margin, double marginBelow) {
        this.fullWidth = fullWidth;
        this.threats = threats;
        this.margin = (int) Math.min(margin, Evaluation.LIMIT);
        this.marginBelow = (int) Math.min(marginBelow, Evaluation.LIMIT);
    }

    /**
     * Late moves are searched with less depth, and again in full if they are better than expected. Positions are cut off if the
     * evaluation has a scale; in games with threats, where one move can turn everything, later, and only if {@link ThreatView} sees
     * that there is none. Without that it lost 40 Elo in Dag en Nacht.
     */
    static Selectivity of(Game<?, ?> game, Evaluation<?> evaluation) {
        int scale = evaluation.scale().orElse(0);
        return game instanceof Threatening
                ? new Selectivity(false, true, CUT_SHARE_WITH_THREATS * scale, CUT_SHARE_BELOW * scale)
                : new Selectivity(false, true, CUT_SHARE * scale, 0);
    }

    /** The same without a look at threats, so that lines end at their depth. */
    Selectivity withoutThreats() {
        return new Selectivity(fullWidth, false, margin, marginBelow);
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

    /** Whether the search looks at the threats of the game. */
    boolean seesThreats() {
        return threats;
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

    /** How far below the window the value of a position needs no search to {@code depth}; 0 if it always needs one. */
    int marginBelow(int depth) {
        return depth <= MOST_CUT_DEPTH_BELOW ? depth * marginBelow : 0;
    }
}
