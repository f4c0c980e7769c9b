package dev.boardwright.ai.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BetaTest {
    @Test
    void theUniformDistributionIsItsOwnQuantile() {
        assertEquals(0.025, Beta.quantile(0.025, 1, 1), 1e-12);
        assertEquals(0.7, Beta.cumulative(0.7, 1, 1), 1e-12);
    }

    @Test
    void wholeParametersGiveBinomialSums() {
        // P(Beta(3, 2) <= x) is the probability of at least 3 hits of 4.
        double x = 0.3;
        double hits = 4 * Math.pow(x, 3) * (1 - x) + Math.pow(x, 4);
        assertEquals(hits, Beta.cumulative(x, 3, 2), 1e-12);
    }

    @Test
    void theArcSineDistributionIsKnown() {
        double x = 0.2;
        assertEquals(2 / Math.PI * Math.asin(Math.sqrt(x)), Beta.cumulative(x, 0.5, 0.5), 1e-12);
    }

    @Test
    void quantilesInvertTheDistribution() {
        for (double a : new double[] {0.5, 1.5, 20, 5000, 1e6}) {
            for (double p : new double[] {0.025, 0.5, 0.975}) {
                assertEquals(p, Beta.cumulative(Beta.quantile(p, a, 2 * a), a, 2 * a), 1e-7, a + " " + p);
            }
        }
    }

    @Test
    void sharesAtTheEdgesReachTheEdge() {
        assertEquals(new Interval(0, 0, 1), Interval.ofShare(0, 0));
        assertEquals(0, Interval.ofShare(0, 20).low());
        assertEquals(1, Interval.ofShare(20, 20).high());
        assertEquals(0.5, Interval.ofShare(10, 20).value());
        assertEquals(0.2922, Interval.ofShare(10, 20).low(), 2e-3);
    }
}
