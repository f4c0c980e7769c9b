package dev.boardwright.core.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BitsTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "63, 1", "64, 1", "65, 2", "127, 2", "128, 2", "129, 3", "361, 6"})
    void wordsHoldSixtyFourBitsEach(int bits, int words) {
        assertEquals(words, Bits.words(bits));
        assertEquals(words, Bits.first(bits).length);
    }

    @Test
    void theLayoutIsLowBitsAndLowWordsFirst() {
        assertArrayEquals(new long[] {1}, Bits.first(1));
        assertArrayEquals(new long[] {Long.MAX_VALUE}, Bits.first(63));
        assertArrayEquals(new long[] {-1, 1}, Bits.first(65));
        long[] set = new long[2];
        Bits.set(set, 63);
        Bits.set(set, 64);
        assertArrayEquals(new long[] {Long.MIN_VALUE, 1}, set);
    }

    @Test
    void aSetWithoutWordsIsEmpty() {
        long[] none = {};
        assertTrue(Bits.isEmpty(none));
        assertFalse(Bits.intersects(none, none));
        assertEquals(0, Bits.count(none));
        assertEquals(-1, Bits.next(none, 0));
    }
}
