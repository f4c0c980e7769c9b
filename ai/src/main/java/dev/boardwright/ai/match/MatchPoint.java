package dev.boardwright.ai.match;

/**
 * The result of a game of a {@link Match}, without the moves.
 *
 * @param number the number of the game in the match, from 0; games 2n and 2n + 1 have the same opening
 * @param result 1, 0 or -1: won, drawn or lost by the first of the two players
 * @param first the effort of the first player
 * @param second the effort of the second player
 */
public record MatchPoint(int number, int result, Effort first, Effort second) {
    /** Validates the numbers. */
    public MatchPoint {
        if (number < 0 || result < -1 || result > 1) {
            throw new IllegalArgumentException(
                    "a game has a number from 0 and a result of 1, 0 or -1, not " + number + " and " + result);
        }
    }
}
