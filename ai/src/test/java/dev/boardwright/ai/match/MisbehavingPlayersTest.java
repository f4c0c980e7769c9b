package dev.boardwright.ai.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.Line;
import dev.boardwright.ai.RandomSearcher;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.testkit.HostileGame;
import dev.boardwright.testkit.TicTacToe;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Players of other people's jars that return nonsense or throw anything: each loses its game, and the match goes on. */
class MisbehavingPlayersTest {
    private static final MatchPlayer RANDOM = new MatchPlayer("random", RandomSearcher::new, SearchLimits.infinite());

    /** A searcher that returns what {@code answer} does, whatever the types. */
    private static Searcher answering(Supplier<SearchResult<?>> answer) {
        return new Searcher() {
            @Override
            @SuppressWarnings("unchecked")
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                return (SearchResult<M>) answer.get();
            }
        };
    }

    private static Searcher throwing(Throwable problem) {
        return answering(() -> MisbehavingPlayersTest.<RuntimeException, SearchResult<?>>sneakily(problem));
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    private static <T extends Throwable, R> R sneakily(Throwable problem) throws T {
        throw (T) problem;
    }

    private static SearchResult<?> move(Object move) {
        return new SearchResult<>(List.of(new Line<>(Score.draw(), List.of(move))), 1, 1, Duration.ZERO, 0);
    }

    static Stream<Arguments> players() {
        RuntimeException speechless = new RuntimeException() {
            @Override
            public String getMessage() {
                throw new IllegalStateException("no message");
            }
        };
        return Stream.of(
                Arguments.of(answering(() -> null), "there is no result"),
                Arguments.of(answering(() -> move("a1")), "played an illegal move"),
                Arguments.of(throwing(new Error("out of order")), "failed: java.lang.Error: out of order"),
                Arguments.of(throwing(new Exception("checked")), "failed: java.lang.Exception: checked"),
                Arguments.of(throwing(new IllegalStateException("\u009b31m\u2028")), "IllegalStateException: ?31m"),
                Arguments.of(throwing(new BoardwrightException("no idea")), " failed: no idea"),
                Arguments.of(throwing(new IllegalStateException("x".repeat(1_000_000))), "xxx..."),
                Arguments.of(
                        throwing(speechless), "failed: " + speechless.getClass().getName()));
    }

    @ParameterizedTest
    @MethodSource("players")
    void aPlayerThatMisbehavesLosesThatGame(Searcher searcher, String reason) {
        MatchPlayer player = new MatchPlayer("broken", seed -> searcher, SearchLimits.infinite());
        MatchResult<TicTacToe.State, TicTacToe.Move> result =
                Match.of(new TicTacToe(), player, RANDOM).withGames(4).run();
        assertEquals(new WinDrawLoss(0, 0, 4), result.tally());
        result.games().forEach(game -> {
            String said = game.record().tags().get("Reason");
            assertTrue(said.contains(reason), said);
            assertTrue(said.length() < 400, said);
        });
    }

    @Test
    void aPlayerThatSetsItsInterruptFlagDoesNotEndTheMatch() {
        Searcher interrupting = new Searcher() {
            @Override
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                SearchResult<M> result = new RandomSearcher(1).search(history, limits, listener, stop);
                Thread.currentThread().interrupt();
                return result;
            }
        };
        MatchPlayer player = new MatchPlayer("interrupting", seed -> interrupting, SearchLimits.infinite());
        MatchResult<TicTacToe.State, TicTacToe.Move> result =
                Match.of(new TicTacToe(), player, RANDOM).withGames(4).run();
        assertEquals(4, result.games().size());
        assertEquals(
                0,
                result.games().stream()
                        .filter(MisbehavingPlayersTest::hasReason)
                        .count());
        assertFalse(Thread.currentThread().isInterrupted());
    }

    private static boolean hasReason(MatchGame<?, ?> game) {
        return game.record().tags().containsKey("Reason");
    }

    @Test
    void aPlayerThatIsNotMadeLoses() {
        MatchPlayer none = new MatchPlayer("none", seed -> null, SearchLimits.infinite());
        MatchPlayer error = new MatchPlayer("error", seed -> sneakily(new Error("no")), SearchLimits.infinite());
        MatchResult<TicTacToe.State, TicTacToe.Move> result = Match.of(new TicTacToe(), none, error)
                .withGames(2)
                .withOpeningPlies(0)
                .run();
        assertEquals(new WinDrawLoss(1, 0, 1), result.tally());
        assertTrue(result.games().stream().allMatch(MisbehavingPlayersTest::hasReason));
    }

    @Test
    void whatAPlayerThrowsWhenItIsClosedIsIgnored() {
        class Sticky implements Searcher, AutoCloseable {
            @Override
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                return new RandomSearcher(1).search(history, limits, listener, stop);
            }

            @Override
            public void close() {
                throw new IllegalStateException("stuck");
            }
        }
        MatchPlayer player = new MatchPlayer("sticky", seed -> new Sticky(), SearchLimits.infinite());
        assertEquals(2, Match.of(new TicTacToe(), player, RANDOM).run().games().size());
    }

    /** A match whose players have little time to start and to end. */
    private static MatchResult<TicTacToe.State, TicTacToe.Move> hurried(MatchPlayer player, int games) {
        Match<TicTacToe.State, TicTacToe.Move> match =
                Match.of(new TicTacToe(), player, RANDOM).withGames(games);
        Seat.Patience little = new Seat.Patience(Duration.ofMillis(40), Duration.ofMillis(40));
        return new MatchRun<>(match, MatchListener.none(), new StopSignal(), little).run(Runnable::run, 1);
    }

    /** Waits whatever happens to its thread. */
    private static void hang(CountDownLatch release) {
        while (release.getCount() > 0) {
            try {
                release.await();
            } catch (InterruptedException e) {
                // Deaf.
            }
        }
    }

    /** A random player whose end a test can wait for. */
    private record Closeable(Runnable onClose) implements Searcher, AutoCloseable {
        @Override
        public <S, M> SearchResult<M> search(
                GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
            return new RandomSearcher(1).search(history, limits, listener, stop);
        }

        @Override
        public void close() {
            onClose.run();
        }
    }

    @Test
    void aPlayerThatHangsWhileItIsMadeLosesAndIsClosedWhenItComes() throws InterruptedException {
        CountDownLatch release = new CountDownLatch(1);
        CountDownLatch closed = new CountDownLatch(4);
        MatchPlayer hanging = new MatchPlayer(
                "hanging",
                seed -> {
                    hang(release);
                    return new Closeable(closed::countDown);
                },
                SearchLimits.infinite());
        MatchResult<TicTacToe.State, TicTacToe.Move> result = hurried(hanging, 4);
        assertEquals(new WinDrawLoss(0, 0, 4), result.tally());
        String reason = result.games().get(0).record().tags().get("Reason");
        assertTrue(reason.startsWith("X lost on time: no move within "), reason);
        release.countDown();
        closed.await();
    }

    @Test
    void aPlayerThatHangsWhenItIsClosedIsLeftBehind() {
        CountDownLatch release = new CountDownLatch(1);
        MatchPlayer hanging =
                new MatchPlayer("hanging", seed -> new Closeable(() -> hang(release)), SearchLimits.infinite());
        MatchResult<TicTacToe.State, TicTacToe.Move> result = hurried(hanging, 4);
        assertEquals(4, result.games().size());
        assertTrue(result.games().stream().noneMatch(MisbehavingPlayersTest::hasReason));
        release.countDown();
    }

    @Test
    void aMatchThatIsStoppedDoesNotWaitForAPlayerThatHangsWhileItIsMade() {
        CountDownLatch release = new CountDownLatch(1);
        StopSignal stop = new StopSignal();
        MatchPlayer hanging = new MatchPlayer(
                "hanging",
                seed -> {
                    stop.stop();
                    hang(release);
                    return null;
                },
                SearchLimits.infinite());
        Match<TicTacToe.State, TicTacToe.Move> match =
                Match.of(new TicTacToe(), hanging, RANDOM).withGrace(Duration.ofMillis(40));
        Seat.Patience patient = new Seat.Patience(Duration.ofDays(1), Duration.ofMillis(40));
        assertEquals(
                0,
                new MatchRun<>(match, MatchListener.none(), stop, patient)
                        .run(Runnable::run, 1)
                        .games()
                        .size());
        release.countDown();
    }

    @Test
    void aGraceOfAnyLengthIsAllowed() {
        MatchResult<TicTacToe.State, TicTacToe.Move> result = Match.of(new TicTacToe(), RANDOM, RANDOM)
                .withGrace(Duration.ofMillis(Long.MAX_VALUE))
                .run();
        assertEquals(2, result.games().size());
        MatchPlayer slow = new MatchPlayer(
                "slow", RandomSearcher::new, SearchLimits.ofTime(Duration.ofSeconds(Long.MAX_VALUE / 2)));
        assertEquals(2, Match.of(new TicTacToe(), slow, RANDOM).run().games().size());
    }

    @Test
    void effortsOfEnginesThatExaggerateAreNotNegative() {
        Effort most = new Effort(1, Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, 0);
        assertEquals(Long.MAX_VALUE, most.plus(most).nodes());
        assertEquals(Long.MAX_VALUE, most.plus(most).depth());
        assertThrows(
                IllegalArgumentException.class,
                () -> new SearchResult<>(List.of(new Line<>(Score.draw(), List.of("a1"))), -1, 0, Duration.ZERO, 0));
    }

    @Test
    void theErrorOfAGameEndsTheMatchAndIsNotBlamedOnThePlayer() {
        RuntimeException bug = new IllegalStateException("bug");
        HostileGame broken = HostileGame.throwing(HostileGame.Call.PLAY, bug);
        Match<TicTacToe.State, TicTacToe.Move> match =
                Match.of(broken, RANDOM, RANDOM).withOpeningPlies(0);
        assertSame(bug, assertThrows(IllegalStateException.class, match::run));
    }

    @Test
    void theBookOfOpeningsIsReplayedOnce() {
        AtomicInteger played = new AtomicInteger();
        HostileGame game = HostileGame.calling(call -> played.addAndGet(call == HostileGame.Call.PLAY ? 1 : 0));
        TicTacToe.Move middle = game.notation().parseMove("b2");
        Openings<TicTacToe.State, TicTacToe.Move> book =
                new Openings<>(List.of(new Opening<>(game.initialState(), List.of(middle))), 0);
        Match<TicTacToe.State, TicTacToe.Move> match =
                Match.of(game, RANDOM, RANDOM).withOpenings(book);
        SelfPlay<TicTacToe.State, TicTacToe.Move> job =
                SelfPlay.of(game, RANDOM).withOpenings(book);
        assertEquals(2, played.get());
        match.withGames(50)
                .withSeed(3)
                .withGrace(Duration.ZERO)
                .withOpeningPlies(1)
                .withSprt(Sprt.parse("0:5"));
        match.shard(1, 5);
        job.withGames(50).withSeed(7);
        job.shard(1, 5);
        assertEquals(2, played.get());
    }

    @Test
    void openingsThatAreNotLegalAreRefusedBeforeOrWhenTheyAreUsed() {
        TicTacToe game = new TicTacToe();
        TicTacToe.Move middle = game.notation().parseMove("b2");
        Openings<TicTacToe.State, TicTacToe.Move> twice =
                new Openings<>(List.of(new Opening<>(game.initialState(), List.of(middle, middle))), 0);
        Match<TicTacToe.State, TicTacToe.Move> match = Match.of(game, RANDOM, RANDOM);
        assertThrows(IllegalMoveException.class, () -> match.withOpenings(twice));
        assertThrows(IllegalMoveException.class, () -> SelfPlay.of(game, RANDOM).withOpenings(twice));
        Match<TicTacToe.State, TicTacToe.Move> unchecked =
                new Match<>(game, twice, RANDOM, RANDOM, 2, 1, match.sprt(), Shard.ALL, Match.DEFAULT_GRACE, 100);
        assertThrows(IllegalMoveException.class, unchecked::run);
        Openings<TicTacToe.State, TicTacToe.Move> over =
                Openings.from(game.notation().parseState("xxx/oo1/3 o"), 0);
        SelfPlay<TicTacToe.State, TicTacToe.Move> finished = new SelfPlay<>(game, over, RANDOM, 1, 1, Shard.ALL, 100);
        assertThrows(IllegalArgumentException.class, finished::run);
    }
}
