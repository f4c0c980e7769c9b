package dev.boardwright.ai.match;

/**
 * Games won, drawn and lost, from the side of the first of two players in a match. Immutable.
 *
 * @param wins games won
 * @param draws games drawn
 * @param losses games lost
 */
public record WinDrawLoss(int wins, int draws, int losses) {
    /** No game yet. */
    public static final WinDrawLoss NONE = new WinDrawLoss(0, 0, 0);

    /** These games and one more: 1 won, 0 drawn, -1 lost. */
    WinDrawLoss plus(int result) {
        return new WinDrawLoss(
                wins + (result > 0 ? 1 : 0), draws + (result == 0 ? 1 : 0), losses + (result < 0 ? 1 : 0));
    }

    /** The number of games. */
    public int games() {
        return wins + draws + losses;
    }

    /** The share of the points from 0 to 1, with half a point for a draw; 0.5 without games. */
    public double score() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /** The strength of the first player relative to the second, on the Elo scale. */
    public EloEstimate elo() {
        return EloEstimate.of(this);
    }

    /** {@code 7-2-1}: wins, draws, losses. */
    @Override
    public String toString() {
        return wins + "-" + draws + "-" + losses;
    }
}
