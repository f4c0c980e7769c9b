package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TallyTest {
    @Test
    void drawsAreHalfAPoint() {
        Tally tally = new Tally(6, 2, 2);
        assertEquals(10, tally.games());
        assertEquals(0.7, tally.score(), 1e-12);
        assertEquals("6-2-2", tally.toString());
        assertEquals(tally, new Tally(5, 2, 2).plus(1));
        assertEquals(new Tally(0, 1, 1), Tally.NONE.plus(0).plus(-1));
        assertEquals(0.5, Tally.NONE.score());
    }

    @Test
    void eloIsThatOfTheScore() {
        assertEquals(0, new Tally(3, 4, 3).elo().difference(), 1e-9);
        assertEquals(190.85, new Tally(75, 0, 25).elo().difference(), 0.01);
        assertEquals(-190.85, new Tally(25, 0, 75).elo().difference(), 0.01);
        assertEquals(0.75, EloEstimate.toScore(EloEstimate.ofScore(0.75)), 1e-12);
    }

    @Test
    void intervalIsThatOfTheMean() {
        // 100 games, 75 %: the standard error is 0.0433, so the score lies between 0.6651 and 0.8349.
        EloEstimate estimate = new Tally(75, 0, 25).elo();
        assertEquals(EloEstimate.ofScore(0.66513), estimate.low(), 0.1);
        assertEquals(EloEstimate.ofScore(0.83487), estimate.high(), 0.1);
        EloEstimate drawish = new Tally(50, 50, 0).elo();
        assertTrue(drawish.high() - drawish.low() < estimate.high() - estimate.low(), "draws vary less");
    }

    @Test
    void winningEveryGameIsInfinitelyStrongButNotSurely() {
        EloEstimate all = new Tally(40, 0, 0).elo();
        assertEquals(Double.POSITIVE_INFINITY, all.difference());
        assertEquals(Double.POSITIVE_INFINITY, all.high());
        // Wilson: at least 40 / (40 + 1.96 * 1.96) of the points.
        assertEquals(EloEstimate.ofScore(40 / 43.8415), all.low(), 0.1);
        EloEstimate none = new Tally(0, 0, 40).elo();
        assertEquals(new EloEstimate(-all.difference(), -all.high(), -all.low()).low(), none.low());
        assertEquals(-all.low(), none.high(), 1e-9);
    }

    @Test
    void nothingIsKnownWithoutGames() {
        EloEstimate estimate = Tally.NONE.elo();
        assertEquals(0, estimate.difference());
        assertTrue(estimate.low() < -200 && estimate.high() > 200);
    }
}
