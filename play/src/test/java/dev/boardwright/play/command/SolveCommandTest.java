package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.match.Shard;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.json.JsonReader;
import dev.boardwright.play.Patience;
import dev.boardwright.play.Run;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
    @TempDir
    private Path directory;

    @Test
    void printsALineForEachFact() {
        List<String> lines = Run.fine("solve", "369", "--size", "3", "--margin", "--hash", "1")
                .lines();

        assertEquals(List.of("outcome: p1win", "margin: 4", "best: b2"), lines.subList(0, 3));
        assertTrue(lines.get(3).matches("line: b2( [a-c][1-3]){8}"), lines.get(3));
        assertTrue(lines.get(4).matches("nodes: \\d+"), lines.get(4));
        assertTrue(lines.get(5).matches("time: \\d+\\.\\d{3}"), lines.get(5));
        assertEquals(6, lines.size());
    }

    @Test
    void valueOnlyPrintsNoMargin() {
        Run run = Run.fine("solve", "369", "--size", "3", "--hash", "1", "--value-only");

        assertEquals("outcome: p1win", run.lines().get(0));
        assertTrue(run.lines().get(1).startsWith("nodes: "), run.out());
    }

    @Test
    void methodsVisitDifferentPositions() {
        String[] solve = {"solve", "369", "--size", "3", "--json", "--method", "bounds"};
        Object nodes = Run.fine(solve).json().get("nodes");
        solve[solve.length - 1] = "proof-numbers";
        assertNotEquals(nodes, Run.fine(solve).json().get("nodes"));
    }

    @Test
    void limitLeavesBounds() {
        Run run = Run.of("solve", "369", "--size", "5", "--margin", "--nodes", "1000", "--hash", "1");

        assertEquals(1, run.status());
        assertEquals("outcome: unknown", run.lines().get(0));
        assertTrue(run.lines().get(1).matches("bounds: at least -\\d+ at most \\d+"), run.out());
        assertEquals("", run.err());
    }

    @Test
    void dividePrintsTheValueOfEveryFirstMove() {
        List<String> lines = Run.fine("solve", "369", "--size", "3", "--margin", "--divide", "--hash", "1")
                .lines();

        assertEquals("a1: p1win 2", lines.get(0));
        assertEquals("b2: p1win 4", lines.get(4));
        assertEquals("outcome: p1win", lines.get(9));
    }

    @ParameterizedTest
    @CsvSource({"auto", "bounds", "proof-numbers"})
    void jsonHasTheSameFacts(String method) {
        Run run = Run.fine(
                "solve", "369", "--size", "3", "--margin", "--json", "--divide", "--hash", "1", "--method", method);

        assertEquals("p1win", run.json().get("outcome"));
        assertEquals("4", run.json().get("margin").toString());
        assertEquals(List.of("b2"), run.json().get("best"));
        assertEquals(9, ((List<?>) run.json().get("line")).size());
        assertEquals(9, ((List<?>) run.json().get("moves")).size());
    }

    private Path file(String... lines) throws IOException {
        return Files.write(directory.resolve("positions.txt"), List.of(lines));
    }

    @ParameterizedTest
    @CsvSource({"1", "3"})
    void positionsAreSolvedInTheOrderOfTheirLines(String threads) throws IOException {
        String file =
                file("xx1/xxx/xxx w 0-0", "3/3/3 w 0-0", "xxx/xxx/xxx w 2-2").toString();
        List<String> lines = Run.fine(
                        "solve",
                        "369",
                        "--size",
                        "3",
                        "--margin",
                        "--positions",
                        file,
                        "--threads",
                        threads,
                        "--hash",
                        "1")
                .lines();

        assertEquals(3, lines.size());
        assertTrue(
                lines.get(0)
                        .startsWith(
                                "{\"position\":\"xx1/xxx/xxx w 0-0\",\"number\":1,\"outcome\":\"p1win\",\"margin\":3,"
                                        + "\"best\":[\"c3\"],\"complete\":true,\"line\":[\"c3\"],\"nodes\":"),
                lines.get(0));
        assertTrue(lines.get(1).contains("\"margin\":4"), lines.get(1));
        assertTrue(lines.get(2).contains("\"outcome\":\"draw\",\"margin\":0,\"best\":[]"), lines.get(2));
    }

    @Test
    void shardsTogetherHaveEveryLineOnce() throws IOException {
        String file = file("xx1/xxx/xxx w 0-0", "xx1/xxx/xxx w 1-0", "xx1/xxx/xxx w 2-0")
                .toString();
        List<String> first = shard(file, "1/2");
        List<String> second = shard(file, "2/2");

        assertEquals(2, first.size());
        assertEquals(1, second.size());
        assertTrue(first.get(1).contains("w 2-0"), first.get(1));
        assertTrue(second.get(0).contains("w 1-0"), second.get(0));
    }

    /** Repeated positions would profit from earlier ones if anything were left of them. */
    @ParameterizedTest
    @ValueSource(strings = {"", " --nodes 1000", " --nodes 2000"})
    void resultDoesNotDependOnOtherLinesOfTheFile(String limit) throws IOException {
        String position = "wggg/wggg/bwgb/wbgb b";
        String file =
                file(position, position, "bgwg/gwgb/bggw/wgbg b", position).toString();
        String all = "greener --size 4 --hash 1 --margin --positions " + file + limit;

        List<String> one = untimed(all);
        List<String> merged = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            merged.addAll(untimed(all + " --shard " + i + "/4"));
        }
        assertEquals(one, merged);
        assertEquals(one, untimed(all + " --threads 2"));
        assertEquals(one.get(0).replace("\"number\":1", ""), one.get(3).replace("\"number\":4", ""));
    }

    /** The lines that the command prints, without the time, which differs. */
    private static List<String> untimed(String arguments) {
        return Run.of(("solve " + arguments).split(" ")).lines().stream()
                .map(line -> line.replaceAll(",\"time\":[^,}]*", ""))
                .toList();
    }

    private static List<String> shard(String file, String part) {
        return Run.fine("solve", "369", "--size", "3", "--positions", file, "--shard", part, "--hash", "1")
                .lines();
    }

    @Test
    void invalidLineIsNamedAfterEarlierAnswers() throws IOException {
        String file = file("xx1/xxx/xxx w 0-0", "nonsense").toString();
        Run run = Run.of("solve", "369", "--size", "3", "--positions", file, "--hash", "1");

        assertEquals(1, run.status());
        assertEquals(1, run.lines().size());
        assertTrue(run.err().startsWith("boardwright solve: " + file + ", line 2: "), run.err());
    }

    @Test
    void aByteThatIsNotTextIsNamedAfterEarlierAnswers() throws IOException {
        List<String> lines = new ArrayList<>(Collections.nCopies(900, "xx1/xxx/xxx w 0-0"));
        lines.add("\u00e4");
        lines.add("xx1/xxx/xxx w 0-0");
        Path file = Files.write(directory.resolve("positions.txt"), lines, StandardCharsets.ISO_8859_1);
        for (String part : List.of("1/1", "2/3")) {
            Run run = Run.of(
                    ("solve 369 --size 3 --hash 1 --value-only --threads 2 --shard " + part + " --positions " + file)
                            .split(" "));
            assertEquals(1, run.status());
            assertEquals(part.equals("1/1") ? 900 : 300, run.lines().size());
            assertEquals("boardwright solve: " + file + ", line 901: it is not text in UTF-8\n", run.err());
        }
    }

    @Test
    void everyLineSaysWhichJobItBelongsTo() throws IOException {
        String file = file("xx1/xxx/xxx w 0-0", "xx1/xxx/xxx w 1-0").toString();
        Map<?, ?> job = (Map<?, ?>) JsonReader.object(shard(file, "2/2").get(0)).get("job");
        assertEquals(BigDecimal.valueOf(2), job.get("planned"));
        assertEquals(job, JsonReader.object(shard(file, "1/2").get(0)).get("job"));
        file("xx1/xxx/xxx w 0-0", "xx1/xxx/xxx w 2-0");
        Map<?, ?> other =
                (Map<?, ?>) JsonReader.object(shard(file, "2/2").get(0)).get("job");
        assertNotEquals(job, other);
        assertEquals(job.keySet(), other.keySet());
    }

    @Test
    void aLineOfAStreamIsAnsweredBeforeTheNextComes() throws Exception {
        SolverSettings settings = SolverSettings.create().withMegabytes(1);
        Solver<?, ?> solver = Solver.of(Games.create("369", GameOptions.of("size", 3)), settings);
        PositionLines<?, ?> lines = lines(solver, settings);
        BlockingQueue<String> answers = new LinkedBlockingQueue<>();
        PipedOutputStream to = new PipedOutputStream();
        try (PipedInputStream in = new PipedInputStream(to)) {
            FutureTask<Boolean> run = new FutureTask<>(() -> lines.solve(in, answer -> answers.add(answer.toString())));
            try (to) {
                new Thread(run).start();
                for (int i = 1; i <= 2; i++) {
                    to.write(("xx1/xxx/xxx w 0-" + i + "\n").getBytes(StandardCharsets.UTF_8));
                    to.flush();
                    String answer = answers.poll(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS);
                    assertTrue(
                            answer.startsWith("{\"position\":\"xx1/xxx/xxx w 0-" + i + "\",\"number\":" + i), answer);
                }
            }
            assertTrue(run.get());
        }
    }

    private static <S, M> PositionLines<S, M> lines(Solver<S, M> solver, SolverSettings settings) {
        return new PositionLines<>(
                List.of(solver),
                settings,
                Question.OUTCOME.valueOnly(),
                SearchLimits.infinite(),
                Shard.ALL,
                new StopSignal());
    }

    @ParameterizedTest
    @CsvSource({"'', false", "--shard 1/1, true"})
    void linesOfStandardInputNameTheirJobIfTheyArePartOfOne(String shard, boolean named) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream("xx1/xxx/xxx w 0-0\n".getBytes(StandardCharsets.UTF_8)));
        try {
            Run run = Run.fine(("solve 369 --size 3 --hash 1 --positions - " + shard).split(" "));
            assertEquals(named, run.json().containsKey("job"));
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void unprovenPositionsMakeTheStatusOne() throws IOException {
        String file = file("5/5/5/5/5 w 0-0").toString();
        Run run = Run.of("solve", "369", "--size", "5", "--positions", file, "--nodes", "10", "--hash", "1");

        assertEquals(1, run.status());
        assertTrue(run.out().contains("\"outcome\":\"unknown\",\"least\":-"), run.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--shard 1/2 | --shard needs --positions",
                "--positions x --position 9 | --positions does not go with --position",
                "--positions x --divide | --positions does not go with --divide",
                "--positions x --shard 3/2 | --shard: a shard is I/N with I from 1 to N, such as 1/4, not '3/2'",
                "--hash 0 | the table size in megabytes is from 1 to 131072, not 0",
                "--threads 0 | the number of threads is from 1 to 1024, not 0",
                "--positions x --threads 0 | the number of threads is from 1 to 1024, not 0",
                "--nodes 0 | --nodes takes a whole number from 1, not 0",
                "--movetime 0 | --movetime takes a whole number from 1, not 0"
            })
    void mistakesAreExplained(String options, String message) {
        String[] words = ("solve 369 " + options).split(" ", -1);

        assertEquals("boardwright solve: " + message, Run.mistake(words));
    }

    @Test
    void unknownMethodListsTheMethods() {
        String message = Run.mistake("solve", "369", "--method", "magic");

        assertTrue(
                message.contains("there is no method 'magic'; methods: auto, bounds, proof-numbers, threats"), message);
    }

    @Test
    void missingFileIsAFailure() {
        Run run =
                Run.of("solve", "369", "--positions", directory.resolve("none").toString());

        assertEquals(1, run.status());
        assertTrue(run.err().contains("there is no such file"), run.err());
    }
}
