package dev.boardwright.ai.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** The additional threads of one search. Closing stops them. Owned by the thread that searches too. */
public final class Helpers implements AutoCloseable {
    /** Starts a task in a thread and returns what waits for its end; null if no thread can be started. */
    private interface Starter {
        @Nullable
        Runnable start(Runnable task);
    }

    /**
     * Starts no threads until {@link #enable} is called. A compiler for browsers, which have no threads, leaves out all code
     * that starts and awaits them if a program does not call it.
     */
    private static volatile Starter starter = task -> null;

    private final Runnable halt;
    private final List<Runnable> running = new ArrayList<>();
    private volatile @Nullable Throwable failure;

    /**
     * No threads yet.
     *
     * @param halt ends the search in every thread; called by {@link #close} and when a thread fails
     */
    public Helpers(Runnable halt) {
        this.halt = halt;
    }

    /** Allows searches of this process to start threads. Called by settings for more than one thread. */
    public static void enable() {
        starter = Helpers::startDaemon;
    }

    /**
     * Starts threads until there are {@code count}, or no more memory or threads. Each runs a search that {@code searches}
     * gives for its number, from 1 on.
     */
    public void start(int count, IntFunction<Runnable> searches) {
        try {
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
        // A thread that has started must not be lost for lack of memory, so its place is made first.
        int place = running.size();
        running.add(() -> {});
        Runnable join = starter.start(() -> run(search));
        if (join != null) {
            running.set(place, join);
        }
        return join != null;
    }

    private void run(Runnable search) {
        try {
            search.run();
        } catch (OutOfMemoryError e) {
            // The other threads go on without this one.
        } catch (Throwable e) {
            failure = e;
            halt.run();
        }
    }

    /** Stops the search and waits for its threads. What they threw does not hide what this thread throws. */
    @Override
    public void close() {
        halt.run();
        for (int i = 0; i < running.size(); i++) {
            running.get(i).run();
        }
    }

    /** The end of a search that went well in this thread: does what {@link #close} does, and rethrows what a thread threw. */
    public void finish() {
        close();
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        if (failure instanceof Error e) {
            throw e;
        }
    }

    private static @Nullable Runnable startDaemon(Runnable task) {
        Thread thread = new Thread(task, "boardwright-search");
        thread.setDaemon(true);
        Runnable join = () -> join(thread);
        try {
            thread.start();
            return join;
        } catch (OutOfMemoryError e) {
            // The system cannot create another thread.
            return null;
        }
    }

    /** Waits for a thread that is about to end; an interrupt is kept for the caller. */
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
