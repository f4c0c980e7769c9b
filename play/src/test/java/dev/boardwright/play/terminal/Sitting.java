package dev.boardwright.play.terminal;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.draw.TextBoard;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.Interrupts;
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

/** Somebody who sits at the program, in a test: it runs on plain streams, and leaves what it keeps in a directory. */
final class Sitting {

    private final Path directory;
    private long seed = 7;
    private int width = TextBoard.USUAL_WIDTH;
    private LongSupplier nanoTime = System::nanoTime;

    Sitting(Path directory) {
        this.directory = directory;
    }

    /** The same, with a narrow terminal. */
    Sitting columns(int columns) {
        width = columns;
        return this;
    }

    /** The same, with another clock. */
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

    /** What the menu shows to somebody who types these lines and then leaves. */
    String menu(String... lines) {
        return run(typed(lines), TerminalProgram::open);
    }

    /** The same, with lines that depend on what was shown so far; the last is null. */
    String menuThen(Function<String, String> person) {
        return run(person, TerminalProgram::open);
    }

    /** What {@code boardwright play} with these arguments shows to somebody who types these lines and then leaves. */
    String play(String arguments, String... lines) {
        return play(arguments, typed(lines));
    }

    /** The same, with lines that depend on what was shown so far; the last is null. */
    String play(String arguments, Function<String, String> person) {
        Request request = request(split(arguments));
        return run(person, program -> program.open(request));
    }

    /** The words of a command line; one with spaces stands in quotes. */
    private static String[] split(String arguments) {
        return Pattern.compile("'([^']*)'|(\\S+)")
                .matcher(arguments)
                .results()
                .map(word -> word.group().replace("'", ""))
                .toArray(String[]::new);
    }

    /** What the command line says, as far as it can be checked at once. */
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
        try (Console console = new StreamConsole(in, new PrintWriter(shown), width, true, Interrupts.NONE)) {
            use.accept(new TerminalProgram(console, files(), seed++, nanoTime));
        }
        return shown.toString();
    }
}
