package dev.boardwright.ai.solve;

import dev.boardwright.ai.StopSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Several searches, each in its own thread. Separate from {@link SoloRace} so that a build without threads can leave it
 * out.
 */
final class ThreadRace implements Race {
    private final int runners;

    ThreadRace(int runners) {
        this.runners = runners;
    }

    @Override
    public int runners() {
        return runners;
    }

    @Override
    public OptionalInt test(List<? extends ThresholdSearch<?>> searches, int threshold) {
        StopSignal answered = new StopSignal();
        AtomicReference<OptionalInt> answer = new AtomicReference<>(OptionalInt.empty());
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        List<Thread> threads = new ArrayList<>();
        for (ThresholdSearch<?> search : searches.subList(1, searches.size())) {
            Thread thread = new Thread(() -> run(search, threshold, answered, answer, failure), "boardwright-solver");
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
        run(searches.get(0), threshold, answered, answer, failure);
        threads.forEach(ThreadRace::join);
        searches.forEach(ThresholdSearch::count);
        rethrow(failure.get());
        return Objects.requireNonNull(answer.get());
    }

    private static void run(
            ThresholdSearch<?> search,
            int threshold,
            StopSignal answered,
            AtomicReference<OptionalInt> answer,
            AtomicReference<@Nullable Throwable> failure) {
        try {
            int bound = search.test(threshold, answered);
            if (!search.isStopped()) {
                answer.set(OptionalInt.of(bound));
            }
        } catch (RuntimeException | Error e) {
            failure.set(e);
        } finally {
            answered.stop();
        }
    }

    /** Waits for a thread that is about to end; an interrupt is kept for the caller. */
    private static void join(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void rethrow(@Nullable Throwable failure) {
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        if (failure instanceof Error e) {
            throw e;
        }
    }
}
