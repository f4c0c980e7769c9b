package dev.boardwright.ai;

/**
 * A sequential probability ratio test: is the first player {@code elo1} stronger, or only {@code elo0}? It is asked after
 * each pair of games, and answers as soon as the games allow it.
 *
 * <p>It looks at pairs of games from the same opening with sides changed (the pentanomial model), because the two games of
 * a pair depend on each other. It compares how likely their results are under the likeliest distribution with either score
 * (the generalised test).
 *
 * @param elo0 the difference that the first hypothesis assumes
 * @param elo1 the difference that the second hypothesis assumes, larger than {@code elo0}
 * @param alpha the chance of accepting the second although the first is true
 * @param beta the chance of accepting the first although the second is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** What the games so far say. */
    public enum Verdict {
        /** Not enough to tell. */
        OPEN,
        /** The difference is {@code elo0} rather than {@code elo1}. */
        ELO0,
        /** The difference is {@code elo1} rather than {@code elo0}. */
        ELO1
    }

    /** Counted for a result that has not occurred, because it is not impossible. */
    private static final double UNSEEN = 1e-3;

    /** Validates the parameters. */
    public Sprt {
        if (!(elo0 < elo1) || !isChance(alpha) || !isChance(beta)) {
            throw new IllegalArgumentException("a test needs elo0 < elo1, and alpha and beta between 0 and 0.5");
        }
    }

    private static boolean isChance(double p) {
        return 0 < p && p < 0.5;
    }

    /** A test that errs either way with a chance of 5 %. */
    public static Sprt of(double elo0, double elo1) {
        return new Sprt(elo0, elo1, 0.05, 0.05);
    }

    /**
     * The logarithm of how much more likely the pairs are if the difference is {@code elo1} than if it is {@code elo0}.
     *
     * @param pairs how many pairs gave the first player 0, half a point, 1, 1 1/2 and 2 points
     */
    public double logLikelihoodRatio(int... pairs) {
        if (pairs.length != 5) {
            throw new IllegalArgumentException("there are five results of a pair, not " + pairs.length);
        }
        double[] counts = new double[5];
        double total = 0;
        for (int i = 0; i < 5; i++) {
            counts[i] = Math.max(pairs[i], UNSEEN);
            total += counts[i];
        }
        double s0 = EloEstimate.toScore(elo0);
        double s1 = EloEstimate.toScore(elo1);
        double t0 = tilt(counts, total, s0);
        double t1 = tilt(counts, total, s1);
        double ratio = 0;
        for (int i = 0; i < 5; i++) {
            ratio += counts[i] * Math.log((1 + t0 * (i / 4.0 - s0)) / (1 + t1 * (i / 4.0 - s1)));
        }
        return ratio;
    }

    /**
     * The t for which the likeliest distribution with mean {@code score} gives result i the chance
     * {@code counts[i] / total / (1 + t (i/4 - score))}: where the sum of those chances times {@code i/4 - score} is 0.
     * That sum falls as t grows, so it is found by bisection.
     */
    private static double tilt(double[] counts, double total, double score) {
        double low = -1 / (1 - score);
        double high = 1 / score;
        for (int step = 0; step < 200; step++) {
            double t = (low + high) / 2;
            double sum = 0;
            for (int i = 0; i < 5; i++) {
                double distance = i / 4.0 - score;
                sum += counts[i] / total * distance / (1 + t * distance);
            }
            if (sum > 0) {
                low = t;
            } else {
                high = t;
            }
        }
        return (low + high) / 2;
    }

    /** The ratio from which on {@code elo1} is accepted. */
    public double upperBound() {
        return Math.log((1 - beta) / alpha);
    }

    /** The ratio from which down {@code elo0} is accepted. */
    public double lowerBound() {
        return Math.log(beta / (1 - alpha));
    }

    /** What the pairs say; see {@link #logLikelihoodRatio}. */
    public Verdict verdict(int... pairs) {
        double ratio = logLikelihoodRatio(pairs);
        return ratio >= upperBound() ? Verdict.ELO1 : ratio <= lowerBound() ? Verdict.ELO0 : Verdict.OPEN;
    }
}
