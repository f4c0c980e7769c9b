package dev.boardwright.play.terminal;

import static dev.boardwright.play.terminal.Sitting.assertShows;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.play.Patience;
import dev.boardwright.play.Program;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged program under a pseudo-terminal, which util-linux's {@code script} provides. */
class PseudoTerminalIT {
    @TempDir
    Path directory;

    private static List<String> interruptible = List.of();
    private final List<Process> started = new ArrayList<>();

    @BeforeAll
    static void requireScript() throws Exception {
        boolean there;
        try {
            Process version = Patience.limit(new ProcessBuilder("script", "--version")
                    .redirectErrorStream(true)
                    .start());
            there = new String(version.getInputStream().readAllBytes(), StandardCharsets.UTF_8).contains("util-linux");
        } catch (IOException e) {
            there = false;
        }
        assumeTrue(there, "util-linux's script is not installed");
        interruptible = Program.interruptible();
    }

    @AfterEach
    void endProcesses() {
        started.forEach(Patience::kill);
    }

    /** The program on a terminal with this number of columns. */
    private Session start(Map<String, String> environment, int columns, String arguments) throws IOException {
        List<String> words = new ArrayList<>(interruptible);
        words.addAll(Program.builder().command());
        String program = words.stream().map(PseudoTerminalIT::quoted).collect(Collectors.joining(" ", "", " "));
        String command = "stty cols " + columns + " rows 40; exec " + program + arguments;
        ProcessBuilder builder = new ProcessBuilder("script", "-qec", command, "/dev/null").redirectErrorStream(true);
        Program.removeJvmOptions(builder.environment());
        builder.environment().putAll(Map.of("TERM", "xterm-256color", "LC_ALL", "C.UTF-8", "SHELL", "/bin/sh"));
        builder.environment().put("BOARDWRIGHT_HOME", directory.resolve("home").toString());
        builder.environment().remove("NO_COLOR");
        builder.environment().putAll(environment);
        Process process = builder.start();
        started.add(process);
        return Session.of(process);
    }

    /** A word for a shell. */
    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }

    private Session start(String arguments) throws IOException {
        return start(Map.of(), 80, arguments);
    }

    /** A running program and a person at its terminal. */
    private record Session(Process process, Screen screen, Typist typist) {
        static Session of(Process process) {
            Screen screen = new Screen();
            Thread reader = new Thread(() -> {
                try {
                    process.getInputStream().transferTo(screen);
                } catch (IOException e) {
                    // The process has ended.
                }
            });
            reader.setDaemon(true);
            reader.start();
            return new Session(process, screen, new Typist(screen, process.getOutputStream()));
        }

        /** Waits for a prompt and leaves with this key; the program must end with status 0. */
        void leave(String prompt, String key) throws IOException, InterruptedException {
            typist.press(prompt, key);
            end(0);
        }

        /** Waits for the program to end by itself, with this status. */
        void end(int status) throws InterruptedException {
            assertTrue(process.waitFor(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS), screen::shown);
            assertEquals(status, process.exitValue(), screen::shown);
        }
    }

    @Test
    void aWholeGameIsPlayed() throws Exception {
        Session session = start("play 369 --size 3 --first person --second random");
        for (String cell : List.of("a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3")) {
            if (session.screen.awaitAny("White> ", "What next?").equals("What next?")) {
                break;
            }
            session.typist.press(cell + "\r");
        }
        session.leave("Choose 1-7: ", "7\r");
        assertTrue(session.screen.raw().contains("●"), session.screen::raw);
    }

    @Test
    void controlCStopsAComputerThenLeavesAndTheGameIsResumed() throws Exception {
        Session session = start("play 369 --first minimax --second person --movetime 3600000");
        session.typist.press("minimax: depth ", Typist.CTRL_C);
        session.screen.await("White plays ");
        session.leave("Black> ", Typist.CTRL_C);
        assertShows(session.screen.shown(), "The game is kept and will be offered next time.");

        Session next = start("");
        next.screen.await("0  continue  369, 1 move, Black to move");
        next.typist.answer("Choose 0-5: ", "0");
        next.screen.await("Move 1: Black (you) to move");
        next.leave("Black> ", Typist.CTRL_D);
    }

    @Test
    void tabCompletesAndMistakesAreExplained() throws Exception {
        Session session = start("play 369 --size 3 --first person --second person");
        session.typist.answer("White> ", "b2");
        session.typist.answer("Black> ", "b2");
        session.screen.await("b2 is not legal: there is a stone on it");
        session.typist.answer("Black> ", "und" + Typist.TAB);
        session.screen.await("Move 1: White to move");
        session.leave("White> ", Typist.CTRL_D);
    }

    @Test
    void timeRunsOutAtThePrompt() throws Exception {
        Session session = start("play 369 --size 3 --first person --second person --clock 0.1");
        session.typist.press("White 0:0", "b");
        session.screen.await("Black wins: White has lost on time.");
        session.leave("Choose 1-7: ", "7\r");
    }

    @Test
    void controlDLeavesTheMenu() throws Exception {
        start("").leave("Choose 1-5: ", Typist.CTRL_D);
    }

    @Test
    void worksOnANarrowTerminalWithoutColours() throws Exception {
        Session session = start(Map.of("NO_COLOR", "1"), 40, "play dagennacht --first person --second random");
        session.screen.await("15  . : . : . : . : . : . : . : .  15");
        session.typist.answer("Black> ", "moves");
        session.screen.await("112 legal moves:");
        session.leave("Black> ", Typist.CTRL_D);
        assertFalse(session.screen.raw().contains("\u001b[38;"), session.screen::raw);
        assertTrue(session.screen.shown().lines().allMatch(line -> line.length() <= 40), session.screen::shown);
    }

    @Test
    void aDumbTerminalGetsNoEscapeCodes() throws Exception {
        Session session = start(Map.of("TERM", "dumb"), 80, "play 369 --size 3 --first person --second random");
        session.typist.answer("White> ", "b2");
        session.screen.await("Black plays ");
        session.leave("White> ", Typist.CTRL_D);
        assertFalse(session.screen.raw().contains("\u001b"), session.screen::raw);
    }

    @Test
    void longRunShowsProgressAndCtrlCPrintsItsResult() throws Exception {
        Session session = start("playouts 369 --size 3 --seconds 3598");
        session.typist.press("/3600 s", Typist.CTRL_C);
        session.screen.await("playouts/s: ");
        session.end(130);
    }

    @Test
    void pipesGetPlainTextAndEndOfInputEndsTheProgram() throws Exception {
        Path input = Files.writeString(directory.resolve("input"), "b2\n");
        ProcessBuilder builder =
                Program.builder("play", "369", "--size", "3", "--first", "person", "--second", "random");
        builder.environment().put("BOARDWRIGHT_HOME", directory.resolve("home").toString());
        Process process = Patience.limit(builder.redirectInput(input.toFile()).start());
        started.add(process);
        String shown = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, Program.awaitEnd(process));
        assertShows(shown, "White> b2\nBlack plays ", "The game is kept");
        assertFalse(shown.contains("\u001b"), shown);
    }
}
