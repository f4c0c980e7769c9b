package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.job.LineFile;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.json.JsonReader;
import dev.boardwright.play.Run;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelfPlayCommandTest {
    private static final String COMMAND = "selfplay greener --size 4 --games 6 --level minimax --nodes 50";

    @TempDir
    Path folder;

    private static Run run(String more) {
        return Run.of((COMMAND + more).split(" "));
    }

    private static final String WHOLE = run("").out();

    @Test
    void eachLineIsAGameThatCanBePlayedAgain() {
        Game<?, ?> game = Games.create("greener", GameOptions.of("size", "4"));
        List<String> lines = WHOLE.lines().toList();
        assertEquals(6, lines.size());
        for (int i = 0; i < 6; i++) {
            check(game, i, JsonReader.object(lines.get(i)));
        }
    }

    @Test
    void aGameOfTooManyMovesIsADrawByAdjudication() {
        for (String level : List.of("random", "minimax")) {
            Run run =
                    Run.fine(("selfplay 369 --size 4 --games 4 --max-plies 5 --nodes 50 --level " + level).split(" "));
            for (String line : run.lines()) {
                Map<String, Object> game = JsonReader.object(line);
                assertEquals("draw", game.get("result"), level);
                assertEquals("adjudication", game.get("termination"), level);
                assertEquals(5, ((List<?>) game.get("opening")).size() + ((List<?>) game.get("moves")).size());
            }
            assertEquals(4, run.lines().size());
        }
    }

    private static <S, M> void check(Game<S, M> game, int i, Map<String, Object> line) {
        assertTrue(line.keySet()
                .containsAll(List.of(
                        "game", "options", "seed", "level", "limits", "version", "start", "moves", "scores", "result",
                        "margin")));
        assertEquals(BigDecimal.valueOf(i + 1), line.get("number"));
        assertEquals("minimax", line.get("level"));
        assertEquals(Map.of("nodes", BigDecimal.valueOf(50)), line.get("limits"));
        List<?> moves = (List<?>) line.get("moves");
        assertEquals(moves.size(), ((List<?>) line.get("scores")).size());
        S state = game.initialState();
        for (Object move : (List<?>) line.get("opening")) {
            state = game.play(state, game.notation().parseMove((String) move));
        }
        assertEquals(game.notation().formatState(state), line.get("start"));
        for (Object move : moves) {
            state = game.play(state, game.notation().parseMove((String) move));
        }
        assertEquals(game.outcome(state).code(), line.get("result"));
        assertEquals(BigDecimal.valueOf(game.margin(state)), line.get("margin"));
    }

    @Test
    void theLinesAreTheSameAtAnyConcurrency() {
        assertEquals(WHOLE, run(" --concurrency 3").out());
    }

    @Test
    void aFileHasTheSameLines() throws IOException {
        Path file = folder.resolve("games.jsonl");
        assertEquals("games: 6, in " + file + "\n", run(" --out " + file).out());
        assertEquals(WHOLE, Files.readString(file));
    }

    @Test
    void aFileCanBeCompressed() throws IOException {
        Path file = folder.resolve("games.jsonl.gz");
        run(" --out " + file);
        assertEquals(WHOLE, unzipped(Files.readAllBytes(file)));
    }

    private static String unzipped(byte[] bytes) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void fileIsOverwrittenOnlyIfForced() throws IOException {
        Path file = folder.resolve("games.jsonl");
        Files.writeString(file, "mine");
        Run run = run(" --out " + file);
        assertEquals(1, run.status());
        assertEquals("boardwright selfplay: " + file + " exists already; --force replaces it\n", run.err());
        assertEquals("mine", Files.readString(file));
        assertEquals(0, run(" --force --out " + file).status());
        assertEquals(WHOLE, Files.readString(file));
    }

    @Test
    void resumedRunCompletesTheFile() throws IOException {
        Path file = folder.resolve("games.jsonl");
        byte[] whole = WHOLE.getBytes(StandardCharsets.UTF_8);
        int lineEnd = WHOLE.indexOf('\n') + 1;
        // An empty file, part of a line, one line, one line and part of the next, no last line feed, the whole file.
        for (int length : new int[] {0, lineEnd / 2, lineEnd, lineEnd + 40, whole.length - 1, whole.length}) {
            Files.write(file, Arrays.copyOf(whole, length));
            Run run = run(" --resume --out " + file);
            assertEquals(0, run.status(), run.err());
            assertEquals(WHOLE, Files.readString(file), "after " + length + " bytes");
        }
        Files.delete(file);
        assertEquals(0, run(" --resume --out " + file).status());
        assertEquals(WHOLE, Files.readString(file));
    }

    @Test
    void resumedRunCompletesATruncatedCompressedFile() throws IOException {
        Path file = folder.resolve("games.jsonl.gz");
        run(" --out " + file);
        byte[] whole = Files.readAllBytes(file);
        for (int length : new int[] {0, 5, 40, whole.length / 2, whole.length - 3, whole.length}) {
            Files.write(file, Arrays.copyOf(whole, length));
            Run run = run(" --resume --out " + file);
            assertEquals(0, run.status(), run.err());
            assertEquals(WHOLE, unzipped(Files.readAllBytes(file)), "after " + length + " bytes");
        }
    }

    @Test
    void shardCanBeResumed() throws IOException {
        Path file = folder.resolve("games.jsonl");
        String shard = run(" --shard 2/2").out();
        int second = shard.indexOf('\n') + 1;
        Files.writeString(file, shard.substring(0, shard.indexOf('\n', second) + 10));
        assertEquals(
                "games: 1 after 2, in " + file + "\n",
                run(" --shard 2/2 --resume --out " + file).out());
        assertEquals(shard, Files.readString(file));
    }

    @Test
    void aFileOfAnotherRunIsNotTouched() throws IOException {
        Path file = folder.resolve("games.jsonl");
        for (String other :
                List.of("mine\n", run(" --seed 2").out(), run(" --shard 2/2").out(), WHOLE + "more\n")) {
            Files.writeString(file, other);
            Run run = run(" --resume --out " + file);
            assertEquals(1, run.status());
            assertTrue(run.err().contains("is not from this run"), run.err());
            assertEquals(other, Files.readString(file));
        }
    }

    @Test
    void everyLineSaysHowManyGamesTheJobHas() {
        WHOLE.lines()
                .forEach(line -> assertEquals(
                        BigDecimal.valueOf(6), JsonReader.object(line).get("planned")));
        assertEquals(
                BigDecimal.valueOf(6),
                JsonReader.object(run(" --shard 2/3").lines().get(0)).get("planned"));
    }

    @Test
    void twoRunsDoNotWriteOneFile() throws IOException {
        Path file = folder.resolve("games.jsonl");
        try (LineFile busy = LineFile.grow(file, false)) {
            busy.line(WHOLE.lines().findFirst().orElseThrow());
            Run resume = run(" --resume --out " + file);
            assertEquals("boardwright selfplay: cannot resume " + file + ": another run is writing it\n", resume.err());
            assertEquals(1, resume.status());
            assertEquals(1, run(" --force --out " + file).status());
            assertEquals(1, Files.readAllLines(file).size());
        }
        assertEquals(0, run(" --resume --out " + file).status());
        assertEquals(WHOLE, Files.readString(file));
    }

    @Test
    void aTornFileBehindALinkStaysBehindIt() throws IOException {
        Path file = folder.resolve("real.jsonl");
        Path link = Files.createSymbolicLink(folder.resolve("games.jsonl"), file);
        Files.writeString(file, WHOLE.substring(0, WHOLE.length() / 2));
        assertEquals(0, run(" --resume --out " + link).status());
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(WHOLE, Files.readString(file));
    }

    @Test
    void theOpeningFileIsNotOverwritten() throws IOException {
        Path file = Files.writeString(folder.resolve("openings"), "b1b2\n");
        Path link = Files.createLink(folder.resolve("link"), file);
        for (String more : List.of("", " --force", " --resume")) {
            assertTrue(Run.mistake((COMMAND + " --opening-file " + file + " --out " + link + more).split(" "))
                    .contains(link + " is read by this command (as " + file + ")"));
        }
        assertEquals("b1b2\n", Files.readString(file));
    }

    @Test
    void mistakesAreExplained() {
        assertTrue(Run.mistake((COMMAND + " --resume").split(" ")).contains("need a file, given with --out"));
        assertTrue(
                Run.mistake((COMMAND + " --resume --force --out x").split(" ")).contains("only one of them"));
        assertTrue(Run.mistake("selfplay 369 --games 0 --level random".split(" "))
                .contains("--games takes a whole number from 1, not 0"));
        assertTrue(Run.mistake("selfplay 369 --games 1 --level best".split(" ")).contains("has no level 'best'"));
    }
}
