package dev.boardwright.ai.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NumbersTest {
    @Test
    void roundsToTheGivenNumberOfDigits() {
        assertEquals("0.3333", Numbers.rounded(1 / 3.0, 4).toPlainString());
        assertEquals("-12", Numbers.rounded(-12.4, 0).toPlainString());
        assertEquals("100000000000000000000", Numbers.rounded(1e20, 0).toPlainString());
    }

    @Test
    void ratesAreWholeUnlessTheyAreSmall() {
        assertEquals("1234567", Numbers.perSecond(2469134, 2).toPlainString());
        assertEquals("0.50", Numbers.perSecond(1, 2).toPlainString());
        assertEquals("99.99", Numbers.perSecond(9999, 100).toPlainString());
        assertEquals("100", Numbers.perSecond(100, 1).toPlainString());
    }

    @Test
    void exactNumbersHaveAsFewDigitsAsPossible() {
        assertEquals("400", Numbers.exact(400).toString());
        assertEquals("0.5", Numbers.exact(0.5).toString());
        assertEquals("-7", Numbers.exact(-7.0).toString());
    }
}
