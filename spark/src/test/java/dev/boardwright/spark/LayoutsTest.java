package dev.boardwright.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.OptionException;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LayoutsTest {
    @Test
    void everyArrangementIsThereOnceInOrder() {
        Layouts layouts = new Layouts("ab/ac w");
        List<String> all =
                LongStream.range(0, layouts.count()).mapToObj(layouts::get).toList();
        assertEquals(12, all.size());
        assertEquals(
                all,
                all.stream().collect(Collectors.toCollection(TreeSet::new)).stream()
                        .toList());
        assertEquals("aa/bc w", all.get(0));
        assertEquals("cb/aa w", all.get(11));
        for (int i = 0; i < 12; i++) {
            assertEquals(i, layouts.number(all.get(i)));
        }
    }

    @Test
    void greenerOnFourHas900900() {
        assertEquals(900_900, new Layouts("wggg/wggg/bwgb/wbgb b").count());
    }

    @Test
    void boardsWithHolesOrTooManyPiecesAreRefused() {
        assertThrows(OptionException.class, () -> new Layouts("a1/bb w"));
        assertThrows(OptionException.class, () -> new Layouts("a(ab)/bb w"));
        assertThrows(OptionException.class, () -> new Layouts("abcdefghijklmnopqrstuvwxyz w"));
    }
}
