package dev.boardwright.ai;

import dev.boardwright.ai.internal.SpareMemory;
import dev.boardwright.ai.internal.ThreadStarter;
import java.util.ArrayList;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The additional threads of one search. Closing stops them. */
final class Helpers implements AutoCloseable {
    private final ThreadStarter starter;
    private final Budget budget;
    private final ArrayList<ThreadStarter.Running> running = new ArrayList<>();
    private volatile @Nullable Throwable failure;

    Helpers(ThreadStarter starter, Budget budget) {
        this.starter = starter;
        this.budget = budget;
    }

    /**
     * Starts threads with the same budget until there are {@code count}, or no more memory or threads. Each runs a search
     * that {@code searches} gives for its number, from 1 on.
     */
    void start(int count, IntFunction<Runnable> searches) {
        try {
            // A thread that has started must not be lost for lack of memory.
            running.ensureCapacity(count);
            boolean started = true;
            for (int i = 1; i <= count && started; i++) {
                SpareMemory.check(0);
                started = start(searches.apply(i));
            }
        } catch (OutOfMemoryError e) {
            // The search continues with the threads it has.
        }
    }

    private boolean start(Runnable search) {
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
        for (int i = 0; i < running.size(); i++) {
            running.get(i).join();
        }
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        if (failure instanceof Error e) {
            throw e;
        }
    }
}
