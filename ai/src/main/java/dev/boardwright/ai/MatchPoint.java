package dev.boardwright.ai;

/**
 * What a game of a {@link Match} counts for: all that its result needs, without the moves.
 *
 * @param number which game of the match, from 0; games 2n and 2n + 1 have the same opening
 * @param result 1, 0 or -1: won, drawn or lost by the first of the two players
 * @param first what the first player put into its moves
 * @param second what the second player put into its moves
 */
public record MatchPoint(int number, int result, Effort first, Effort second) {
    /** Validates the numbers. */
    public MatchPoint {
        if (number < 0 || result < -1 || result > 1) {
            throw new IllegalArgumentException("game " + number + " with the result " + result + " makes no sense");
        }
    }
}
