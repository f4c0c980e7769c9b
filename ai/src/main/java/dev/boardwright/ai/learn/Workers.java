package dev.boardwright.ai.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Runs independent tasks in a number of threads, and hands on their results in the order of their numbers. */
final class Workers {
    /** Takes results in order. */
    @FunctionalInterface
    interface Sink<T> {
        void accept(int number, T result);
    }

    private final int threads;

    Workers(int threads) {
        this.threads = threads;
    }

    /** The results of tasks 0 to {@code count - 1}. */
    <T> List<T> map(int count, IntFunction<T> task) {
        List<T> results = new ArrayList<>();
        inOrder(count, task, (i, result) -> results.add(result), null);
        return results;
    }

    /** Runs tasks from 0 until there are {@code count}, or no more are to begin. */
    <T> void inOrder(int count, IntFunction<T> task, Sink<T> sink, @Nullable Deadline end) {
        ExecutorService pool = Executors.newFixedThreadPool(threads, Workers::daemon);
        try {
            TreeMap<Integer, Future<T>> underway = new TreeMap<>();
            int next = 0;
            while (next < count || !underway.isEmpty()) {
                while (next < count && underway.size() < 4 * threads && (end == null || !end.isReached())) {
                    int number = next++;
                    underway.put(number, pool.submit(() -> task.apply(number)));
                }
                if (underway.isEmpty()) {
                    return;
                }
                Map.Entry<Integer, Future<T>> first = underway.pollFirstEntry();
                sink.accept(first.getKey(), result(first.getValue()));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "boardwright-learn");
        thread.setDaemon(true);
        return thread;
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
