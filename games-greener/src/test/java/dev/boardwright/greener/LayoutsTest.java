package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SortedMap;
import org.junit.jupiter.api.Test;

class LayoutsTest {
    @Test
    void classesHaveEveryLayoutOnce() {
        SortedMap<String, Integer> classes = Layouts.classes();

        assertEquals(113_028, classes.size());
        // 16! / (4! 4! 8!)
        assertEquals(
                900_900, classes.values().stream().mapToInt(Integer::intValue).sum());
        assertEquals("bbbb/gggg/gggg/wwww", classes.firstKey());
        assertTrue(classes.values().stream().allMatch(count -> 8 % count == 0));
    }

    @Test
    void imagesHaveTheSameFirstLayout() {
        assertEquals("bbbb/gggg/gggg/wwww", Layouts.first("wwwwggggggggbbbb"));
        assertEquals("bbbb/gggg/gggg/wwww", Layouts.first("bggwbggwbggwbggw"));
    }
}
