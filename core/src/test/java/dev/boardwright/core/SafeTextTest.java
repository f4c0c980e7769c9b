package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SafeTextTest {
    /**
     * Escape, a C1 control, line separators, a right-to-left override, half a surrogate pair, and an unassigned code
     * point.
     */
    @ParameterizedTest
    @ValueSource(
            ints = {0, 7, 0x1b, 0x7f, 0x85, 0x9b, 0x9d, 0xad, 0x200b, 0x2028, 0x2029, 0x202e, 0xd800, 0xfeff, 0xffff})
    void charactersThatSteerATerminalOrHideTextAreReplaced(int codePoint) {
        String text = "a" + new String(Character.toChars(codePoint)) + "b";
        assertEquals("a?b", SafeText.line(text));
        assertEquals("a?b", SafeText.lines(text));
        assertEquals("'a?b'", SafeText.quote(text));
    }

    @Test
    void lettersOfAnyScriptStay() {
        String text = "é 字 \uD83D\uDE00 ● · ñ";
        assertEquals(text, SafeText.line(text));
    }

    @Test
    void lineFeedsAreKeptOnlyInLines() {
        assertEquals("a?b", SafeText.line("a\nb"));
        assertEquals("a\nb", SafeText.lines("a\nb"));
        assertEquals("a?\nb", SafeText.lines("a\r\nb"));
    }

    @Test
    void anExcerptIsOneShortLine() {
        assertEquals("a?b", SafeText.excerpt("a\nb"));
        assertEquals("x".repeat(100), SafeText.excerpt("x".repeat(100)));
        assertEquals("x".repeat(100) + "...", SafeText.excerpt("x".repeat(101)));
    }

    @Test
    void aLongQuoteIsCutBetweenCharacters() {
        String almost = "x".repeat(39);
        assertEquals("'" + almost + "...'", SafeText.quote(almost + "\uD83D\uDE00"));
        assertEquals("'" + almost + "y...'", SafeText.quote(almost + "yz"));
    }
}
