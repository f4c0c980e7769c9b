package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The values and nodes that docs/solved.md gives for small boards of 369. */
class SolvedPageTest {
    private static final Pattern ROW = Pattern.compile("^\\| (neutral|coloured) ([34])×.*$", Pattern.MULTILINE);

    @TestFactory
    Stream<DynamicTest> smallBoardsAreSolvedAgain() throws IOException {
        String page = Files.readString(DocumentationTest.ROOT.resolve("docs/solved.md"));
        List<DynamicTest> rows = ROW.matcher(page)
                .results()
                .map(row -> DynamicTest.dynamicTest(
                        row.group(),
                        () -> check(row.group(1), row.group(2), row.group().split(" \\| ", -1))))
                .toList();
        assertEquals(4, rows.size());
        return rows.stream();
    }

    private static void check(String variant, String size, String... cells) {
        Map<String, Object> facts = Run.fine("solve", "369", "--size", size, "--variant", variant, "--margin", "--json")
                .json();
        int margin = Integer.parseInt(String.valueOf(facts.get("margin")));
        String value = margin == 0 ? "draw" : (margin > 0 ? "White by " : "Black by ") + Math.abs(margin);
        assertEquals(value, cells[1]);
        List<?> best = (List<?>) facts.get("best");
        int all = Integer.parseInt(size) * Integer.parseInt(size);
        assertEquals(best.size() == all ? "all" : best.toString().replaceAll("[\\[\\],]", ""), cells[2]);
        assertEquals(String.format(Locale.ROOT, "%,d", Integer.parseInt(String.valueOf(facts.get("nodes")))), cells[4]);
    }
}
