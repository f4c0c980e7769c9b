package dev.boardwright.play.ugi;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Detects a broken output during a search that writes nothing.
 *
 * <p>A broken pipe is noticed only when something is written to it. After some time without output this writes a line,
 * and the {@link LineWriter} notices. After the end of input, as when the client was killed, a shorter time is used.
 */
final class OutputWatch implements AutoCloseable {
    private static final Duration INTERVAL = Duration.ofMillis(200);
    private static final Duration SILENCE = Duration.ofSeconds(5);
    private static final Duration SILENCE_AFTER_INPUT = Duration.ofSeconds(1);

    private final LineWriter out;
    private final BooleanSupplier searching;
    private final Thread thread = new Thread(this::watch, "output-watch");
    private volatile Duration silence = SILENCE;

    /** Watches {@code out} while {@code searching}; {@link #start} begins. */
    OutputWatch(LineWriter out, BooleanSupplier searching) {
        this.out = out;
        this.searching = searching;
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    /** Called at the end of input. */
    void inputEnded() {
        silence = SILENCE_AFTER_INPUT;
    }

    /** Ends the watch. */
    @Override
    public void close() {
        thread.interrupt();
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
