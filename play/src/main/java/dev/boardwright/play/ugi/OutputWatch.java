package dev.boardwright.play.ugi;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Finds out that nobody reads the engine's output any more while a search has nothing to say.
 *
 * <p>A broken pipe shows only when something is written to it. After a silence this writes a line, and the
 * {@link LineWriter} notices. Once input has ended, which is what a killed client looks like, a short silence is enough.
 */
final class OutputWatch {
    private static final Duration INTERVAL = Duration.ofMillis(200);
    private static final Duration SILENCE = Duration.ofSeconds(5);
    private static final Duration SILENCE_AFTER_INPUT = Duration.ofSeconds(1);

    private final LineWriter out;
    private final BooleanSupplier searching;
    private volatile Duration silence = SILENCE;

    /** Watches {@code out} while {@code searching}; {@link #start} begins. */
    OutputWatch(LineWriter out, BooleanSupplier searching) {
        this.out = out;
        this.searching = searching;
    }

    void start() {
        Thread thread = new Thread(this::watch, "output-watch");
        thread.setDaemon(true);
        thread.start();
    }

    /** No more input comes. */
    void inputEnded() {
        silence = SILENCE_AFTER_INPUT;
    }

    private void watch() {
        try {
            while (true) {
                Thread.sleep(INTERVAL.toMillis());
                if (out.silentNanos() > silence.toNanos() && searching.getAsBoolean()) {
                    out.info("still searching");
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
