package dev.boardwright.benchmarks.solved;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.hash.Hashing;
import dev.boardwright.core.NotationException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

class SolvedLayoutsTest {
    private static final Path TABLE = Path.of("..", "docs", "data", "greener-4x4.csv.gz");

    @Test
    void theTableHasTheChecksumOfTheDocumentation() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "solved.md"));

        assertTrue(page.contains(Hashing.sha256().hashBytes(content()).toString()));
    }

    @Test
    void theTableHasEveryClassWithItsNumberOfLayouts() throws IOException {
        SortedMap<String, Integer> counts = new TreeMap<>();
        new String(content(), StandardCharsets.UTF_8)
                .lines()
                .skip(1)
                .map(line -> line.split(",", -1))
                .forEach(fields -> counts.put(fields[0], Integer.parseInt(fields[1])));

        assertEquals(GreenerLayouts.classes(), counts);
    }

    @Test
    void theImagesOfALayoutHaveTheSameMargin() throws IOException {
        SolvedLayouts table = read();
        String[] images = {"bwgg/gggg/wwbb/ggwb", "ggwb/wwbb/gggg/bwgg", "ggwb/gggg/bbww/bwgg"};

        int margin = table.margin(images[0] + " b");
        assertEquals(margin, table.margin(images[1] + " b"));
        assertEquals(margin, table.margin(images[2] + " b"));
    }

    @Test
    void marginsAreThoseOfTheDocumentation() throws IOException {
        SolvedLayouts table = read();

        assertEquals(113_028, table.size());
        // White ends with a single stack of all sixteen pyramids.
        assertEquals(-816, table.margin("bbbb/gggg/gwwg/gwwg b"));
    }

    @Test
    void otherPositionsAreRefused() throws IOException {
        SolvedLayouts table = read();

        for (String position :
                new String[] {"bbbb/gggg/gggg/wwww w", "bbbb/gggg/gggg/www1 b", "bbbb/gggg/gggg/1ww(ww) b"}) {
            assertThrows(NotationException.class, () -> table.margin(position), position);
        }
    }

    @Test
    void aTableOfAnotherFormIsRefused() {
        for (String text :
                new String[] {"", "layout,margin\n", "layout,count,margin\nbbbb,1\n", "layout,count,margin\na,1,x\n"}) {
            assertThrows(NotationException.class, () -> SolvedLayouts.read(compressed(text)), text);
        }
    }

    @Test
    void wrongLineIsNamedByItsNumber() {
        String text = "layout,count,margin\na,1,1\nb,1,1\nc,1\n";
        NotationException e = assertThrows(NotationException.class, () -> SolvedLayouts.read(compressed(text)), text);
        assertTrue(e.getMessage().startsWith("line 4 "), e.getMessage());
    }

    private static SolvedLayouts read() throws IOException {
        try (InputStream in = Files.newInputStream(TABLE)) {
            return SolvedLayouts.read(in);
        }
    }

    private static byte[] content() throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(TABLE))) {
            return in.readAllBytes();
        }
    }

    private static InputStream compressed(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return new ByteArrayInputStream(bytes.toByteArray());
    }
}
