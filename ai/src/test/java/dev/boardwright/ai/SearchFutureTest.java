package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import dev.boardwright.core.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SearchFutureTest {
    private static final Game<?, ?> BIG = Games.create("369");
    private static final Subtraction SMALL = new Subtraction(9);

    @Test
    void answersAsTheSearchItselfDoes() {
        SearchLimits limits = SearchLimits.ofDepth(4);
        SearchResult<Integer> expected = Minimax.create().search(SMALL, SMALL.initialState(), limits);
        SearchResult<Integer> result = Minimax.create()
                .searchAsync(SMALL, SMALL.initialState(), limits, SearchListener.none())
                .join();
        assertEquals(Questions.timeless(expected), Questions.timeless(result));
    }

    @Test
    void stopGivesTheBestMoveSoFar() throws InterruptedException {
        checkStop(BIG);
    }

    /** Returns only if the search obeys. */
    private static <S, M> void checkStop(Game<S, M> game) throws InterruptedException {
        CountDownLatch searching = new CountDownLatch(2);
        SearchFuture<M> future = Minimax.create()
                .searchAsync(game, game.initialState(), SearchLimits.infinite(), soFar -> searching.countDown());
        searching.await();
        assertFalse(future.isDone());
        future.stop();
        assertTrue(future.join().depth() >= 2);
    }

    @Test
    void cancelEndsTheSearchAndDiscardsItsAnswer() throws InterruptedException {
        checkCancel(BIG);
    }

    private static <S, M> void checkCancel(Game<S, M> game) throws InterruptedException {
        CountDownLatch searching = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        SearchFuture<M> future = Minimax.create()
                .searchAsync(
                        game,
                        game.initialState(),
                        SearchLimits.infinite(),
                        soFar -> searching.countDown(),
                        task -> SearchFuture.inNewThread(() -> {
                            task.run();
                            ended.countDown();
                        }));
        searching.await();
        assertTrue(future.cancel(true));
        assertThrows(CancellationException.class, future::join);
        assertTrue(ended.await(60, TimeUnit.SECONDS), "the thread is free again");
    }

    /** The ways to complete a future from outside. */
    @SuppressWarnings("FutureReturnValueIgnored")
    static Stream<Consumer<SearchFuture<Integer>>> completions() {
        SearchResult<Integer> other =
                new SearchResult<>(List.of(new Line<>(Score.draw(), List.of(1))), 0, 0, Duration.ZERO, 0);
        return Stream.of(
                future -> future.cancel(false),
                future -> future.complete(other),
                future -> future.completeExceptionally(new IllegalStateException()),
                future -> future.orTimeout(1, TimeUnit.MILLISECONDS),
                future -> future.completeOnTimeout(other, 1, TimeUnit.MILLISECONDS),
                future -> future.completeAsync(() -> other));
    }

    @ParameterizedTest
    @MethodSource("completions")
    void whateverCompletesTheFutureEndsTheSearch(Consumer<SearchFuture<Integer>> completion)
            throws InterruptedException {
        Subtraction endless = new Subtraction(100_000);
        CountDownLatch searching = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        SearchFuture<Integer> future = Mcts.create()
                .searchAsync(
                        endless,
                        endless.initialState(),
                        SearchLimits.infinite(),
                        soFar -> searching.countDown(),
                        task -> SearchFuture.inNewThread(() -> {
                            task.run();
                            ended.countDown();
                        }));
        searching.await();
        completion.accept(future);
        assertTrue(ended.await(60, TimeUnit.SECONDS), "the thread is free again");
    }

    @Test
    void searchThatIsCancelledBeforeItsTurnNeverStarts() {
        List<Runnable> queue = new ArrayList<>();
        List<SearchResult<Integer>> heard = new ArrayList<>();
        SearchFuture<Integer> future = Minimax.create()
                .searchAsync(SMALL, SMALL.initialState(), SearchLimits.infinite(), heard::add, queue::add);
        assertTrue(future.cancel(false));
        queue.forEach(Runnable::run);
        assertEquals(List.of(), heard);
    }

    @Test
    void failuresReachTheWaitingThread() {
        SearchFuture<Integer> future = Minimax.create()
                .searchAsync(
                        SMALL, new Subtraction.Heap(0, Player.FIRST), SearchLimits.infinite(), SearchListener.none());
        CompletionException failed = assertThrows(CompletionException.class, future::join);
        assertInstanceOf(BoardwrightException.class, failed.getCause());
    }

    @Test
    void futuresDerivedFromItWork() {
        int move = Minimax.create()
                .searchAsync(SMALL, SMALL.initialState(), SearchLimits.infinite(), SearchListener.none())
                .thenApply(SearchResult::move)
                .join();
        assertEquals(1, move);
    }
}
