package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.TicTacToe;
import dev.boardwright.testkit.Tries;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/**
 * The promises of what the threads of a search share, tried with many interleavings; {@code -Dboardwright.tries} tries more.
 */
class InterleavingsTest {
    private static final int THREADS = 4;
    private static final ExecutorService POOL = Executors.newFixedThreadPool(THREADS);

    @AfterAll
    static void shutDown() {
        POOL.shutdownNow();
    }

    /** Runs the task in all threads at the same moment, and waits for them. */
    private static void together(IntConsumer task) throws InterruptedException, ExecutionException {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        List<Future<?>> ends = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            int number = i;
            ends.add(POOL.submit(() -> {
                start.await();
                task.accept(number);
                return null;
            }));
        }
        for (Future<?> end : ends) {
            end.get();
        }
    }

    private static int tries(int usual) {
        return Tries.of(usual);
    }

    /** An entry is found whole or not at all, also while the table grows and is cleared. */
    @Test
    void anEntryOfTheTableIsNeverTorn() throws Exception {
        TranspositionTable table = TranspositionTable.ofSegments(8, 50);
        together(number -> {
            Rng rng = new Rng(number);
            for (int i = 0; i < tries(100_000); i++) {
                // Few keys, so that threads write to the same places.
                long key = Rng.mix(rng.below(2000));
                long data = table.probe(key);
                if (data != 0) {
                    assertEquals(value(key), TranspositionTable.value(data));
                    assertEquals((int) key & 0xff, TranspositionTable.move(data));
                }
                table.store(key, value(key), TranspositionTable.EXACT, 1 + i % 20, false, (int) key & 0xff);
                if (number == 0 && i % 1000 == 0) {
                    table.beginSearch();
                    table.growIfCrowded(Long.MAX_VALUE);
                }
                if (number == 1 && i % 20_000 == 19_999) {
                    table.clear();
                }
            }
        });
    }

    private static int value(long key) {
        return (int) (key >>> 40) % 1_000_000;
    }

    /** Each thread removes the moves that it has added, so that none is underway in the end. */
    @Test
    void noMoveIsUnderwayWhenAllSearchesHaveEnded() throws Exception {
        MovesUnderway underway = MovesUnderway.create();
        together(number -> {
            Rng rng = new Rng(number);
            for (int i = 0; i < tries(100_000); i++) {
                long key = key(rng.below(40));
                underway.add(key);
                underway.remove(key);
            }
        });
        for (int i = 0; i < 40; i++) {
            assertFalse(underway.contains(key(i)));
        }
    }

    /** Keys of which several share a slot. */
    private static long key(int i) {
        return MovesUnderway.key((long) (i % 4) << 45, i, 5);
    }

    /** Every thread sees the signal that another one gave, and none sees it taken back. */
    @Test
    void aSignalStaysGiven() throws Exception {
        for (int round = 0; round < tries(200); round++) {
            AtomicBoolean source = new AtomicBoolean();
            StopSignal signal = new StopSignal(source::get);
            together(number -> {
                if (number == 0) {
                    signal.stop();
                } else if (number == 1) {
                    source.set(true);
                    assertTrue(signal.isStopped());
                    source.set(false);
                } else {
                    while (!signal.isStopped()) {
                        Thread.onSpinWait();
                    }
                }
                assertTrue(signal.isStopped());
            });
        }
    }

    /** Every iteration counts once at the root, whatever the threads, and nothing of the virtual losses stays. */
    @Test
    void iterationsOfATreeAddUp() throws Exception {
        TicTacToe game = new TicTacToe();
        for (int round = 0; round < tries(20); round++) {
            SearchResult<TicTacToe.Move> result = Mcts.create()
                    .withThreads(THREADS)
                    .withSeed(round)
                    .search(game, game.initialState(), SearchLimits.ofNodes(500));
            assertTrue(result.nodes() >= 500 || result.isProven(), result.toString());
            assertTrue(result.nodes() < 500 + THREADS, "each thread finishes at most one iteration more: " + result);
            if (result.isProven()) {
                assertEquals(Score.draw(), result.score());
            }
        }
    }

    /** A tree that is full removes nodes while other threads are below them. */
    @Test
    void aTreeThatIsFullKeepsItsProofs() {
        TicTacToe game = new TicTacToe();
        for (int round = 0; round < tries(10); round++) {
            SearchResult<TicTacToe.Move> result = Mcts.create()
                    .withThreads(THREADS)
                    .withSeed(round)
                    .search(
                            GameHistory.of(game),
                            SearchLimits.ofNodes(5_000),
                            SearchListener.none(),
                            new StopSignal(),
                            60);
            assertTrue(!result.isProven() || result.score().equals(Score.draw()), result.toString());
        }
    }

    /** Of a stop, a cancel and an answer at the same moment one wins, all see the same, and the thread is free. */
    @Test
    void aFutureIsCompletedOnce() throws Exception {
        Subtraction game = new Subtraction(40);
        SearchResult<Integer> other =
                new SearchResult<>(List.of(new Line<>(Score.draw(), List.of(1))), 0, 0, Duration.ZERO, 0);
        for (int round = 0; round < tries(50); round++) {
            CountDownLatch free = new CountDownLatch(1);
            SearchFuture<Integer> future = Minimax.create()
                    .withMegabytes(1)
                    .searchAsync(
                            game,
                            game.initialState(),
                            SearchLimits.ofNodes(2_000),
                            SearchListener.none(),
                            task -> SearchFuture.inNewThread(() -> {
                                task.run();
                                free.countDown();
                            }));
            AtomicInteger won = new AtomicInteger();
            together(number -> {
                switch (number) {
                    case 0 -> future.stop();
                    case 1 -> won.addAndGet(future.cancel(true) ? 1 : 0);
                    case 2 -> won.addAndGet(future.complete(other) ? 1 : 0);
                    default -> future.isDone();
                }
            });
            // Both calls lose only against the search itself.
            assertTrue(won.get() <= 1);
            assertTrue(future.isDone());
            assertEquals(future.isCancelled(), future.isCompletedExceptionally());
            assertTrue(free.await(60, TimeUnit.SECONDS));
        }
    }
}
