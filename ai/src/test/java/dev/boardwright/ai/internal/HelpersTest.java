package dev.boardwright.ai.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class HelpersTest {
    private final AtomicBoolean halted = new AtomicBoolean();
    private final AtomicInteger ended = new AtomicInteger();

    @BeforeAll
    static void allowThreads() {
        Helpers.enable();
    }

    private void work() {
        while (!halted.get()) {
            Thread.onSpinWait();
        }
        ended.incrementAndGet();
    }

    @Test
    void closingWaitsForAllThreads() {
        try (Helpers helpers = new Helpers(() -> halted.set(true))) {
            helpers.start(3, i -> this::work);
        }
        assertEquals(3, ended.get());
    }

    @Test
    void failureOfAThreadStopsTheOthersAndIsRethrown() {
        IllegalStateException failure = new IllegalStateException("as if a search failed");
        Helpers helpers = new Helpers(() -> halted.set(true));
        helpers.start(
                3,
                i -> i < 3
                        ? this::work
                        : () -> {
                            throw failure;
                        });
        work();
        assertSame(failure, assertThrows(IllegalStateException.class, helpers::finish));
        assertEquals(3, ended.get());
    }

    @Test
    void aFailureOfAllThreadsIsThrownOnce() throws InterruptedException {
        IllegalStateException failure = new IllegalStateException("as if a game failed");
        CountDownLatch failed = new CountDownLatch(1);
        assertSame(failure, assertThrows(IllegalStateException.class, () -> {
            try (Helpers helpers = new Helpers(() -> halted.set(true))) {
                helpers.start(1, i -> () -> {
                    failed.countDown();
                    throw failure;
                });
                failed.await();
                throw failure;
            }
        }));
    }

    @Test
    void threadWithoutMemoryEndsAlone() throws InterruptedException {
        CountDownLatch failed = new CountDownLatch(1);
        try (Helpers helpers = new Helpers(() -> halted.set(true))) {
            helpers.start(
                    2,
                    i -> i == 1
                            ? this::work
                            : () -> {
                                failed.countDown();
                                throw new OutOfMemoryError("as if the heap were full");
                            });
            failed.await();
        }
        assertEquals(1, ended.get());
    }

    @Test
    void noMoreThreadsThanTheMemoryAllows() {
        AtomicInteger asked = new AtomicInteger();
        try (Helpers helpers = new Helpers(() -> halted.set(true))) {
            helpers.start(5, i -> {
                asked.incrementAndGet();
                if (i == 3) {
                    throw new OutOfMemoryError("as if the heap were full");
                }
                return this::work;
            });
        }
        assertEquals(3, asked.get());
        assertEquals(2, ended.get());
    }

    @Test
    void noThreadIsLeftBehindIfALaterOneCannotBeMade() {
        IllegalStateException failure = new IllegalStateException("as if a game failed");
        assertSame(failure, assertThrows(IllegalStateException.class, () -> {
            try (Helpers helpers = new Helpers(() -> halted.set(true))) {
                helpers.start(4, i -> {
                    if (i == 3) {
                        throw failure;
                    }
                    return this::work;
                });
            }
        }));
        assertEquals(2, ended.get());
    }

    @Test
    void interruptIsKept() {
        try (Helpers helpers = new Helpers(() -> halted.set(true))) {
            helpers.start(1, i -> this::work);
            Thread.currentThread().interrupt();
        }
        assertTrue(Thread.interrupted());
        assertEquals(1, ended.get());
    }
}
