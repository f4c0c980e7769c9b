package dev.boardwright.ai.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.StopSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Items in several threads: each result is delivered once, in order, one at a time. */
class OrderedRunTest {
    private static final ExecutorService POOL = Executors.newFixedThreadPool(4);

    @AfterAll
    static void shutDown() {
        POOL.shutdownNow();
    }

    /** Does not return at once, so that items overtake each other. */
    private static Optional<Long> slowly(long number) {
        for (long i = 0; i < number * 7919 % 3000; i++) {
            Thread.onSpinWait();
        }
        return Optional.of(number);
    }

    @Test
    void resultsArriveOnceInOrderAndOneAtATime() {
        List<Long> heard = new ArrayList<>();
        AtomicBoolean busy = new AtomicBoolean();
        OrderedRun<Long> run = new OrderedRun<>(
                3000,
                OrderedRunTest::slowly,
                number -> {
                    assertTrue(busy.compareAndSet(false, true));
                    heard.add(number);
                    return busy.getAndSet(false);
                },
                new StopSignal());
        run.run(POOL, 4);
        assertEquals(LongStream.range(0, 3000).boxed().toList(), heard);
    }

    @Test
    void nothingArrivesAfterTheSinkHasEnoughOrFails() {
        for (int end = 0; end < 100; end++) {
            List<Long> heard = new ArrayList<>();
            int last = end;
            boolean fails = end % 2 == 0;
            OrderedRun<Long> run = new OrderedRun<>(
                    500,
                    OrderedRunTest::slowly,
                    number -> {
                        heard.add(number);
                        if (number == last && fails) {
                            throw new IllegalStateException("enough");
                        }
                        return number < last;
                    },
                    new StopSignal());
            if (fails) {
                assertThrows(IllegalStateException.class, () -> run.run(POOL, 4));
            } else {
                run.run(POOL, 4);
            }
            assertTrue(run.isOver());
            assertEquals(LongStream.rangeClosed(0, last).boxed().toList(), heard);
        }
    }

    @Test
    void whatArrivesAfterASignalIsTheBeginning() {
        StopSignal stop = new StopSignal();
        List<Long> heard = new ArrayList<>();
        OrderedRun<Long> run = new OrderedRun<>(
                1_000_000,
                OrderedRunTest::slowly,
                number -> {
                    heard.add(number);
                    if (number == 50) {
                        stop.stop();
                    }
                    return true;
                },
                stop);
        run.run(POOL, 4);
        assertFalse(heard.size() > 10_000, "the signal is seen");
        assertEquals(LongStream.range(0, heard.size()).boxed().toList(), heard);
    }
}
