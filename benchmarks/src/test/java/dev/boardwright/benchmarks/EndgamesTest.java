package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class EndgamesTest {
    @Test
    void everyGameHasEndgamesThatAreSolved() {
        String[] tables = tables("");
        assertEquals(5, tables.length);
        for (String table : tables) {
            assertTrue(table.contains("| 1 | 100 % |"), table);
        }
    }

    @Test
    void oneGameIsMeasuredAlone() {
        String[] tables = tables("blackstone");
        assertEquals(1, tables.length);
        assertTrue(tables[0].startsWith("blackstone:size=6, outcome"), tables[0]);
    }

    private static String[] tables(String spec) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Endgames.measure(1, Duration.ofMillis(250), spec, new PrintStream(bytes, true, StandardCharsets.UTF_8));
        return bytes.toString(StandardCharsets.UTF_8).strip().split("\n\n(?=\\w)", -1);
    }
}
