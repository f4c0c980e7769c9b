package dev.boardwright.ai.match;

/**
 * A difference in strength on the Elo scale: 0 for equals, 400 for odds of ten to one, infinite for a player who always
 * wins.
 *
 * @param difference the difference that gives the observed score
 * @param low the lower end of the interval in which the true difference lies with 95 % confidence; finite
 * @param high its upper end; finite
 */
public record EloEstimate(double difference, double low, double high) {
    /** The difference that gives a score from 0 to 1, seen from the player who scores it. */
    public static double ofScore(double score) {
        return 400 * Math.log10(score / (1 - score));
    }

    /** The expected score of a player who is {@code elo} stronger. */
    public static double toScore(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /**
     * The estimate after these games, with Jeffreys' interval extended to draws.
     *
     * <p>Half a win and half a loss are added to the games. The probabilities of a win, a draw and a loss then have a
     * Dirichlet distribution; the expected score has the mean m and the variance v. The interval is the middle 95 % of
     * the beta distribution with that mean and variance. Without draws this is Jeffreys' interval for the share of
     * wins. Both ends are finite after any games: 10 wins in 10 games give 223 to 1730 Elo.
     */
    static EloEstimate of(WinDrawLoss tally) {
        double wins = tally.wins() + 0.5;
        double losses = tally.losses() + 0.5;
        double draws = tally.draws();
        double n = wins + draws + losses;
        double mean = (wins + draws / 2) / n;
        // The mean of the squares minus the square of the mean, computed without cancellation.
        double variance = (wins * square(1 - mean) + draws * square(0.5 - mean) + losses * square(mean)) / n / (n + 1);
        double weight = mean * (1 - mean) / variance - 1;
        double a = mean * weight;
        double b = (1 - mean) * weight;
        // The upper end is computed from the other side, because numbers close to 0 are more accurate than those close
        // to 1.
        return new EloEstimate(
                ofScore(tally.score()),
                ofScore(Beta.quantile(Beta.TAIL, a, b)),
                -ofScore(Beta.quantile(Beta.TAIL, b, a)));
    }

    private static double square(double x) {
        return x * x;
    }
}
