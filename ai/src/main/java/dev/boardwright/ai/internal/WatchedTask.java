package dev.boardwright.ai.internal;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Runs work that may never end in a thread of its own, and waits for it as long as that makes sense. */
public final class WatchedTask {
    private static final long PERIOD_MILLIS = 20;

    private WatchedTask() {}

    /**
     * The result of {@code work}, which runs in a daemon thread; empty if it was left behind.
     *
     * @param onInterrupt called if this thread is interrupted while it waits; the thread that works is interrupted too
     * @param giveUp asked now and then; true leaves the work behind, and interrupts its thread
     */
    public static <T> Optional<T> run(String name, Callable<T> work, Runnable onInterrupt, BooleanSupplier giveUp) {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        try {
            thread.start();
        } catch (OutOfMemoryError e) {
            // The system has no further thread to give: nobody can watch.
            task.run();
        }
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return Optional.of(task.get(PERIOD_MILLIS, TimeUnit.MILLISECONDS));
                } catch (TimeoutException e) {
                    if (giveUp.getAsBoolean()) {
                        thread.interrupt();
                        return Optional.empty();
                    }
                } catch (InterruptedException e) {
                    interrupted = true;
                    onInterrupt.run();
                    thread.interrupt();
                }
            }
        } catch (ExecutionException e) {
            throw unchecked(Objects.requireNonNullElse(e.getCause(), e));
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /**
     * Closes what somebody else has made, if it can be closed. What that throws is ignored.
     *
     * @param most the time after which it is left behind
     */
    public static void close(@Nullable Object made, Duration most) {
        if (made instanceof AutoCloseable closeable) {
            Callable<Boolean> close = () -> {
                try {
                    closeable.close();
                } catch (Throwable e) {
                    // It has done its work.
                }
                return true;
            };
            run("boardwright-end", close, () -> {}, new Watch(most, most, () -> false));
        }
    }

    private static RuntimeException unchecked(Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException exception ? exception : new CompletionException(cause);
    }
}
