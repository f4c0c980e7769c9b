package dev.boardwright.ai.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Rng;
import org.junit.jupiter.api.Test;

class WinDrawLossTest {
    @Test
    void drawsAreHalfAPoint() {
        WinDrawLoss tally = new WinDrawLoss(6, 2, 2);
        assertEquals(10, tally.games());
        assertEquals(0.7, tally.score(), 1e-12);
        assertEquals("6-2-2", tally.toString());
        assertEquals(tally, new WinDrawLoss(5, 2, 2).plus(1));
        assertEquals(new WinDrawLoss(0, 1, 1), WinDrawLoss.NONE.plus(0).plus(-1));
        assertEquals(0.5, WinDrawLoss.NONE.score());
    }

    @Test
    void eloIsThatOfTheScore() {
        assertEquals(0, new WinDrawLoss(3, 4, 3).elo().difference(), 1e-9);
        assertEquals(190.85, new WinDrawLoss(75, 0, 25).elo().difference(), 0.01);
        assertEquals(-190.85, new WinDrawLoss(25, 0, 75).elo().difference(), 0.01);
        assertEquals(0.75, EloEstimate.toScore(EloEstimate.ofScore(0.75)), 1e-12);
    }

    @Test
    void intervalIsJeffreys() {
        // The middle 95 % of Beta(75.5, 25.5) are between 0.6588 and 0.8269.
        EloEstimate estimate = new WinDrawLoss(75, 0, 25).elo();
        assertEquals(EloEstimate.ofScore(0.65885), estimate.low(), 0.1);
        assertEquals(EloEstimate.ofScore(0.82692), estimate.high(), 0.1);
        EloEstimate drawish = new WinDrawLoss(50, 50, 0).elo();
        assertTrue(drawish.high() - drawish.low() < estimate.high() - estimate.low(), "draws vary less");
    }

    @Test
    void winningEveryGameIsInfinitelyStrongButTheIntervalIsFinite() {
        EloEstimate all = new WinDrawLoss(10, 0, 0).elo();
        assertEquals(Double.POSITIVE_INFINITY, all.difference());
        // The middle 95 % of Beta(10.5, 0.5) are between 0.7828 and 0.99995.
        assertEquals(222.8, all.low(), 0.1);
        assertEquals(1730, all.high(), 10);
        EloEstimate none = new WinDrawLoss(0, 0, 10).elo();
        assertEquals(-all.high(), none.low(), 1e-6);
        assertEquals(-all.low(), none.high(), 1e-6);
        EloEstimate million = new WinDrawLoss(1_000_000, 0, 0).elo();
        assertTrue(million.low() > 1000 && Double.isFinite(million.high()), million.toString());
    }

    @Test
    void theIntervalContainsTheTruthAsOftenAsItShould() {
        // Probabilities of 0.6, 0.1 and 0.3 give a score of 0.65, or Elo 107.5.
        double truth = EloEstimate.ofScore(0.65);
        Rng rng = new Rng(7);
        int held = 0;
        for (int sample = 0; sample < 2000; sample++) {
            WinDrawLoss tally = WinDrawLoss.NONE;
            for (int game = 0; game < 30; game++) {
                int roll = rng.below(10);
                tally = tally.plus(roll < 6 ? 1 : roll < 7 ? 0 : -1);
            }
            held += tally.elo().low() <= truth && truth <= tally.elo().high() ? 1 : 0;
        }
        assertTrue(held > 1860 && held < 1950, held + " of 2000");
    }

    @Test
    void anEstimateWithoutGamesIsZero() {
        EloEstimate estimate = WinDrawLoss.NONE.elo();
        assertEquals(0, estimate.difference());
        assertTrue(estimate.low() < -200 && estimate.high() > 200);
    }
}
