package dev.boardwright.core.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import java.math.BigDecimal;
import java.util.List;
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

    private static String refusal(String value) {
        return assertThrows(BoardwrightException.class, () -> value(value)).getMessage();
    }

    @Test
    void numbersHaveALimitOfLength() {
        assertEquals(new BigDecimal("1" + "0".repeat(999)), value("1" + "0".repeat(999)));
        for (String number : List.of("1" + "0".repeat(1000), "-0." + "1".repeat(1_000_000), "1e" + "0".repeat(1000))) {
            String message = refusal(number);
            assertTrue(
                    message.startsWith("JSON refused at character 6: a number has at most 1000 characters: '"),
                    message);
        }
    }

    @Test
    void exponentsHaveALimit() {
        assertEquals(new BigDecimal("1e999"), value("1e+999"));
        assertEquals(new BigDecimal("1e-998"), value("1E-998"));
        for (String number : List.of("1e9999999999", "1e-9999999999", "0e1001", "1e-1001", "1e2147483647")) {
            assertEquals(
                    "JSON refused at character 6: an exponent is from -1000 to 1000: '" + number + "}'",
                    refusal(number));
        }
    }

    /** Found by the fuzzer: {@code 1e1000} was read, and what {@link Json} wrote of it was refused. */
    @Test
    void aNumberThatIsReadCanBeReadAgainWithoutItsExponent() {
        for (String number :
                List.of("1e999", "-1e998", "1e-998", "0e1000", "12.50e900", "1." + "1".repeat(900) + "e950")) {
            Json json = new Json().with("a", value(number));
            assertEquals(
                    json.toString(),
                    new Json().withAll(members(json.toString())).toString());
        }
        for (String number : List.of("1e1000", "-1e999", "1e-999", "9." + "1".repeat(900) + "e-500")) {
            assertEquals(
                    "JSON refused at character 6: a number has at most 1000 characters without its exponent",
                    refusal(number).replaceFirst(": '.*", ""));
        }
    }

    private static Json members(String text) {
        Json json = new Json();
        JsonReader.object(text).forEach(json::with);
        return json;
    }

    @Test
    void refusalsNameTheirReasonAndPlace() {
        assertEquals(
                "JSON refused at character 105: it has more than 100 levels: '" + "[".repeat(10) + "}'",
                refusal("[".repeat(109)));
        assertEquals(
                "JSON refused at character 8: this member is there twice: '\"a\":2}'",
                assertThrows(BoardwrightException.class, () -> JsonReader.object("{\"a\":1,\"a\":2}"))
                        .getMessage());
    }

    @Test
    void halvesOfSurrogatePairsAreKept() {
        assertEquals("\ud83d", value("\"\\ud83d\""));
        assertEquals("\ude00x", value("\"\ude00x\""));
        assertEquals("\ud83d\ude00", value("\"\\ud83d\\ude00\""));
        assertEquals(
                "\ude00\ud83d",
                JsonReader.object(new Json().with("a", "\ude00\ud83d").toString())
                        .get("a"));
    }
}
