package dev.boardwright.ai;

import java.util.Optional;

/** Starts daemon threads. */
final class DaemonThreads implements ThreadStarter {
    @Override
    public Optional<Running> start(Runnable task) {
        Thread thread = new Thread(task, "boardwright-search");
        thread.setDaemon(true);
        try {
            thread.start();
        } catch (OutOfMemoryError e) {
            // The system cannot create another thread.
            return Optional.empty();
        }
        return Optional.of(() -> join(thread));
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
