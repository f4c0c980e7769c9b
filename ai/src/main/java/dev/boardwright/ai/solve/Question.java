package dev.boardwright.ai.solve;

/**
 * The question for a {@link Solver}.
 *
 * @param isMargin whether to find the exact margin instead of only the winner
 * @param isMoves whether to find every optimal move and a line of best play too, which takes longer
 */
public record Question(boolean isMargin, boolean isMoves) {
    /** Who wins, with every move that keeps that result, and a line of play. */
    public static final Question OUTCOME = new Question(false, true);

    /** The exact margin, with every move that keeps it, and a line of best play. */
    public static final Question MARGIN = new Question(true, true);

    /** This question without moves. */
    public Question valueOnly() {
        return new Question(isMargin, false);
    }
}
