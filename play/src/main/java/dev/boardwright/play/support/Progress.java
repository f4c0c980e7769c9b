package dev.boardwright.play.support;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.function.Supplier;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/**
 * Shows the progress of long work in one line on standard error, which is redrawn and finally removed.
 * Nothing is shown in the first second, or if standard error is not a terminal.
 */
public final class Progress {
    private static final long FIRST_MILLIS = 1000;
    private static final long EVERY_MILLIS = 200;
    private static final int WIDTH = 79;
    private static final String WIPE = "\r" + " ".repeat(WIDTH) + "\r";

    private final PrintWriter err;
    private final Supplier<String> line;
    private final Thread thread = new Thread(this::show, "progress");

    private Progress(PrintWriter err, Supplier<String> line) {
        this.err = err;
        this.line = line;
        thread.setDaemon(true);
        thread.start();
    }

    /** The result of {@code work}. Meanwhile {@code line} is shown; it is called from another thread. */
    public static <T> T during(PrintWriter err, Supplier<String> line, Supplier<T> work) {
        Progress progress = new Progress(err, line);
        try {
            return work.get();
        } finally {
            progress.end();
        }
    }

    /** {@code [#####.....] 50/100}. */
    public static String bar(long done, long all) {
        int cells = 30;
        int full = all == 0 ? cells : (int) (done * cells / all);
        return "[" + "#".repeat(full) + ".".repeat(cells - full) + "] " + done + "/" + all;
    }

    private void show() {
        boolean shown = false;
        try {
            Thread.sleep(FIRST_MILLIS);
            if (!isErrTerminal()) {
                return;
            }
            while (true) {
                String text = line.get();
                err.print(WIPE + text.substring(0, Math.min(text.length(), WIDTH)));
                err.flush();
                shown = true;
                Thread.sleep(EVERY_MILLIS);
            }
        } catch (InterruptedException e) {
            // The work is done.
        }
        if (shown) {
            err.print(WIPE);
            err.flush();
        }
    }

    /** Whether standard error is a terminal; false if that is unknown. */
    private static boolean isErrTerminal() {
        try {
            return TerminalProvider.load("jni").isSystemStream(SystemStream.Error);
        } catch (IOException | RuntimeException | LinkageError e) {
            return false;
        }
    }

    /** When it returns, nothing more is written. */
    private void end() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
