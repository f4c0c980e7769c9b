package dev.boardwright.play.console;

import dev.boardwright.draw.TextBoard;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.TerminalBuilder.SystemOutput;

/** Opens the console of the process. */
public final class SystemConsole {
    private SystemConsole() {}

    /**
     * A console on the standard input and output of the process: a terminal or plain streams.
     *
     * @param out standard output, for plain streams
     */
    public static Console open(PrintWriter out) {
        Map<String, String> environment = System.getenv();
        Optional<Terminal> terminal = terminal();
        if (terminal.isPresent() && !Terminal.TYPE_DUMB.equals(environment.get("TERM"))) {
            return new TerminalConsole(terminal.get(), wantsColours(environment));
        }
        terminal.ifPresent(SystemConsole::close);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        // A dumb terminal shows what is typed; a pipe does not.
        return new StreamConsole(in, out, width(environment), terminal.isEmpty());
    }

    /** The terminal, if both standard input and output are one. */
    private static Optional<Terminal> terminal() {
        try {
            return Optional.of(TerminalBuilder.builder()
                    .system(true)
                    .systemOutput(SystemOutput.SysOut)
                    .dumb(false)
                    .nativeSignals(true)
                    .signalHandler(Terminal.SignalHandler.SIG_DFL)
                    .build());
        } catch (IOException | IllegalStateException e) {
            return Optional.empty();
        }
    }

    private static void close(Terminal terminal) {
        try {
            terminal.close();
        } catch (IOException e) {
            // It is not used.
        }
    }

    /** Whether colours are allowed: see no-color.org. */
    public static boolean wantsColours(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** The width to which text on standard output is wrapped. */
    public static int width() {
        return width(System.getenv());
    }

    /** The width in the environment, as a shell may set it; else the usual one. */
    public static int width(Map<String, String> environment) {
        String columns = environment.getOrDefault("COLUMNS", "");
        return columns.matches("[1-9][0-9]{1,3}") ? Integer.parseInt(columns) : TextBoard.USUAL_WIDTH;
    }
}
