package dev.boardwright.play.ugi;

import dev.boardwright.ai.StopSignal;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/** Work that goes on in a thread of its own while the client is listened to. */
final class Task {
    private final StopSignal signal = new StopSignal();
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final boolean endless;
    private final Thread thread;

    /** Work that ends when it is done or, if {@code endless}, not before it is stopped. It is not begun yet. */
    Task(boolean endless, Consumer<Task> work) {
        this.endless = endless;
        thread = new Thread(() -> work.accept(this), "search");
        thread.setDaemon(true);
    }

    void start() {
        thread.start();
    }

    /** What the work watches. */
    StopSignal signal() {
        return signal;
    }

    /** Tells the work to end; from any thread. */
    void stop() {
        signal.stop();
        stopped.countDown();
    }

    /** Tells the work to end if it would not by itself. */
    void stopIfEndless() {
        if (endless) {
            stop();
        }
    }

    /** For the work itself: waits until it may end. */
    void awaitEnd() {
        if (endless) {
            try {
                stopped.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Waits until the work has ended, or for {@code millis} milliseconds; 0 means as long as it takes. */
    void join(long millis) {
        try {
            thread.join(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
