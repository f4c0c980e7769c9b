package dev.boardwright.play.terminal;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** The program answers anything that a person types during a game, and continues. */
class TypedLinesProperties {
    /** Commands, moves and typing errors, except for commands that think, end the game or ask for a file. */
    private static final List<String> LINES = List.of(
            "a1",
            "b2",
            "C3",
            "s19",
            "t20",
            "a1 b2",
            "moves",
            "moves a1",
            "moves z",
            "hint x",
            "analyse 3",
            "undo",
            "redo",
            "redo 1",
            "board",
            "position",
            "rules",
            "save",
            "load",
            "load nowhere.game",
            "load \u0000",
            "run",
            "run 0",
            "run -1",
            "run 99999999999999999999",
            "help",
            "?",
            "",
            " ",
            "1",
            "0",
            "-1",
            "y",
            "no",
            "\t",
            "\u0000",
            "\ud800",
            "\u0663",
            "pass",
            "((((",
            "3/3/3 w 0-0");

    @Provide
    Arbitrary<List<String>> lines() {
        return Arbitraries.frequencyOf(
                        Tuple.of(5, Arbitraries.of(LINES)),
                        Tuple.of(1, Arbitraries.strings().ofMaxLength(30)))
                .list()
                .ofMaxSize(15);
    }

    @Property(tries = 60)
    void anyLinesAreAnswered(@ForAll("lines") List<String> lines) throws IOException {
        Path directory = Files.createTempDirectory(Path.of("target"), "typed-lines");
        String shown = new Sitting(directory)
                .play("369 --size 9 --first person --second random --movetime 1", lines.toArray(String[]::new));

        assertTrue(shown.contains("  a b c d"), shown);
        assertFalse(shown.contains("Exception"), shown);
    }
}
