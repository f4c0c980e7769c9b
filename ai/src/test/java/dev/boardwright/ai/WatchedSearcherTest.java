package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameStateException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

class WatchedSearcherTest {
    private static final Subtraction GAME = new Subtraction(30);
    private static final Duration SHORT = Duration.ofMillis(1);
    private static final Duration LONG = Duration.ofSeconds(Long.MAX_VALUE);

    /** A searcher that does this, whatever the types. */
    private static Searcher doing(BiFunction<SearchListener<Object>, StopSignal, Object> work) {
        return new Searcher() {
            @Override
            @SuppressWarnings("unchecked")
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                return (SearchResult<M>) work.apply((SearchListener<Object>) listener, stop);
            }
        };
    }

    private static SearchResult<Object> playing(Object move) {
        return new SearchResult<>(List.of(new Line<>(Score.draw(), List.of(move))), 1, 1, Duration.ZERO, 0);
    }

    private static String failure(Searcher searcher) {
        WatchedSearcher watched = new WatchedSearcher("the level odd", searcher, LONG);
        return assertThrows(
                        BoardwrightException.class,
                        () -> watched.search(GAME, GAME.initialState(), SearchLimits.infinite()))
                .getMessage();
    }

    @Test
    void theAnswerIsThatOfTheSearcher() {
        SearchResult<Object> answer = playing(2);
        WatchedSearcher watched = new WatchedSearcher("odd", doing((listener, stop) -> answer), LONG);
        assertSame(answer, watched.search(GAME, GAME.initialState(), SearchLimits.infinite()));
        Minimax minimax = Minimax.create();
        assertEquals(
                minimax.search(GAME, GAME.initialState(), SearchLimits.ofDepth(5))
                        .lines(),
                new WatchedSearcher("minimax", minimax, LONG)
                        .search(GAME, GAME.initialState(), SearchLimits.ofDepth(5))
                        .lines());
    }

    @Test
    void nonsenseIsAFailureThatNamesTheSearcher() {
        assertEquals(
                "the level odd fails: java.lang.NullPointerException: there is no result",
                failure(doing((listener, stop) -> null)));
        assertEquals("the level odd fails: its move is not legal", failure(doing((listener, stop) -> playing(7))));
        assertEquals("the level odd fails: its move is not legal", failure(doing((listener, stop) -> playing("b2"))));
        assertEquals(
                "the level odd fails: java.lang.Error: no reason",
                failure(doing((listener, stop) -> TestLevels.fail(new Error("no\nreason")))));
        assertEquals("the level odd fails: lost", failure(doing((listener, stop) -> {
            throw new BoardwrightException("lost");
        })));
    }

    @Test
    void aSearchThatDoesNotEndIsLeftBehindAndHearsNothingMore() throws InterruptedException {
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        List<Object> heard = new ArrayList<>();
        Searcher deaf = doing((listener, stop) -> {
            awaitUninterruptibly(release);
            listener.onDepth(playing(1));
            ended.countDown();
            return playing(1);
        });
        WatchedSearcher watched = new WatchedSearcher("odd", deaf, SHORT);
        for (SearchLimits limits :
                List.of(SearchLimits.ofTime(SHORT), SearchLimits.ofClock(GameClock.of(SHORT, Duration.ofDays(1))))) {
            assertEquals(
                    "odd does not answer",
                    assertThrows(
                                    BoardwrightException.class,
                                    () -> watched.search(GAME, GAME.initialState(), limits, heard::add))
                            .getMessage());
        }
        release.countDown();
        ended.await();
        assertEquals(List.of(), heard);
    }

    @Test
    void aLevelThatHangsWhileItsSearcherIsMadeIsLeftBehind() {
        CountDownLatch release = new CountDownLatch(1);
        Level hanging = Level.of("odd", "", settings -> {
            awaitUninterruptibly(release);
            return Minimax.of(settings);
        });
        WatchedSearcher watched = WatchedSearcher.of(hanging, SearchSettings.create(), SHORT);
        assertEquals(
                "the level odd does not answer",
                assertThrows(
                                BoardwrightException.class,
                                () -> watched.search(GAME, GAME.initialState(), SearchLimits.ofTime(SHORT)))
                        .getMessage());
        release.countDown();
    }

    @Test
    void theSearcherOfALevelIsMadeAndClosedForEachSearch() {
        List<String> calls = new ArrayList<>();
        class Noisy implements Searcher, AutoCloseable {
            @Override
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                calls.add("searched");
                return new RandomSearcher(1).search(history, limits, listener, stop);
            }

            @Override
            public void close() {
                calls.add("closed");
                throw new IllegalStateException("stuck");
            }
        }
        Level level = Level.of("noisy", "", settings -> {
            calls.add("made");
            return new Noisy();
        });
        WatchedSearcher watched = WatchedSearcher.of(level, SearchSettings.create(), LONG);
        watched.search(GAME, GAME.initialState(), SearchLimits.infinite());
        watched.search(GAME, GAME.initialState(), SearchLimits.infinite());
        assertEquals(List.of("made", "searched", "closed", "made", "searched", "closed"), calls);
    }

    @Test
    void theSignalAndAnInterruptEndASearchThatDoesNotEnd() {
        CountDownLatch release = new CountDownLatch(1);
        WatchedSearcher watched = new WatchedSearcher(
                "odd",
                doing((listener, stop) -> {
                    awaitUninterruptibly(release);
                    return null;
                }),
                SHORT);
        StopSignal stop = new StopSignal();
        stop.stop();
        SearchLimits forever = SearchLimits.infinite();
        assertThrows(
                BoardwrightException.class,
                () -> watched.search(GAME, GAME.initialState(), forever, SearchListener.none(), stop));
        Thread.currentThread().interrupt();
        assertThrows(BoardwrightException.class, () -> watched.search(GAME, GAME.initialState(), forever));
        assertTrue(Thread.interrupted());
        release.countDown();
    }

    @Test
    void aSearcherThatKeepsThePromiseAnswersTheSignal() {
        WatchedSearcher watched = new WatchedSearcher("minimax", Minimax.create(), LONG);
        StopSignal stop = new StopSignal();
        stop.stop();
        Subtraction large = new Subtraction(1000);
        assertFalse(watched.search(large, large.initialState(), SearchLimits.infinite(), SearchListener.none(), stop)
                .lines()
                .isEmpty());
    }

    @Test
    void itsInterruptFlagStaysInItsThread() {
        WatchedSearcher watched = new WatchedSearcher(
                "odd",
                doing((listener, stop) -> {
                    Thread.currentThread().interrupt();
                    return playing(1);
                }),
                LONG);
        watched.search(GAME, GAME.initialState(), SearchLimits.infinite());
        assertFalse(Thread.currentThread().isInterrupted());
    }

    @Test
    void anExceptionOfTheListenerIsThrownUnchanged() {
        IllegalStateException closed = new IllegalStateException("closed");
        WatchedSearcher watched = new WatchedSearcher("minimax", Minimax.create(), LONG);
        assertSame(
                closed,
                assertThrows(
                        IllegalStateException.class,
                        () -> watched.search(GAME, GAME.initialState(), SearchLimits.ofDepth(3), soFar -> {
                            throw closed;
                        })));
    }

    @Test
    void aGameThatIsOverIsRefused() {
        WatchedSearcher watched = new WatchedSearcher("minimax", Minimax.create(), LONG);
        assertThrows(
                GameStateException.class,
                () -> watched.search(
                        GAME, new Subtraction.Heap(0, dev.boardwright.core.Player.FIRST), SearchLimits.ofDepth(1)));
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        while (true) {
            try {
                latch.await();
                return;
            } catch (InterruptedException e) {
                // Deaf.
            }
        }
    }
}
