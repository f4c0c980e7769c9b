package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimeLimitsTest {
    /** The delays themselves are not checked, because the machine may be busy. */
    @Test
    void everyGameIsMeasuredAndTheVerdictIsWhatIsPrinted() throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        boolean inTime = TimeLimits.measure(2, new PrintStream(bytes, true, StandardCharsets.UTF_8));
        List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
        for (String game : List.of("369", "blackstone", "dagennacht", "greener")) {
            assertEquals(
                    4,
                    lines.stream().filter(line -> line.startsWith(game + " ")).count(),
                    lines.toString());
        }
        String verdict = lines.get(lines.size() - 1);
        assertTrue(verdict.startsWith(inTime ? "All answers" : "TOO LATE"), verdict);
    }
}
