package dev.boardwright.play.ugi;

import dev.boardwright.ai.StopSignal;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/** Work in its own thread while the engine reads input. */
final class Task {
    private final StopSignal signal = new StopSignal();
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final boolean endless;
    private final Thread thread;

    /** Work that ends when it is done or, if {@code endless}, when it is stopped. It has not started yet. */
    Task(boolean endless, Consumer<Task> work) {
        this.endless = endless;
        thread = new Thread(() -> work.accept(this), "search");
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    /** The signal that the work checks. */
    StopSignal signal() {
        return signal;
    }

    /** Stops the work; may be called in any thread. */
    void stop() {
        signal.stop();
        stopped.countDown();
    }

    /** Stops the work if it would not end by itself. */
    void stopIfEndless() {
        if (endless) {
            stop();
        }
    }

    /** Called by the work: waits until it may end. */
    void awaitEnd() {
        if (endless) {
            try {
                stopped.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Waits until the work has ended, for at most {@code millis} milliseconds; 0 means no limit. */
    void join(long millis) {
        try {
            thread.join(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
