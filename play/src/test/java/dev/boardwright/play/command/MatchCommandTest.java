package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.Run;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
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
        assertTrue(
                lines.get(7).matches("pairs: \\d+ \\d+ \\d+ \\d+ \\d+ \\(0, 1/2, 1, 1 1/2, 2 points\\)"), lines.get(7));
        assertTrue(lines.get(8).matches("greedy: \\d+ moves, depth 1.00, \\d+ nodes a move"), lines.get(8));
        assertTrue(lines.get(9).startsWith("random: "), lines.get(9));
        assertEquals(10, lines.size());
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
    void aGameOfTooManyMovesIsADrawByAdjudication(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.pgn");

        Map<String, Object> facts = Run.fine(with("--max-plies", "5", "--json", "--pgn", file.toString()))
                .json();

        assertEquals(BigDecimal.valueOf(12), facts.get("draws"));
        assertEquals(BigDecimal.valueOf(12), facts.get("adjudicated"));
        assertEquals(
                "draws: 12, 12 by adjudication, too long",
                Run.fine(with("--max-plies", "5")).lines().get(3));
        String games = Files.readString(file);
        assertEquals(12, games.split("\\[Termination \"adjudication\"]", -1).length - 1, games);
        assertEquals(12, games.split("\\[Result \"1/2-1/2\"]", -1).length - 1, games);
    }

    /** A game of 369 on 4×4 has 16 moves. */
    @Test
    void aGameThatEndsWithItsLastMoveIsNotAdjudicated() {
        Map<String, Object> facts =
                Run.fine(with("--max-plies", "16", "--json")).json();
        assertFalse(facts.containsKey("adjudicated"), facts.toString());
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
        String[] concurrent = Arrays.copyOf(minimax, minimax.length + 2);
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
    void jsonHasTheSameFacts() {
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
        assertTrue(lines.get(8).matches("llr: [23]\\.\\d\\d \\(-2.94 to 2.94\\)"), lines.get(8));
    }

    @Test
    void undecidedTestIsOpen() {
        assertEquals("open", Run.fine(with("--sprt", "-1:1", "--json")).json().get("sprt"));
    }

    @Test
    void theSecondLevelCanHaveATimeOfItsOwn() {
        String[] match = {
            "match", "369", "--size", "3", "--first", "minimax", "--second", "minimax", "--games", "2", "--depth", "1"
        };
        String[] timed = Arrays.copyOf(match, match.length + 2);
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
    void recordsAreWrittenToAFile(@TempDir Path folder) throws IOException {
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

    @Test
    void theSecondPlayerCanHaveAnyLimitOfItsOwn() {
        Map<String, Object> facts =
                Run.fine(with("--second-depth", "2", "--json")).json();
        assertEquals(Map.of("depth", BigDecimal.ONE), facts.get("limits"));
        assertEquals(Map.of("depth", BigDecimal.valueOf(2)), facts.get("secondLimits"));
        facts = Run.fine(with("--second-nodes", "20", "--json")).json();
        assertEquals(Map.of("nodes", BigDecimal.valueOf(20)), facts.get("secondLimits"));
        assertTrue(
                Run.mistake(with("--second-nodes", "20", "--second-depth", "1")).contains("mutually exclusive"));
        assertTrue(
                Run.mistake(with("--second-depth", "0")).contains("--second-depth takes a whole number from 1, not 0"));
    }

    @Test
    void timesAndLossesOnTimeAreReportedWhereTimeIsTheLimit() {
        String[] timed = {
            "match", "369", "--size", "3", "--first", "minimax", "--second", "random", "--games", "2", "--movetime", "1"
        };
        List<String> lines = Run.fine(timed).lines();
        assertTrue(lines.get(8).matches("minimax: .* ms a move, \\d+ losses on time"), lines.get(8));
        String[] asJson = Arrays.copyOf(timed, timed.length + 1);
        asJson[timed.length] = "--json";
        assertEquals(Map.of("movetime", BigDecimal.ONE), Run.fine(asJson).json().get("limits"));
        assertTrue(Run.mistake(with("--grace", "-1")).contains("--grace takes a whole number from 0, not -1"));
    }

    @Test
    void everyRecordHasPlayersAndLimits(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.pgn");
        Run.fine(with("--second-depth", "2", "--seed", "7", "--pgn", file.toString()));
        List<GameRecord<?, ?>> records = GameRecord.parseAll(Files.readString(file));
        for (int i = 0; i < records.size(); i++) {
            Map<String, String> tags = records.get(i).tags();
            assertEquals(Integer.toString(i + 1), tags.get("Round"));
            assertEquals("depth 1 against depth 2", tags.get("Limits"));
            assertEquals("7", tags.get("Seed"));
            assertTrue(tags.get("Date").matches("\\d{4}\\.\\d\\d\\.\\d\\d"), tags.get("Date"));
            assertTrue(tags.get("Version").startsWith("Boardwright "), tags.get("Version"));
        }
    }

    @Test
    void fileIsOverwrittenOnlyIfForced(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("games.pgn");
        Files.writeString(file, "mine");
        Run run = Run.of(with("--pgn", file.toString()));
        assertEquals(1, run.status());
        assertEquals(
                List.of("boardwright match: " + file + " exists already; --append adds to it, --force replaces it"),
                run.err().lines().toList());
        assertEquals("mine", Files.readString(file));

        Run.fine(with("--pgn", file.toString(), "--force"));
        String games = Files.readString(file);
        assertEquals(12, GameRecord.parseAll(games).size());
        Run.fine(with("--pgn", file.toString(), "--append"));
        assertEquals(games + "\n" + games, Files.readString(file));
        Files.writeString(file, "");
        Run.fine(with("--pgn", file.toString(), "--append"));
        assertEquals(games, Files.readString(file));
        Files.delete(file);
        Run.fine(with("--pgn", file.toString(), "--append"));
        assertEquals(games, Files.readString(file));
        assertTrue(Run.mistake(with("--append")).contains("--append and --force need --pgn"));
    }

    @Test
    void openingsCanBeOfAnyLengthAndFromAFile(@TempDir Path folder) throws IOException {
        Path pgn = folder.resolve("games.pgn");
        Path book = folder.resolve("openings.txt");
        Files.writeString(book, "# two openings\na1 b2 c3\n\n3x/4/4/4 b 0-0\n");
        Run.fine(with("--opening-file", book.toString(), "--pgn", pgn.toString()));
        List<GameRecord<?, ?>> records = GameRecord.parseAll(Files.readString(pgn));
        for (int i = 0; i < records.size(); i++) {
            if (i / 2 % 2 == 0) {
                assertEquals(
                        "[a1, b2, c3]", records.get(i).moves().subList(0, 3).toString());
            } else {
                assertTrue(records.get(i).toText().contains("[Position \"3x/4/4/4 b 0-0\"]"));
            }
        }
        assertEquals(
                new BigDecimal(5),
                Run.fine(with("--openings", "5", "--json")).json().get("openings"));
        assertTrue(Run.mistake(with("--openings", "-1")).contains("--openings takes a whole number from 0, not -1"));
        assertTrue(Run.mistake(with("--openings", "500")).contains("the game is over after 500 random moves"));
        Files.writeString(book, "a1 b2\na1 a1\n");
        assertTrue(Run.mistake(with("--opening-file", book.toString())).contains(book + ": line 2: "));
        Files.writeString(book, "# none\n");
        assertTrue(Run.mistake(with("--opening-file", book.toString())).contains(book + ": there is no opening in it"));
    }

    @Test
    void aSideIsEitherALevelOrAnEngine() {
        assertTrue(Run.mistake("match", "369", "--first", "random", "--games", "1")
                .contains("give either --second LEVEL or --second-engine COMMAND"));
        assertTrue(Run.mistake(with("--first-engine", "x"))
                .contains("give either --first LEVEL or --first-engine COMMAND"));
    }

    /** The command line of our engine for a game with its options. */
    private static String ownEngine(String game) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return "\"" + java + "\" -XX:TieredStopAtLevel=1 -cp \"" + System.getProperty("java.class.path")
                + "\" dev.boardwright.play.Main ugi " + game;
    }

    @Test
    void anEngineForAnotherSizeIsAFailureBeforeTheMatch() {
        String engine = ownEngine("369 --size 5");
        Run run = Run.of("match", "369", "--size", "4", "--first", "random", "--second-engine", engine, "--games", "1");
        assertEquals(1, run.status());
        assertTrue(run.err().contains("does not accept the position: the board has 4 rows, not 5"), run.err());
        assertEquals("", run.out());
    }

    @Test
    void anyEngineCanPlayByItsCommandLine() {
        String[] args = {
            "match",
            "369",
            "--size",
            "4",
            "--first-engine",
            ownEngine("369 --size 4"),
            "--second",
            "random",
            "--games",
            "2",
            "--nodes",
            "50",
            "--json"
        };
        Map<String, Object> facts = Run.fine(args).json();
        assertTrue(facts.get("first").toString().startsWith("Boardwright"), facts.toString());
        assertEquals(new BigDecimal(2), facts.get("games"));
        assertTrue(facts.get("firstEffort").toString().contains("nodes="), facts.toString());
    }

    @Test
    void anEngineThatDoesNotStartIsAFailure() {
        Run run = Run.of("match", "369", "--first-engine", "no-such-program", "--second", "random", "--games", "1");
        assertEquals(1, run.status());
        assertTrue(run.err().contains("cannot start the engine 'no-such-program'"), run.err());
    }

    /** An engine in bash that runs this command when asked for a move. */
    private static Run matchAgainst(String onGo) {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "bash is not installed");
        String engine =
                "/bin/bash -c \"while read line; do case $line in ugi) echo ugiok;; isready) echo readyok;; go*) "
                        + onGo + ";; esac; done\"";
        return Run.fine(
                "match",
                "369",
                "--size",
                "3",
                "--first-engine",
                engine,
                "--second",
                "random",
                "--games",
                "2",
                "--depth",
                "1",
                "--json");
    }

    @Test
    void failingEngineLosesItsGamesAndTheMatchContinues() {
        for (String onGo : List.of("exit", "echo bestmove zz9", "echo bestmove nonsense")) {
            assertEquals(BigDecimal.valueOf(2), matchAgainst(onGo).json().get("losses"), onGo);
        }
    }
}
