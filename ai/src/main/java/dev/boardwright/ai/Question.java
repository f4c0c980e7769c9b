package dev.boardwright.ai;

/**
 * What a {@link Solver} is to find out.
 *
 * @param isMargin whether the exact margin is wanted, and not only who wins
 * @param isMoves whether every optimal move and a line of best play are wanted too, which takes longer
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
