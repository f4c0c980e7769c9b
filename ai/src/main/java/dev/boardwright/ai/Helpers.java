package dev.boardwright.ai;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The additional threads of one search. They end when this is closed. */
final class Helpers implements AutoCloseable {
    private final Budget budget;
    private final List<Helper> running = new ArrayList<>();

    Helpers(Budget budget) {
        this.budget = budget;
    }

    /** Runs a search that heeds the budget in its own thread. */
    void start(Runnable search) {
        Helper helper = new Helper(search);
        running.add(helper);
        helper.start();
    }

    /** Halts the search and waits for its threads. Throws what the first failed thread threw. */
    @Override
    public void close() {
        budget.halt();
        running.forEach(Helper::await);
        running.forEach(Helper::rethrow);
    }

    /** A thread that keeps what its search threw. */
    private static final class Helper extends Thread {
        private final Runnable search;
        private @Nullable Throwable thrown;

        Helper(Runnable search) {
            super("boardwright-search");
            setDaemon(true);
            this.search = search;
        }

        @Override
        public void run() {
            try {
                search.run();
            } catch (RuntimeException | Error e) {
                thrown = e;
            }
        }

        /** Waits for the end of the thread, and leaves the caller interrupted if it was. */
        void await() {
            boolean interrupted = false;
            while (true) {
                try {
                    join();
                    break;
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        void rethrow() {
            if (thrown instanceof RuntimeException exception) {
                throw exception;
            }
            if (thrown instanceof Error error) {
                throw error;
            }
        }
    }
}
