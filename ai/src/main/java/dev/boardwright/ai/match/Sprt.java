package dev.boardwright.ai.match;

import dev.boardwright.core.OptionException;

/**
 * A sequential probability ratio test of whether the first player is {@code elo1} stronger or only {@code elo0}. It is
 * evaluated after each pair of games and ends as soon as it is decided.
 *
 * <p>It looks at pairs of games from the same opening with sides changed (the pentanomial model), because the two games
 * of a pair depend on each other. It compares the likelihoods of their results under the most likely distribution with
 * either score (the generalised test).
 *
 * @param elo0 the difference that the first hypothesis assumes
 * @param elo1 the difference that the second hypothesis assumes, larger than {@code elo0}
 * @param alpha the probability of accepting the second hypothesis if the first is true
 * @param beta the probability of accepting the first hypothesis if the second is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** The decision of the test. */
    public enum Verdict {
        /** Not decided yet. */
        OPEN,
        /** The difference is {@code elo0} rather than {@code elo1}. */
        ELO0,
        /** The difference is {@code elo1} rather than {@code elo0}. */
        ELO1
    }

    /** The count of a result that has not occurred, because it is still possible. */
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

    /** A test with a probability of 5 % for either error. */
    public static Sprt of(double elo0, double elo1) {
        return new Sprt(elo0, elo1, 0.05, 0.05);
    }

    /**
     * The test that {@code ELO0:ELO1} names, with a probability of 5 % for either error: {@code 0:50}.
     *
     * @throws OptionException if the text is something else
     */
    public static Sprt parse(String text) {
        String[] parts = text.split(":", -1);
        try {
            if (parts.length == 2) {
                return of(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
            }
        } catch (IllegalArgumentException e) {
            // Reported below.
        }
        throw new OptionException("two Elo differences, the smaller first, such as 0:50, not '" + text + "'");
    }

    /**
     * The logarithm of the likelihood ratio of the pairs: {@code elo1} against {@code elo0}.
     *
     * @param pairs the number of pairs that gave the first player 0, 1/2, 1, 1 1/2 and 2 points
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

    /** The ratio at or above which {@code elo1} is accepted. */
    public double upperBound() {
        return Math.log((1 - beta) / alpha);
    }

    /** The ratio at or below which {@code elo0} is accepted. */
    public double lowerBound() {
        return Math.log(beta / (1 - alpha));
    }

    /** The decision for these pairs; see {@link #logLikelihoodRatio}. */
    public Verdict verdict(int... pairs) {
        double ratio = logLikelihoodRatio(pairs);
        return ratio >= upperBound() ? Verdict.ELO1 : ratio <= lowerBound() ? Verdict.ELO0 : Verdict.OPEN;
    }
}
