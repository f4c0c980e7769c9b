package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.play.Run;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
    @ParameterizedTest
    @CsvSource({
        "369, 2, 9, 6480",
        "369, 0, 9, 1",
        "blackstone, 3, 6, 98814",
        "blackstone, 2, 8, 9120",
        "greener, 4, 6, 639219",
        "dagennacht, 3, 11, 218300",
    })
    void countsMoveSequences(String game, String depth, String size, String nodes) {
        assertEquals(
                List.of("perft(" + depth + ") = " + nodes),
                Run.fine("perft", game, depth, "--size", size).lines());
    }

    @Test
    void divideCountsEachFirstMove() {
        assertEquals(
                List.of("c3: 1", "perft(1) = 1"),
                Run.fine("perft", "369", "1", "--size", "3", "--divide", "--position", "xx1/xxx/xxx b 0-0")
                        .lines());
    }

    @Test
    void aFinishedGameCountsOnce() {
        assertEquals(
                List.of("perft(5) = 1"),
                Run.fine("perft", "369", "5", "--size", "3", "--position", "xxx/xxx/xxx b 4-4", "--divide")
                        .lines());
    }

    @Test
    void fullLengthCountsNoFinishedGame() {
        assertEquals(
                List.of("perft(5) = 0"),
                Run.fine("perft", "369", "5", "--size", "3", "--position", "xxx/xxx/xxx b 4-4", "--full-length")
                        .lines());
        assertEquals(
                List.of("c3: 0", "perft(2) = 0"),
                Run.fine(
                                "perft",
                                "369",
                                "2",
                                "--size",
                                "3",
                                "--position",
                                "xx1/xxx/xxx b 4-4",
                                "--full-length",
                                "--divide")
                        .lines());
    }

    @Test
    void jsonHasTheSameFacts() {
        Map<String, Object> facts = Run.fine("perft", "369", "2", "--size", "3", "--divide", "--json")
                .json();

        assertEquals("369", facts.get("game"));
        assertEquals(Map.of("size", "3", "variant", "neutral"), facts.get("options"));
        assertEquals("3/3/3 w 0-0", facts.get("position"));
        assertEquals(new BigDecimal(2), facts.get("depth"));
        assertEquals(new BigDecimal(72), facts.get("nodes"));
        assertEquals(true, facts.get("complete"));
        List<?> moves = (List<?>) facts.get("moves");
        assertEquals(9, moves.size());
        assertEquals(Map.of("move", "a1", "nodes", new BigDecimal(8)), moves.get(0));
    }
}
