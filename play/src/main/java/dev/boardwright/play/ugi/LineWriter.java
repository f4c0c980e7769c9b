package dev.boardwright.play.ugi;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Writes whole lines from any thread, each ended by a line feed and flushed. */
final class LineWriter {
    private final PrintStream out;
    private final Runnable onBroken;
    private volatile long lastNanos = System.nanoTime();

    /** A writer that runs {@code onBroken} after every line that could not be written. */
    LineWriter(OutputStream out, Runnable onBroken) {
        this.out = new PrintStream(out, false, StandardCharsets.UTF_8);
        this.onBroken = onBroken;
    }

    /** Writes a line, or several that belong together. */
    void line(String text) {
        boolean broken;
        synchronized (this) {
            out.print(text + "\n");
            broken = out.checkError();
            lastNanos = System.nanoTime();
        }
        if (broken) {
            onBroken.run();
        }
    }

    /** Writes an information for the person. */
    void info(String text) {
        line("info string " + text);
    }

    /** Writes an error message for the person. */
    void error(String text) {
        info("error: " + text);
    }

    /** The time since the last line was written. */
    long silentNanos() {
        return System.nanoTime() - lastNanos;
    }
}
