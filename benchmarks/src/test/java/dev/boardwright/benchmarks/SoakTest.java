package dev.boardwright.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Rng;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class SoakTest {
    /** Answers may be late on a busy machine, so the verdict is not asked for. */
    @Test
    void searchesAreCountedAndTheVerdictIsWhatIsPrinted() throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        boolean well = Soak.run(Duration.ofSeconds(1), 3, 5, new PrintStream(bytes, true, StandardCharsets.UTF_8));
        List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
        assertTrue(lines.get(1).matches("[1-9]\\d* searches, .*"), lines.toString());
        assertEquals(well ? "All is well." : "NOT WELL.", lines.get(lines.size() - 1));
    }

    @Test
    void theSameNumbersGiveTheSameSearch() {
        // Seed 4 plays random games of high churn on 18 by 18, for seconds.
        for (int seed = 5; seed < 25; seed++) {
            SoakSearch search = SoakSearch.run(new Rng(seed), 1);
            assertEquals("", search.problem());
            assertEquals(search.what(), SoakSearch.run(new Rng(seed), 1).what());
        }
    }

    @Test
    void aWrongOrLateAnswerIsAProblem() {
        SoakTally tally = new SoakTally();
        tally.add(new SoakSearch("fine", Soak.ALLOWED_MILLIS, ""));
        assertEquals(List.of(), tally.problems());
        tally.add(new SoakSearch("slow", Soak.ALLOWED_MILLIS + 1, ""));
        tally.add(new SoakSearch("bad", 0, "answered a1"));
        assertEquals(List.of("late by 101 ms: slow", "wrong: answered a1: bad"), tally.problems());
        assertEquals("3 searches, worst 101.0 ms late, problems: 2", tally.line());
    }
}
