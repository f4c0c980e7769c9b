package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameRecord;
import dev.boardwright.core.Player;
import dev.boardwright.play.Run;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchCommandTest {
    private static final String[] MATCH = {
        "match", "369", "--size", "4", "--first", "greedy", "--second", "random", "--games", "12", "--depth", "1"
    };

    private static String[] with(String... more) {
        String[] all = new String[MATCH.length + more.length];
        System.arraycopy(MATCH, 0, all, 0, MATCH.length);
        System.arraycopy(more, 0, all, MATCH.length, more.length);
        return all;
    }

    @Test
    void printsTheScoreOfTheFirstLevel() {
        List<String> lines = Run.fine(MATCH).lines();

        assertEquals("greedy against random", lines.get(0));
        assertEquals("games: 12", lines.get(1));
        List<Integer> counts = lines.subList(2, 5).stream()
                .map(line -> Integer.parseInt(line.substring(line.indexOf(": ") + 2)))
                .toList();
        assertEquals(12, counts.stream().mapToInt(n -> n).sum());
        assertEquals(
                "score: "
                        + new BigDecimal(100 * (counts.get(0) + counts.get(1) / 2.0) / 12)
                                .setScale(1, java.math.RoundingMode.HALF_EVEN)
                        + " %",
                lines.get(5));
        assertTrue(lines.get(6).matches("elo: (-?\\d+\\.\\d|-?inf) \\(95 %: .+ to .+\\)"), lines.get(6));
        assertEquals(7, lines.size());
    }

    @Test
    void beginsAtThePositionGiven(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.pgn");
        String handicap = "4/4/4/4 w 0-9";

        Map<String, Object> facts = Run.fine(with("--position", handicap, "--json", "--pgn", file.toString()))
                .json();

        assertEquals(handicap, facts.get("position"));
        String games = Files.readString(file);
        assertEquals(12, games.split("\\[Position \"" + handicap + "\"]", -1).length - 1, games);
    }

    @Test
    void aPositionWhereTheGameIsOverIsRefused() {
        String mistake = Run.mistake(with("--position", "xxxx/xxxx/xxxx/xxxx w 0-9"));

        assertTrue(mistake.contains("--position: the game is over there"), mistake);
    }

    @Test
    void isTheSameAtAnyConcurrency() {
        String[] minimax = {
            "match",
            "369",
            "--size",
            "4",
            "--first",
            "minimax",
            "--second",
            "minimax",
            "--games",
            "6",
            "--nodes",
            "300",
            "--seed",
            "5",
            "--json"
        };
        String[] concurrent = java.util.Arrays.copyOf(minimax, minimax.length + 2);
        concurrent[minimax.length] = "--concurrency";
        concurrent[minimax.length + 1] = "3";

        assertEquals(Run.fine(minimax).out(), Run.fine(concurrent).out());
    }

    @Test
    void anotherSeedMakesAnotherMatch(@TempDir Path folder) throws IOException {
        Path one = folder.resolve("one.pgn");
        Path two = folder.resolve("two.pgn");
        Run.fine(with("--seed", "1", "--pgn", one.toString()));
        Run.fine(with("--seed", "2", "--pgn", two.toString()));

        assertTrue(Files.mismatch(one, two) >= 0);
    }

    @Test
    void theSameFactsForPrograms() {
        Map<String, Object> facts = Run.fine(with("--json")).json();

        assertEquals("greedy", facts.get("first"));
        assertEquals("random", facts.get("second"));
        assertEquals(new BigDecimal(12), facts.get("games"));
        assertEquals(true, facts.get("complete"));
        double wins = ((BigDecimal) facts.get("wins")).doubleValue();
        double draws = ((BigDecimal) facts.get("draws")).doubleValue();
        assertEquals((wins + draws / 2) / 12, ((BigDecimal) facts.get("score")).doubleValue(), 1e-4);
        assertTrue(facts.keySet().containsAll(List.of("losses", "elo", "eloLow", "eloHigh")));
    }

    @Test
    void aSequentialTestEndsTheMatchEarly() {
        String[] lopsided = {
            "match", "369", "--size", "4", "--first", "greedy", "--second", "random", "--games", "400", "--sprt", "0:50"
        };
        List<String> lines = Run.fine(lopsided).lines();

        assertTrue(lines.get(1).matches("games: \\d+ of 400"), lines.get(1));
        assertEquals("sprt: elo 50.0", lines.get(7));
    }

    @Test
    void aTestThatDecidesNothingIsOpen() {
        assertEquals("open", Run.fine(with("--sprt", "-1:1", "--json")).json().get("sprt"));
    }

    @Test
    void theSecondLevelCanHaveATimeOfItsOwn() {
        String[] match = {
            "match", "369", "--size", "3", "--first", "minimax", "--second", "minimax", "--games", "2", "--depth", "1"
        };
        String[] timed = java.util.Arrays.copyOf(match, match.length + 2);
        timed[match.length] = "--second-movetime";
        timed[match.length + 1] = "1";
        assertEquals("games: 2", Run.fine(timed).lines().get(1));
        timed[match.length + 1] = "0";
        assertTrue(Run.of(timed).err().contains("--second-movetime takes a whole number from 1, not 0"));
    }

    @Test
    void aTestNeedsTwoDifferencesTheSmallerFirst() {
        for (String wrong : List.of("50", "50:0", "a:b", "0:50:60", "NaN:1")) {
            Run run = Run.of(with("--sprt", wrong));
            assertEquals(2, run.status(), wrong);
            assertTrue(run.err().contains("two Elo differences, the smaller first, such as 0:50"), run.err());
        }
    }

    @Test
    void theRecordsCanBeKept(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.pgn");
        Map<String, Object> facts =
                Run.fine(with("--pgn", file.toString(), "--json")).json();
        List<GameRecord<?, ?>> records = GameRecord.parseAll(Files.readString(file));

        assertEquals(12, records.size());
        assertEquals(Optional.of("greedy"), records.get(0).playerName(Player.FIRST));
        assertEquals(Optional.of("greedy"), records.get(1).playerName(Player.SECOND));
        long wins = records.stream()
                .filter(record ->
                        record.result().winner().flatMap(record::playerName).equals(Optional.of("greedy")))
                .count();
        assertEquals(new BigDecimal(wins), facts.get("wins"));
    }

    @Test
    void aFileThatCannotBeWrittenIsAFailure(@TempDir Path folder) {
        Path file = folder.resolve("missing/games.pgn");
        Run run = Run.of(with("--pgn", file.toString()));

        assertEquals(1, run.status());
        assertEquals(
                List.of("boardwright match: cannot write " + file + ": there is no such directory"),
                run.err().lines().toList());
    }
}
