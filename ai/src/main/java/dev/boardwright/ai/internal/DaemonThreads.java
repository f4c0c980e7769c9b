package dev.boardwright.ai.internal;

import java.util.Optional;

/** Starts daemon threads. */
public final class DaemonThreads implements ThreadStarter {
    @Override
    public Optional<Running> start(Runnable task) {
        Thread thread = new Thread(task, "boardwright-search");
        thread.setDaemon(true);
        Optional<Running> running = Optional.of(() -> join(thread));
        try {
            thread.start();
            return running;
        } catch (OutOfMemoryError e) {
            // The system cannot create another thread.
            return Optional.empty();
        }
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException | OutOfMemoryError e) {
                // An interrupt is an OutOfMemoryError if there is no memory for the exception.
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
