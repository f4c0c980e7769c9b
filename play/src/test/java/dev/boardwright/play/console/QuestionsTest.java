package dev.boardwright.play.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionsTest {
    private static String choose(String typed) {
        BufferedReader in = new BufferedReader(new StringReader(typed));
        PrintWriter out = new PrintWriter(new StringWriter());
        try (Console console = new StreamConsole(in, out, 80, false)) {
            return new Questions(console)
                    .choose(
                            "Which?",
                            List.of(
                                    new MenuItem<>("night watch", "", "long"),
                                    new MenuItem<>("night", "", "short"),
                                    new MenuItem<>("day", "", "other")));
        }
    }

    @Test
    void wholeNameIsPreferredToTheBeginningOfAnother() {
        assertEquals("short", choose("night\n"));
        assertEquals("long", choose("Night-w\n"));
        assertEquals("other", choose("d\n"));
    }

    @Test
    void ambiguousBeginningIsAskedAgain() {
        assertEquals("other", choose("nig\n3\n"));
    }
}
