package dev.boardwright.play.ugi;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Writes whole lines from any thread, each ended by a line feed and flushed. */
final class LineWriter {
    private final PrintStream out;

    LineWriter(OutputStream out) {
        this.out = new PrintStream(out, false, StandardCharsets.UTF_8);
    }

    /** Writes a line, or several that belong together. */
    synchronized void line(String text) {
        out.print(text + "\n");
        out.flush();
    }

    /** Tells the person behind the client something. */
    void info(String text) {
        line("info string " + text);
    }

    /** Tells the person behind the client what was wrong. */
    void error(String text) {
        info("error: " + text);
    }

    /** Whether nobody reads any more. */
    boolean isBroken() {
        return out.checkError();
    }
}
