package dev.boardwright.ai;

/**
 * A difference in strength on the Elo scale: 0 for equals, 400 for odds of ten to one, infinite for a player who always
 * wins.
 *
 * @param difference what the score says by itself
 * @param low the lower end of the interval in which the true difference lies with 95 % confidence
 * @param high its upper end
 */
public record EloEstimate(double difference, double low, double high) {
    /** The standard normal distribution lies between this and its negative with a chance of 95 %. */
    private static final double Z = 1.959963984540054;

    /** The difference that gives a score from 0 to 1, seen from the player who scores it. */
    public static double ofScore(double score) {
        return 400 * Math.log10(score / (1 - score));
    }

    /** The score to expect of a player who is {@code elo} stronger. */
    public static double toScore(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /**
     * The estimate after these games. The interval is that of the mean of independent games, with the variance they show;
     * where they show none, all having ended alike, it is Wilson's, which takes a result for won or lost.
     */
    static EloEstimate of(Tally tally) {
        double score = tally.score();
        double n = Math.max(1, tally.games());
        double variance = (tally.wins() * square(1 - score)
                        + tally.draws() * square(0.5 - score)
                        + tally.losses() * square(score))
                / n;
        double centre = score;
        double reach = Z * Math.sqrt(variance / n);
        if (variance == 0) {
            double shrink = 1 + Z * Z / n;
            centre = (score + Z * Z / (2 * n)) / shrink;
            reach = Z / shrink * Math.sqrt(score * (1 - score) / n + Z * Z / (4 * n * n));
        }
        return new EloEstimate(
                ofScore(score), ofScore(Math.max(0, centre - reach)), ofScore(Math.min(1, centre + reach)));
    }

    private static double square(double x) {
        return x * x;
    }
}
