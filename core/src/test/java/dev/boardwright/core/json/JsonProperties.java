package dev.boardwright.core.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class JsonProperties {
    @Property
    void anyTextIsReadBackAsItWas(@ForAll String name, @ForAll String value) {
        String text = new Json().with(name, value).toString();

        assertEquals(Map.of(name, value), JsonReader.object(text));
        assertTrue(text.chars().allMatch(c -> c >= ' ' && c < 0x7f), text);
    }

    @Property
    void anyNumberIsReadBackAsItWas(@ForAll long whole, @ForAll BigDecimal decimal) {
        Map<String, Object> read = JsonReader.object(
                new Json().with("whole", whole).with("decimal", decimal).toString());

        assertEquals(BigDecimal.valueOf(whole), read.get("whole"));
        assertEquals(0, decimal.compareTo((BigDecimal) read.get("decimal")));
    }

    @Example
    void membersKeepTheirOrderAndMayBeNested() {
        Json json = new Json()
                .with("z", List.of(1, "two", new Json().with("three", true)))
                .with("a", Arrays.asList(null, false))
                .with("empty", new Json())
                .with("none", List.of());

        assertEquals(
                "{\"z\":[1,\"two\",{\"three\":true}],\"a\":[null,false],\"empty\":{},\"none\":[]}", json.toString());
    }

    @Example
    void aListIsWrittenAsInAnObject() {
        List<Object> list = List.of(1, "two", new Json().with("three", List.of()));

        assertEquals(
                "{\"a\":" + Json.list(list) + "}", new Json().with("a", list).toString());
        assertEquals("[1,\"two\",{\"three\":[]}]", Json.list(list));
    }

    @Example
    void spaceMayStandBetweenTheParts() {
        assertEquals(
                Map.of("a", List.of(BigDecimal.ONE, Map.of()), "b", "x y"),
                JsonReader.object(" { \"a\" :\t[ 1 , { } ]\r\n, \"b\" : \"x y\" }\n"));
    }

    @Example
    void anythingElseIsRefused() {
        for (String text : List.of(
                "",
                " ",
                "1",
                "[]",
                "{",
                "{}x",
                "{\"a\"}",
                "{\"a\":1,}",
                "{\"a\":[1,]}",
                "{\"a\":01}",
                "{\"a\":1 2}",
                "{\"a\":1,\"a\":1}",
                "{a:1}",
                "{\"a\":'x'}",
                "{\"a\":\"\n\"}",
                "{\"a\":\"\\x\"}",
                "{\"a\":nul}",
                "// {}",
                "{\"a\":" + "[".repeat(101) + "]".repeat(101) + "}")) {
            assertThrows(BoardwrightException.class, () -> JsonReader.object(text), text);
        }
        assertEquals(
                "not JSON at character 6: 'x}'",
                assertThrows(BoardwrightException.class, () -> JsonReader.object("{\"a\":x}"))
                        .getMessage());
    }

    @Example
    void valuesThatJsonDoesNotHaveAreRefused() {
        Json json = new Json().with("number", Double.POSITIVE_INFINITY);

        assertThrows(IllegalArgumentException.class, json::toString);
    }
}
