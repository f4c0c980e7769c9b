package dev.boardwright.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The additional threads of one search. Closing stops them. */
final class Helpers implements AutoCloseable {
    private final ThreadStarter starter;
    private final Budget budget;
    private final List<ThreadStarter.Running> running = new ArrayList<>();
    private volatile @Nullable Throwable failure;

    Helpers(ThreadStarter starter, Budget budget) {
        this.starter = starter;
        this.budget = budget;
    }

    /** Runs a search with the same budget in a new thread; returns false if no thread can be started. */
    boolean start(Runnable search) {
        Optional<ThreadStarter.Running> started = starter.start(() -> run(search));
        started.ifPresent(running::add);
        return started.isPresent();
    }

    private void run(Runnable search) {
        try {
            search.run();
        } catch (OutOfMemoryError e) {
            // The other threads go on without this one.
        } catch (Throwable e) {
            failure = e;
            budget.halt();
        }
    }

    /** Stops the search and waits for its threads. Rethrows the exception of a thread that failed. */
    @Override
    public void close() {
        budget.halt();
        running.forEach(ThreadStarter.Running::join);
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        if (failure instanceof Error e) {
            throw e;
        }
    }
}
