package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.testkit.TicTacToe;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The packaged program as a process. */
class ProgramIT {
    @Test
    void theJarRunsByItself() throws Exception {
        Run run = Program.run(Program.builder("perft", "greener", "3"));

        assertEquals(new Run(0, "perft(3) = 23517" + System.lineSeparator(), ""), run);
    }

    @Test
    void theJarKnowsItsVersion() throws Exception {
        Run run = Program.run(Program.builder("--version"));

        assertTrue(run.out().matches("Boardwright \\d+\\.\\d+\\.\\d+\\S*\\R"), run.out());
    }

    @Test
    void mistakeHasStatusTwoAndOneLine() throws Exception {
        Run run = Program.run(Program.builder("rules", "chess"));

        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertEquals(
                List.of(
                        "boardwright rules: there is no game 'chess'; games found: 369, blackstone, dagennacht, greener"),
                run.err().lines().toList());
    }

    @Test
    void aGameOnTheClassPathIsFound() throws Exception {
        List<Path> more = List.of(home(TicTacToeFactory.class), home(TicTacToe.class));
        Run run = Program.run(Program.builderWith(more, "perft", "tic-tac-toe", "2"));

        assertEquals(new Run(0, "perft(2) = 72" + System.lineSeparator(), ""), run);
    }

    private static Path home(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @Test
    void endsQuietlyIfItsOutputIsClosed() throws Exception {
        Path complaints = Files.createTempFile("complaints", ".txt");
        Process process = Program.builder("perft", "369", "5", "--divide")
                .redirectError(complaints.toFile())
                .start();
        process.getInputStream().close();

        // The first line cannot be written, because the pipe is closed.
        assertEquals(1, Program.awaitEnd(process));
        assertEquals("", Files.readString(complaints));
        Files.delete(complaints);
    }

    @Test
    void anInterruptedMatchPrintsItsResultSoFar() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "/bin/kill is not installed");
        Path games = Files.createTempDirectory("match").resolve("games.pgn");
        ProcessBuilder match = Program.builder(
                "match",
                "369",
                "--size",
                "3",
                "--first",
                "greedy",
                "--second",
                "random",
                "--games",
                "1000000000",
                "--pgn",
                games.toString());
        match.command().addAll(0, Program.interruptible());
        Process process = Patience.limit(match.start());
        long end = System.nanoTime() + Patience.LIMIT.toNanos();
        while (!hasText(games) && System.nanoTime() < end) {
            assertTrue(process.isAlive());
            Thread.sleep(20);
        }
        Program.run(new ProcessBuilder("/bin/kill", "-INT", Long.toString(process.pid())));
        Run run = Program.await(process);

        assertEquals(130, run.status(), run.err());
        assertTrue(run.lines().get(1).matches("games: \\d+ of 1000000000"), run.out());
        assertEquals(10, run.lines().size());
        Files.delete(games);
        Files.delete(games.getParent());
    }

    private static boolean hasText(Path file) throws IOException {
        return Files.exists(file) && Files.size(file) > 0;
    }
}
