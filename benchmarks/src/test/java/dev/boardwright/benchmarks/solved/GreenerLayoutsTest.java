package dev.boardwright.benchmarks.solved;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

class GreenerLayoutsTest {
    @Test
    void classesHaveEveryLayoutOnce() {
        SortedMap<String, Integer> classes = GreenerLayouts.classes();

        assertEquals(113_028, classes.size());
        // 16! / (4! 4! 8!)
        assertEquals(
                900_900, classes.values().stream().mapToInt(Integer::intValue).sum());
        assertEquals("bbbb/gggg/gggg/wwww", classes.firstKey());
        assertTrue(classes.values().stream().allMatch(count -> 8 % count == 0));
    }

    @Test
    void programPrintsAPositionForEachClass() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = System.out;
        System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        try {
            GreenerLayouts.main(new String[0]);
        } finally {
            System.setOut(out);
        }
        List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(113_028, lines.size());
        assertEquals("bbbb/gggg/gggg/wwww b", lines.get(0));
    }

    @Test
    void imagesHaveTheSameFirstLayout() {
        assertEquals("bbbb/gggg/gggg/wwww", GreenerLayouts.first("wwwwggggggggbbbb"));
        assertEquals("bbbb/gggg/gggg/wwww", GreenerLayouts.first("bggwbggwbggwbggw"));
    }
}
