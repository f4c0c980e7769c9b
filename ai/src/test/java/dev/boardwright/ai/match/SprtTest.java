package dev.boardwright.ai.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.OptionException;
import org.junit.jupiter.api.Test;

class SprtTest {
    private static final Sprt TEST = Sprt.of(0, 50);

    @Test
    void ratioIsThatOfTwoNormalDistributionsWhereGamesAreManyAndClose() {
        // With x the mean and v the variance of a pair's score, n (s1 - s0) (2x - s0 - s1) / 2v to first order.
        Sprt close = Sprt.of(0, 4);
        int[] pairs = {100, 900, 2000, 1000, 120};
        double n = 4120;
        double x = (900 * 0.25 + 2000 * 0.5 + 1000 * 0.75 + 120) / n;
        double v = (100 * x * x
                        + 900 * (x - 0.25) * (x - 0.25)
                        + 2000 * (x - 0.5) * (x - 0.5)
                        + 1000 * (x - 0.75) * (x - 0.75)
                        + 120 * (1 - x) * (1 - x))
                / n;
        double s0 = 0.5;
        double s1 = EloEstimate.toScore(4);
        assertEquals(n * (s1 - s0) * (2 * x - s0 - s1) / (2 * v), close.logLikelihoodRatio(pairs), 0.02);
    }

    @Test
    void ratioChangesSignWithTheSides() {
        assertEquals(-Sprt.of(-50, 0).logLikelihoodRatio(1, 2, 3, 4, 5), TEST.logLikelihoodRatio(5, 4, 3, 2, 1), 1e-9);
    }

    @Test
    void testIsDecidedByEnoughGames() {
        assertEquals(Sprt.Verdict.OPEN, TEST.verdict(0, 0, 0, 0, 0));
        assertEquals(Sprt.Verdict.OPEN, TEST.verdict(1, 2, 4, 2, 1));
        assertEquals(Sprt.Verdict.ELO1, TEST.verdict(2, 8, 20, 30, 40));
        assertEquals(Sprt.Verdict.ELO0, TEST.verdict(40, 30, 20, 8, 2));
    }

    @Test
    void onePlayerWinningEveryGameDecidesItSoon() {
        assertEquals(Sprt.Verdict.OPEN, TEST.verdict(0, 0, 0, 0, 1));
        assertEquals(Sprt.Verdict.ELO1, TEST.verdict(0, 0, 0, 0, 25));
        assertEquals(Sprt.Verdict.ELO0, TEST.verdict(50, 0, 0, 0, 0));
    }

    @Test
    void bothErrorsCount() {
        double ratio = TEST.logLikelihoodRatio(1, 3, 5, 7, 4);
        assertTrue(ratio > 0.5 && ratio < Math.log(19));
        double unlikely = 1 / (1 + Math.exp(ratio / 2));
        assertEquals(Sprt.Verdict.ELO1, new Sprt(0, 50, unlikely, 0.01).verdict(1, 3, 5, 7, 4));
    }

    @Test
    void parametersAreValidated() {
        assertThrows(IllegalArgumentException.class, () -> Sprt.of(50, 0));
        assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 50, 0, 0.05));
        assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 50, 0.05, 0.5));
        assertThrows(IllegalArgumentException.class, () -> TEST.verdict(1, 2, 3));
    }

    @Test
    void isReadFromItsText() {
        assertEquals(Sprt.of(-1.5, 50), Sprt.parse("-1.5:50"));
        for (String wrong : new String[] {"", "5", "0:50:100", "50:0", "0:x", "0:0", "NaN:1"}) {
            assertEquals(
                    "two Elo differences, the smaller first, such as 0:50, not '" + wrong + "'",
                    assertThrows(OptionException.class, () -> Sprt.parse(wrong)).getMessage());
        }
    }
}
