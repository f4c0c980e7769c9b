package dev.boardwright.play.console;

import java.util.concurrent.TimeUnit;
import org.jline.reader.LineReader;
import org.jline.reader.impl.LineReaderImpl;

/**
 * Redraws a prompt whose text changes while a person types, and ends the typing when the time is up, because the line
 * editor does neither. It runs in its own thread until it is closed.
 */
final class PromptWatch implements AutoCloseable {
    private static final long PERIOD_MILLIS = 100;

    private final Prompt prompt;
    private final LineReader reader;
    private final Thread typing = Thread.currentThread();
    private String shown;
    private boolean closed;
    private boolean timeUp;

    private PromptWatch(Prompt prompt, LineReader reader, String shown) {
        this.prompt = prompt;
        this.reader = reader;
        this.shown = shown;
    }

    /** Watches the line that this thread is about to read, with {@code shown} as its prompt. */
    static PromptWatch start(Prompt prompt, LineReader reader, String shown) {
        PromptWatch watch = new PromptWatch(prompt, reader, shown);
        if (!(prompt instanceof Prompt.Fixed)) {
            Thread thread = new Thread(watch::run, "boardwright-prompt");
            thread.setDaemon(true);
            thread.start();
        }
        return watch;
    }

    private void run() {
        try {
            while (step()) {
                TimeUnit.MILLISECONDS.sleep(PERIOD_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Checks once. Returns false if there is nothing more to watch. */
    private synchronized boolean step() {
        if (closed) {
            return false;
        }
        // The line editor has not started yet, and can be neither redrawn nor interrupted.
        if (!(reader instanceof LineReaderImpl editor) || !editor.isReading()) {
            return true;
        }
        if (prompt.isTimeUp()) {
            timeUp = true;
            // Ctrl-C does the same.
            typing.interrupt();
            return false;
        }
        String text = prompt.text();
        if (!text.equals(shown)) {
            shown = text;
            editor.setPrompt(text);
            redraw();
        }
        return true;
    }

    private void redraw() {
        try {
            reader.callWidget(LineReader.REDISPLAY);
        } catch (IllegalStateException e) {
            // The line has just been entered.
        }
    }

    /** Whether the time was up before the line was typed. */
    synchronized boolean isTimeUp() {
        return timeUp;
    }

    /** Ends the watch, and clears an interrupt that it has caused. */
    @Override
    public synchronized void close() {
        closed = true;
        if (timeUp) {
            Thread.interrupted();
        }
    }
}
