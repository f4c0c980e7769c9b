package dev.boardwright.play.console;

import dev.boardwright.core.SafeText;
import dev.boardwright.draw.Look;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.function.Supplier;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;

/**
 * A console over plain streams: pipes, files, or a dumb terminal. It writes no escape codes. It echoes the lines that it
 * reads, so that the output looks like that of a terminal.
 */
public final class StreamConsole implements Console {
    private final BufferedReader in;
    private final PrintWriter out;
    private final int width;
    private final boolean echo;

    /**
     * A console over these streams.
     *
     * @param echo whether to echo input: not if a terminal shows it already
     */
    public StreamConsole(BufferedReader in, PrintWriter out, int width, boolean echo) {
        this.in = in;
        this.out = out;
        this.width = width;
        this.echo = echo;
    }

    /** Waits for a whole line, however long that takes. */
    @Override
    public String read(Prompt prompt, Completion completion) {
        print(prompt.text());
        String line = readLine();
        if (line == null) {
            print("\n");
            throw new Leave();
        }
        if (echo) {
            print(SafeText.line(line) + "\n");
        }
        return line.strip();
    }

    /** The next line; null at the end of input or if it cannot be read. */
    private @Nullable String readLine() {
        try {
            return in.readLine();
        } catch (IOException e) {
            return null;
        }
    }

    /** Writes a text; if the output is closed, the person has left. */
    @Override
    public void print(String text) {
        out.print(text);
        if (out.checkError()) {
            throw new Leave();
        }
    }

    @Override
    public int width() {
        return width;
    }

    /** Always 0, because nothing scrolls away. */
    @Override
    public int height() {
        return 0;
    }

    @Override
    public Look look() {
        return Look.PLAIN;
    }

    /** Does nothing, because a written line cannot be replaced here. */
    @Override
    public void status(String line) {}

    @Override
    public <T> T interruptibly(Runnable onInterrupt, Supplier<T> work) {
        Object previous = Signals.register("INT", onInterrupt);
        try {
            return work.get();
        } finally {
            Signals.unregister("INT", previous);
        }
    }

    /** Does not close the streams, which belong to the caller. */
    @Override
    public void close() {
        out.flush();
    }
}
