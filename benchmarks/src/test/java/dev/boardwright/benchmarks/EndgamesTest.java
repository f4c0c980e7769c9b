package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class EndgamesTest {
    @Test
    void everyGameHasEndgamesThatAreSolved() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Endgames.measure(1, new PrintStream(bytes, true, StandardCharsets.UTF_8));
        String[] tables = bytes.toString(StandardCharsets.UTF_8).strip().split("\n\n(?=\\w)", -1);
        assertTrue(tables.length == 5, () -> bytes.toString(StandardCharsets.UTF_8));
        for (String table : tables) {
            assertTrue(table.contains("| 1 | 100 % |"), table);
        }
    }
}
