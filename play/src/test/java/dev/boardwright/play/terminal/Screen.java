package dev.boardwright.play.terminal;

import dev.boardwright.play.Patience;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/** The output of a program to a terminal, for tests that wait for it. The program runs in another thread or process. */
final class Screen extends ByteArrayOutputStream {
    private int seen;
    private String awaited = "";
    private Runnable action = () -> {};

    /** Runs {@code once}, during the program's writing, when the screen shows a text. */
    synchronized void whenShown(String text, Runnable once) {
        awaited = text;
        action = once;
    }

    @Override
    public synchronized void write(int b) {
        super.write(b);
        act();
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
        super.write(bytes, from, length);
        act();
    }

    private void act() {
        if (!awaited.isEmpty() && shown().contains(awaited)) {
            awaited = "";
            action.run();
        }
    }

    /** Waits until the screen shows a text, after the one of the last call. */
    void await(String text) throws InterruptedException {
        awaitAny(text);
    }

    /** Waits until the screen shows one of these texts, and returns the first one. */
    String awaitAny(String... texts) throws InterruptedException {
        long end = System.nanoTime() + Patience.LIMIT.toNanos();
        while (true) {
            String shown = shown();
            String first = null;
            int at = Integer.MAX_VALUE;
            for (String text : texts) {
                int found = shown.indexOf(text, seen);
                if (found >= 0 && found < at) {
                    at = found;
                    first = text;
                }
            }
            if (first != null) {
                seen = at + first.length();
                return first;
            }
            if (System.nanoTime() > end) {
                throw new AssertionError("no '" + String.join("' or '", texts) + "' in:\n" + shown.substring(seen));
            }
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    /** All output without escape codes; a line that was replaced is a separate line. */
    String shown() {
        return raw().replaceAll("\u001b\\[[0-9;?]*[a-zA-Z]|\u001b[=>]", "").replaceAll("\r+\n?", "\n");
    }

    /** All output with escape codes. */
    String raw() {
        return toString(StandardCharsets.UTF_8);
    }
}
