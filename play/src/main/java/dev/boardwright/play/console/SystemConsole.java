package dev.boardwright.play.console;

import dev.boardwright.draw.TextBoard;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
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
        Optional<Terminal> terminal = terminal();
        if (terminal.isPresent() && !Terminal.TYPE_DUMB.equals(System.getenv("TERM"))) {
            // See no-color.org.
            String noColour = System.getenv("NO_COLOR");
            return new TerminalConsole(terminal.get(), noColour == null || noColour.isEmpty());
        }
        terminal.ifPresent(SystemConsole::close);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        // A dumb terminal shows what is typed; a pipe does not.
        return new StreamConsole(in, out, width(), terminal.isEmpty());
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

    /** The width to which text on standard output is wrapped: that in the environment, or else the usual one. */
    public static int width() {
        String columns = System.getenv("COLUMNS");
        return columns != null && columns.matches("[1-9][0-9]{1,3}")
                ? Integer.parseInt(columns)
                : TextBoard.USUAL_WIDTH;
    }
}
