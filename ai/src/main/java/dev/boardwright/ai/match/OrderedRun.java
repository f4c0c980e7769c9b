package dev.boardwright.ai.match;

import dev.boardwright.ai.StopSignal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import java.util.function.Predicate;

/**
 * Runs numbered items, several at a time, and delivers their results one at a time in the order of their numbers. The
 * results and their order do not depend on the number of workers.
 *
 * @param <T> the result of an item
 */
final class OrderedRun<T> {
    private final long size;
    private final LongFunction<Optional<T>> item;
    private final Predicate<? super T> sink;
    private final StopSignal stop;

    private final AtomicLong next = new AtomicLong();
    private volatile boolean over;

    // Guarded by this.
    private final Map<Long, T> waiting = new HashMap<>();
    private long done;

    /**
     * A run over the items 0 to {@code size - 1}.
     *
     * @param item runs an item; empty if {@link #isOver} became true meanwhile
     * @param sink takes a result, and returns whether to go on
     */
    OrderedRun(long size, LongFunction<Optional<T>> item, Predicate<? super T> sink, StopSignal stop) {
        this.size = size;
        this.item = item;
        this.sink = sink;
        this.stop = stop;
    }

    /** Whether the run has ended early: by its sink, the signal, an interrupt, or an exception. */
    boolean isOver() {
        return over || stop.isStopped() || Thread.currentThread().isInterrupted();
    }

    /** Runs the items in {@code concurrency} tasks of {@code executor}, and waits for them. */
    void run(Executor executor, int concurrency) {
        if (concurrency < 1) {
            throw new IllegalArgumentException("the concurrency is at least 1, not " + concurrency);
        }
        long count = Math.min(concurrency, size);
        List<CompletableFuture<Void>> workers = new ArrayList<>();
        try {
            while (workers.size() < count) {
                workers.add(CompletableFuture.runAsync(this::work, executor));
            }
        } catch (Throwable refused) {
            // Stops the workers that have started, because nobody will wait for them.
            over = true;
            throw refused;
        }
        await(CompletableFuture.allOf(workers.toArray(CompletableFuture[]::new)));
    }

    private void await(CompletableFuture<Void> workers) {
        try {
            try {
                workers.get();
            } catch (InterruptedException e) {
                over = true;
                workers.join();
                Thread.currentThread().interrupt();
            }
        } catch (ExecutionException | CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new CompletionException(e.getCause());
        }
    }

    /** Runs items until there are no more; one worker. */
    void work() {
        try {
            for (long number = next.getAndIncrement(); number < size && !isOver(); number = next.getAndIncrement()) {
                Optional<T> result = item.apply(number);
                if (result.isEmpty()) {
                    return;
                }
                finish(number, result.get());
            }
        } catch (Throwable e) {
            over = true;
            throw e;
        }
    }

    /** Delivers a result and those that waited for it. The sink is not called again after it has thrown. */
    private synchronized void finish(long number, T result) {
        waiting.put(number, result);
        while (!over && waiting.containsKey(done)) {
            T ready = waiting.remove(done++);
            try {
                if (!sink.test(ready)) {
                    over = true;
                }
            } catch (Throwable e) {
                over = true;
                throw e;
            }
        }
    }
}
