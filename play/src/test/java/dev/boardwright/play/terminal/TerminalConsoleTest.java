package dev.boardwright.play.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.play.Patience;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.TerminalConsole;
import dev.boardwright.play.files.GameFiles;
import dev.boardwright.play.files.UserFiles;
import dev.boardwright.play.session.SeatedGameTest;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program on a virtual terminal of JLine, driven by keys. It runs in its own thread. */
class TerminalConsoleTest {
    private static final String XTERM = "xterm-256color";
    private static final String PERSONS = "369 --size 3 --first person --second person";

    @TempDir
    Path home;

    private final Screen screen = new Screen();
    private final PipedOutputStream keys = new PipedOutputStream();
    private final Typist typist = new Typist(screen, keys);
    private final AtomicLong now = new AtomicLong();
    private int rows = 40;
    private Terminal terminal;

    private Thread play(String arguments) throws IOException {
        return play(XTERM, 80, arguments);
    }

    private Thread play(String type, int columns, String arguments) throws IOException {
        Request request = Sitting.request(arguments.split(" "));
        return start(type, columns, program -> program.open(request));
    }

    private Thread start(String type, int columns, Consumer<TerminalProgram> use) throws IOException {
        PipedInputStream typed = new PipedInputStream(keys, 1 << 16);
        terminal = new ExternalTerminal("test", type, typed, screen, StandardCharsets.UTF_8);
        terminal.setSize(new Size(columns, rows));
        Thread program = new Thread(() -> {
            try (Console console = new TerminalConsole(terminal, true)) {
                use.accept(new TerminalProgram(console, new UserFiles(home), 7, now::get));
            }
        });
        program.start();
        return program;
    }

    /** Waits for a prompt and leaves with Ctrl-D, or with another key. */
    private void leave(Thread program, String prompt, String key) throws IOException, InterruptedException {
        typist.press(prompt, key);
        program.join(Patience.LIMIT.toMillis());
        assertFalse(program.isAlive(), screen::shown);
    }

    private void leave(Thread program, String prompt) throws IOException, InterruptedException {
        leave(program, prompt, Typist.CTRL_D);
    }

    @Test
    void tabCompletesAMove() throws Exception {
        Thread program = play("greener --first person --second person");
        typist.answer("Black> ", "f2e" + Typist.TAB);
        screen.await("Move 1: White to move");
        leave(program, "White> ");
    }

    @Test
    void tabCompletesACommand() throws Exception {
        Thread program = play(PERSONS);
        typist.answer("White> ", "pos" + Typist.TAB);
        screen.await("3/3/3 w 0-0");
        leave(program, "White> ", "quit\r");
    }

    @Test
    void tabCompletesTheNameOfAFile() throws Exception {
        GameFiles.save(SeatedGameTest.begun().session().record(), home.resolve("a-rather-long-name.game"));
        Thread program = play(PERSONS);
        typist.answer("White> ", "load " + home + "/a-rath" + Typist.TAB);
        screen.await("tic-tac-toe");
        leave(program, "O> ");
    }

    @Test
    void historyBringsBackTheLastLine() throws Exception {
        Thread program = play(PERSONS);
        typist.answer("White> ", "position");
        screen.await("3/3/3 w 0-0");
        typist.answer("White> ", Typist.CTRL_P);
        screen.await("3/3/3 w 0-0");
        leave(program, "White> ");
    }

    @Test
    void controlCAtAPromptLeavesAndTheGameIsKept() throws Exception {
        Thread program = play(PERSONS);
        typist.answer("White> ", "b2");
        leave(program, "Black> ", "c" + Typist.CTRL_C);
        screen.await("The game is kept and will be offered next time.");
        assertEquals(1, new UserFiles(home).keptGames().size());
    }

    @Test
    void controlCStopsAThinkingComputerWhichMoves() throws Exception {
        Thread program = play("369 --first minimax --second person --movetime 3600000");
        typist.press("minimax: depth ", Typist.CTRL_C);
        screen.await("White plays ");
        leave(program, "Black> ", Typist.CTRL_C);
    }

    @Test
    void controlCStopsRunningComputers() throws Exception {
        Thread program = play("369 --first random --second random --delay 3600000");
        screen.await("White plays ");
        typist.press("Move 1: Black", Typist.CTRL_C);
        screen.await("Stopped; 'run' goes on.");
        typist.answer("Enter for the next move", "");
        screen.await("Black plays ");
        leave(program, "Enter for the next move");
    }

    @Test
    void controlCWhileDrawingStopsRunningComputers() throws Exception {
        screen.whenShown("Move 3: White", () -> terminal.raise(Signal.INT));
        Thread program = play("369 --first random --second random --delay 1");
        screen.await("Move 3: White");
        screen.await("Stopped; 'run' goes on.");
        leave(program, "Enter for the next move");
        assertFalse(screen.shown().contains("Move 3: Black"), screen::shown);
    }

    @Test
    void keysTypedWhileAComputerThinksGoToTheNextPrompt() throws Exception {
        Thread program = play("369 --first minimax --second person --movetime 300");
        typist.press("position\r");
        screen.await("White plays ");
        screen.await("Black> ");
        screen.await(" b 0-0");
        leave(program, "Black> ");
    }

    @Test
    void stonesAreColouredDiscs() throws Exception {
        leave(play("greener --first person --second person"), "Black> ");
        assertTrue(screen.raw().contains("\u001b[38;5;22;48;5;137m●"), screen::raw);
    }

    @Test
    void aTerminalWithoutColoursGetsLetters() throws Exception {
        leave(play("vt100", 40, "greener --first person --second person"), "Black> ");
        assertTrue(screen.shown().contains(" 6  g w b g b g  6"), screen::raw);
        assertFalse(screen.raw().contains("●"), screen::raw);
    }

    @Test
    void linesFitANarrowTerminal() throws Exception {
        Thread program = play(XTERM, 40, "dagennacht --size 19 --first random --second person");
        typist.answer("White> ", "help");
        screen.await("Brackets show");
        leave(program, "White> ");
        assertTrue(screen.shown().lines().allMatch(line -> line.length() <= 40), screen::shown);
    }

    @Test
    void rulesThatAreLongerThanTheScreenArePaged() throws Exception {
        rows = 8;
        Thread program = play(PERSONS);
        typist.answer("White> ", "rules");
        typist.answer("more: Enter goes on, q stops -- ", "");
        typist.answer("more: Enter goes on, q stops -- ", "q");
        leave(program, "White> ");
    }

    @Test
    void promptShowsTheRunningTime() throws Exception {
        Thread program = play(PERSONS + " --clock 5+3");
        screen.await("White 5:00> ");
        now.addAndGet(TimeUnit.SECONDS.toNanos(61));
        screen.await("3:59");
        typist.press("b2\r");
        screen.await("Clock: White 4:02, Black 5:00");
        leave(program, "Black 5:00> ");
    }

    @Test
    void timeRunsOutAtThePromptWithoutEnter() throws Exception {
        Thread program = play(PERSONS + " --clock 5");
        typist.press("White 5:00> ", "b");
        now.addAndGet(TimeUnit.MINUTES.toNanos(5));
        screen.await("Clock: White 0:00.0, Black 5:00");
        screen.await("Black wins: White has lost on time.");
        typist.answer("Choose 1-7: ", "undo");
        typist.answer("White 5:00> ", "b2");
        leave(program, "Black 5:00> ");
    }

    @Test
    void theMenuWorksByKeys() throws Exception {
        Thread program = start(XTERM, 80, TerminalProgram::open);
        typist.answer("Choose 1-5: ", "settings");
        leave(program, "Choose 1-4: ");
    }
}
