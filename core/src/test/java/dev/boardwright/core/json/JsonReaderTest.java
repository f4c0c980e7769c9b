package dev.boardwright.core.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON that our own writer does not write. */
class JsonReaderTest {
    private static Object value(String text) {
        return JsonReader.object("{\"a\":" + text + "}").get("a");
    }

    @Test
    void everyEscapeIsRead() {
        assertEquals("\" \\ / \b \f \n \r \t A é", value("\"\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0041 \\u00E9\""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\u", "\\u004", "\\u00g1", "\\x", "\\", "\\u0041"})
    void textThatEndsInAnEscapeIsRefused(String escape) {
        assertThrows(BoardwrightException.class, () -> JsonReader.object("{\"a\":\"" + escape));
    }

    @Test
    void wordsHaveTheirValues() {
        assertEquals(true, value("true"));
        assertEquals(false, value("false"));
        assertNull(value("null"));
        assertTrue(JsonReader.object("{\"a\":null}").containsKey("a"));
    }

    @Test
    void aHundredLevelsAreReadAndNoMore() {
        // The object itself is one of them.
        value("[".repeat(99) + "]".repeat(99));
        assertThrows(BoardwrightException.class, () -> value("[".repeat(100) + "]".repeat(100)));
    }

    @Test
    void valuesSideBySideAreNotNested() {
        Map<String, Object> many = JsonReader.object("{\"a\":[" + "[],".repeat(200) + "{}]}");
        assertEquals(1, many.size());
    }
}
