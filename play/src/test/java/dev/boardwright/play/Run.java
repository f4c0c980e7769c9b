package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.json.JsonReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;

/** The result of a run of the program. */
public record Run(int status, String out, String err) {
    /** Runs the program in this process. */
    public static Run of(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(new PrintWriter(out), new PrintWriter(err), args);
        return new Run(status, out.toString(), err.toString());
    }

    /** Runs a command that must succeed without output on standard error. */
    public static Run fine(String... args) {
        Run run = of(args);
        assertEquals("", run.err);
        assertEquals(0, run.status);
        return run;
    }

    /** Runs a command line with a mistake, and returns its one-line message. */
    public static String mistake(String... args) {
        Run run = of(args);
        assertEquals(2, run.status, run.err);
        assertEquals("", run.out);
        List<String> lines = run.err.lines().toList();
        assertEquals(1, lines.size(), run.err);
        return lines.get(0);
    }

    /** The lines on standard output. */
    public List<String> lines() {
        return out.lines().toList();
    }

    /** The one JSON object on standard output. */
    public Map<String, Object> json() {
        assertEquals(1, lines().size(), out);
        return JsonReader.object(out.strip());
    }
}
