package dev.boardwright.play.terminal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.draw.TextBoard;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.StreamConsole;
import dev.boardwright.play.files.UserFiles;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import picocli.CommandLine;

/** Runs the program on plain streams with typed lines, and with a directory for its files. */
final class Sitting {

    private final Path directory;
    private long seed = 7;
    private int width = TextBoard.USUAL_WIDTH;
    private LongSupplier nanoTime = System::nanoTime;

    Sitting(Path directory) {
        this.directory = directory;
    }

    /** Sets the width of the terminal. Returns this. */
    Sitting columns(int columns) {
        width = columns;
        return this;
    }

    /** Sets the clock. Returns this. */
    Sitting time(LongSupplier nanos) {
        nanoTime = nanos;
        return this;
    }

    static void assertShows(String shown, String... texts) {
        for (String text : texts) {
            assertTrue(shown.contains(text), () -> "no '" + text + "' in:\n" + shown);
        }
    }

    UserFiles files() {
        return new UserFiles(directory);
    }

    /** The output of the menu for these lines, followed by the end of input. */
    String menu(String... lines) {
        return run(typed(lines), TerminalProgram::open);
    }

    /** The output of the menu for lines that depend on the output so far. The last line is null. */
    String menuThen(Function<String, String> person) {
        return run(person, TerminalProgram::open);
    }

    /** The output of {@code boardwright play} for these arguments and lines, followed by the end of input. */
    String play(String arguments, String... lines) {
        return play(arguments, typed(lines));
    }

    /** The output of {@code boardwright play} for lines that depend on the output so far. The last line is null. */
    String play(String arguments, Function<String, String> person) {
        Request request = request(split(arguments));
        return run(person, program -> program.open(request));
    }

    /** The words of a command line. A word with spaces is in single quotes. */
    private static String[] split(String arguments) {
        return Pattern.compile("'([^']*)'|(\\S+)")
                .matcher(arguments)
                .results()
                .map(word -> word.group().replace("'", ""))
                .toArray(String[]::new);
    }

    /** The request of a command line, after the checks that need no questions. */
    static Request request(String... arguments) {
        PlayCommand command = new PlayCommand();
        new CommandLine(command).parseArgs(arguments);
        Request request = command.request();
        request.check();
        return request;
    }

    private static Function<String, String> typed(String... lines) {
        Iterator<String> rest = List.of(lines).iterator();
        return shown -> rest.hasNext() ? rest.next() : null;
    }

    private String run(Function<String, String> person, Consumer<TerminalProgram> use) {
        StringWriter shown = new StringWriter();
        BufferedReader in = new BufferedReader(new StringReader("")) {
            @Override
            public String readLine() {
                return person.apply(shown.toString());
            }
        };
        try (Console console = new StreamConsole(in, new PrintWriter(shown), width, true)) {
            use.accept(new TerminalProgram(console, files(), seed++, nanoTime));
        }
        return shown.toString();
    }
}
