package dev.boardwright.play.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    void whatJsonCannotSayIsRefused() {
        Json json = new Json().with("number", Double.POSITIVE_INFINITY);

        assertThrows(IllegalArgumentException.class, json::toString);
    }
}
