package dev.boardwright.ai.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReaderTest {
    private static final int MAX_LINE_BYTES = 1 << 20;

    private static List<LineReader.Line> lines(byte[] bytes) throws IOException {
        LineReader reader = new LineReader(new ByteArrayInputStream(bytes), MAX_LINE_BYTES);
        List<LineReader.Line> lines = new ArrayList<>();
        for (LineReader.Line line = reader.read(); line != null; line = reader.read()) {
            lines.add(line);
        }
        return lines;
    }

    private static List<String> texts(String text) throws IOException {
        return lines(text.getBytes(StandardCharsets.UTF_8)).stream()
                .map(LineReader.Line::text)
                .toList();
    }

    @Test
    void linesEndWithLineFeeds() throws IOException {
        assertEquals(List.of(), texts(""));
        assertEquals(List.of("a"), texts("a"));
        assertEquals(List.of("a"), texts("a\n"));
        assertEquals(List.of("", "a", "", "b\r", "ü"), texts("\na\n\nb\r\nü"));
    }

    @Test
    void linesMayBeLongerThanTheBuffer() throws IOException {
        for (int length : new int[] {8191, 8192, 8193, 16384, 100_000}) {
            String line = "y".repeat(length);
            assertEquals(List.of(line, "z"), texts(line + "\nz"));
        }
    }

    @Test
    void aLineIsCutAtItsLimit() throws IOException {
        String longest = "x".repeat(MAX_LINE_BYTES);
        byte[] bytes = (longest + "\n" + longest + "x\nnext").getBytes(StandardCharsets.UTF_8);

        assertEquals(
                List.of(
                        new LineReader.Line(longest, false),
                        new LineReader.Line(longest, true),
                        new LineReader.Line("next", false)),
                lines(bytes));
    }

    @Test
    void invalidBytesBecomeReplacementCharacters() throws IOException {
        assertEquals(List.of(new LineReader.Line("a\ufffdb", false)), lines(new byte[] {'a', (byte) 0xff, 'b', '\n'}));
    }
}
