package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BoardwrightExceptionTest {
    @Test
    void untrustedTextIsQuotedAndMadeSafe() {
        assertEquals("'e5'", BoardwrightException.quote("e5"));
        assertEquals("'a?b'", BoardwrightException.quote("a\nb"));
    }

    @Test
    void longTextIsCut() {
        String forty = "0123456789".repeat(4);
        assertEquals("'" + forty + "'", BoardwrightException.quote(forty));
        assertEquals("'" + forty + "...'", BoardwrightException.quote(forty + "x"));
    }
}
