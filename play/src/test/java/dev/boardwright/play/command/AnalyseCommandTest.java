package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import dev.boardwright.core.json.JsonReader;
import dev.boardwright.play.Run;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AnalyseCommandTest {
    static Stream<String> games() {
        return Games.all().stream().map(GameInfo::name);
    }

    @ParameterizedTest
    @MethodSource("games")
    void printsTheRequestedNumberOfLines(String game) {
        List<String> lines =
                Run.fine("analyse", game, "--depth", "2", "--multipv", "3").lines();

        assertEquals(4, lines.size());
        assertTrue(
                lines.get(0).matches("\\w+ to move, depth 2, \\d+ nodes in \\d+ ms \\(\\d+ a second\\)"), lines.get(0));
        for (int i = 1; i <= 3; i++) {
            assertTrue(lines.get(i).matches(i + "\\. \\S.*  [a-z][a-z0-9 ]+"), lines.get(i));
        }
    }

    /** With one cell left the value is proven: White scores its three lines of three and wins. */
    @Test
    void provenValueIsInPlies() {
        Run run = Run.fine("analyse", "369", "--size", "3", "--position", "xx1/xxx/xxx w 0-0", "--movetime", "10000");

        assertEquals("1. wins in 1  c3", run.lines().get(1));
    }

    @Test
    void jsonHasTheSameFacts() {
        Map<String, Object> facts = Run.fine(
                        "analyse", "369", "--size", "3", "--position", "xx1/xxx/xxx w 0-0", "--nodes", "100", "--json")
                .json();

        assertEquals("none", facts.get("result"));
        assertEquals("White", facts.get("turn"));
        assertEquals(
                List.of(Map.of("score", Map.of("kind", "win", "plies", BigDecimal.ONE), "moves", List.of("c3"))),
                facts.get("lines"));
    }

    @Test
    void aFinishedGameHasAResult() {
        assertEquals(
                List.of("the game is over: Black has won"),
                Run.fine("analyse", "369", "--size", "3", "--position", "xxx/xxx/xxx b 3-5")
                        .lines());
        assertEquals(
                List.of("the game is over: a draw"),
                Run.fine("analyse", "369", "--size", "3", "--position", "xxx/xxx/xxx b 4-4")
                        .lines());
        assertEquals(
                "p2win",
                Run.fine("analyse", "369", "--size", "3", "--position", "xxx/xxx/xxx b 3-5", "--json")
                        .json()
                        .get("result"));
    }

    @Test
    void recordIsAnalysedMoveByMove(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.pgn");
        // A game with a losing move.
        Files.writeString(file, "[Game \"tic-tac-toe\"]\n\n1. a1 b1 2. b2 a2 3. c3 *\n".replace("*", "1-0"));
        List<String> lines = Run.fine("analyse", "tic-tac-toe", "--record", file.toString(), "--nodes", "20000")
                .lines();
        assertEquals(5, lines.size());
        assertTrue(lines.get(1).contains(" b1: ") && lines.get(1).contains(" was best"), lines.get(1));
        assertTrue(lines.get(4).endsWith("c3: wins in 1, the best move"), lines.get(4));

        List<Map<String, Object>> facts = Run.fine(
                        "analyse", "tic-tac-toe", "--record", file.toString(), "--nodes", "20000", "--json")
                .lines()
                .stream()
                .map(JsonReader::object)
                .toList();
        assertEquals(5, facts.size());
        assertEquals("b1", facts.get(1).get("move"));
        assertTrue(
                ((BigDecimal) facts.get(1).get("loss")).signum() > 0,
                facts.get(1).toString());
        assertEquals(BigDecimal.ZERO, facts.get(4).get("loss"));
        assertTrue(facts.get(0)
                .keySet()
                .containsAll(List.of("record", "ply", "side", "position", "best", "score", "after")));
    }

    @Test
    void anotherWinningMoveLosesNothing(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.pgn");
        String game = "[Game \"tic-tac-toe\"]\n\n1. a1 b1 2. b2 b3 3. a3 c2 4. %s 1-0\n\n";
        Files.writeString(file, String.format(game, "c3") + String.format(game, "a2"));
        List<Map<String, Object>> last = Run.fine(
                        "analyse", "tic-tac-toe", "--record", file.toString(), "--nodes", "20000", "--json")
                .lines()
                .stream()
                .map(JsonReader::object)
                .filter(move -> move.get("ply").toString().equals("7"))
                .toList();
        assertEquals(2, last.size());
        assertEquals(last.get(0).get("best"), last.get(1).get("best"));
        for (int i = 0; i < 2; i++) {
            assertEquals(BigDecimal.valueOf(i + 1), last.get(i).get("record"));
            assertEquals(BigDecimal.ZERO, last.get(i).get("loss"));
            assertEquals(last.get(i).get("score"), last.get(i).get("after"));
        }
    }

    @Test
    void aRecordMustBeOfTheGame(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.pgn");
        Files.writeString(file, "[Game \"tic-tac-toe\"]\n\n*\n");
        assertTrue(Run.mistake("analyse", "369", "--record", file.toString())
                .contains("has a game of tic-tac-toe, not of 369"));
        assertTrue(Run.mistake("analyse", "tic-tac-toe", "--record", file.toString(), "--multipv", "2")
                .contains("--record excludes --position and --multipv"));
        for (String text : List.of("", "nonsense")) {
            Files.writeString(file, text);
            Run run = Run.of("analyse", "369", "--record", file.toString());
            assertEquals(1, run.status());
            assertTrue(run.err().startsWith("boardwright analyse: " + file + ": "), run.err());
        }
    }
}
