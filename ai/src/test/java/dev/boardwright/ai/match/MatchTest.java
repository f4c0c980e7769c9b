package dev.boardwright.ai.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.GameClock;
import dev.boardwright.ai.GreedySearcher;
import dev.boardwright.ai.LibraryGames;
import dev.boardwright.ai.Line;
import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.RandomSearcher;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.Subtraction;
import dev.boardwright.ai.TranspositionTable;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameEnd;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.testkit.TicTacToe;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final ExecutorService POOL = Executors.newFixedThreadPool(4);

    private static final MatchPlayer MINIMAX = new MatchPlayer(
            "minimax",
            seed -> Minimax.create().withSeed(seed).withTable(new TranspositionTable(1)),
            SearchLimits.ofNodes(200));
    private static final MatchPlayer RANDOM = new MatchPlayer("random", RandomSearcher::new, SearchLimits.infinite());

    private static final MatchPlayer GREEDY = new MatchPlayer("greedy", GreedySearcher::new, SearchLimits.infinite());

    private static final Match<TicTacToe.State, TicTacToe.Move> MATCH =
            Match.of(new TicTacToe(), MINIMAX, RANDOM).withGames(40);

    @AfterAll
    static void shutDown() {
        POOL.shutdownNow();
    }

    private static <S, M> MatchResult<S, M> run(Match<S, M> match, int concurrency) {
        return match.run(POOL, concurrency, MatchListener.none(), new StopSignal());
    }

    @Test
    void strongerPlayerWins() {
        WinDrawLoss tally = MATCH.run().tally();
        assertEquals(40, tally.games());
        assertTrue(tally.score() > 0.8, tally.toString());
        WinDrawLoss reversed =
                Match.of(new TicTacToe(), RANDOM, MINIMAX).withGames(40).run().tally();
        assertTrue(reversed.score() < 0.2, reversed.toString());
    }

    @Test
    void matchIsTheSameAtAnyConcurrency() {
        MatchResult<TicTacToe.State, TicTacToe.Move> alone = MATCH.run();
        assertEquals(alone, run(MATCH, 1));
        assertEquals(alone, run(MATCH, 4));
        assertEquals(alone, run(MATCH, 1000));
        assertNotEquals(alone, MATCH.withSeed(2).run());
    }

    @Test
    void gamesBeginAtTheGivenState() {
        TicTacToe game = new TicTacToe();
        TicTacToe.State start = game.notation().parseState("xo1/3/3 x");
        MATCH.withStart(start).withGames(4).run().games().forEach(played -> {
            assertEquals(start, played.record().start());
            assertTrue(played.record().moves().size() <= 7);
        });

        TicTacToe.State over = game.notation().parseState("xxx/oo1/3 o");
        assertThrows(IllegalArgumentException.class, () -> MATCH.withStart(over));
    }

    @Test
    void sidesAlternateAndOpeningsComeInPairs() {
        List<MatchGame<TicTacToe.State, TicTacToe.Move>> games =
                MATCH.withOpeningPlies(3).run().games();
        for (MatchGame<TicTacToe.State, TicTacToe.Move> game : games) {
            Player side = game.number() % 2 == 0 ? Player.FIRST : Player.SECOND;
            assertEquals(side, game.side());
            assertEquals("minimax", game.record().playerName(side).orElseThrow());
            assertEquals("random", game.record().playerName(side.opponent()).orElseThrow());
            assertEquals(opening(games.get(game.number() / 2 * 2).record()), opening(game.record()));
        }
        Set<List<TicTacToe.Move>> openings =
                games.stream().map(game -> opening(game.record())).collect(Collectors.toSet());
        assertTrue(openings.size() > 15, openings.size() + " openings for 20 pairs");
    }

    private static List<TicTacToe.Move> opening(GameRecord<TicTacToe.State, TicTacToe.Move> record) {
        return record.moves().subList(0, 3);
    }

    @Test
    void everyGameIsRecordedToItsEnd() {
        MatchResult<TicTacToe.State, TicTacToe.Move> result = MATCH.run();
        for (MatchGame<TicTacToe.State, TicTacToe.Move> game : result.games()) {
            assertTrue(game.record().result().isOver());
            assertEquals(
                    game.record(),
                    GameRecord.parse(new TicTacToe(), game.record().toText()));
        }
        WinDrawLoss counted = new WinDrawLoss(count(result, 1), count(result, 0), count(result, -1));
        assertEquals(counted, result.tally());
        assertEquals(20, IntStream.of(result.pairs()).sum());
    }

    private static int count(MatchResult<?, ?> result, int which) {
        return (int) result.games().stream()
                .filter(game -> game.record().result()
                        == Outcome.ofMargin(which * game.side().sign()))
                .count();
    }

    @Test
    void listenerHearsOfEveryGameInOrder() {
        List<Integer> numbers = new ArrayList<>();
        List<WinDrawLoss> tallies = new ArrayList<>();
        MatchResult<?, ?> result = MATCH.run(
                POOL,
                4,
                (game, soFar) -> {
                    numbers.add(game.number());
                    tallies.add(soFar);
                },
                new StopSignal());
        assertEquals(IntStream.range(0, 40).boxed().toList(), numbers);
        assertEquals(result.tally(), tallies.get(39));
    }

    @Test
    void sequentialTestEndsAMatchAtTheSameGameAtAnyConcurrency() {
        Match<TicTacToe.State, TicTacToe.Move> match = MATCH.withGames(400).withSprt(Sprt.of(0, 100));
        MatchResult<TicTacToe.State, TicTacToe.Move> result = run(match, 1);
        assertEquals(Sprt.Verdict.ELO1, result.verdict());
        assertTrue(result.games().size() < 100, result.games().size() + " games");
        assertEquals(result, run(match, 4));
    }

    @Test
    void stoppedMatchKeepsTheGamesThatWereFinished() {
        StopSignal stop = new StopSignal();
        MatchResult<?, ?> result = MATCH.run(
                POOL,
                2,
                (game, soFar) -> {
                    if (game.number() == 5) {
                        stop.stop();
                    }
                },
                stop);
        assertTrue(
                result.games().size() >= 6 && result.games().size() < 40,
                result.games().size() + " games");
    }

    @Test
    void interruptedMatchKeepsTheGamesThatWereFinished() {
        Thread caller = Thread.currentThread();
        MatchResult<?, ?> result = MATCH.withGames(100_000)
                .run(
                        POOL,
                        2,
                        (game, soFar) -> {
                            if (game.number() == 5) {
                                caller.interrupt();
                            }
                        },
                        new StopSignal());
        assertTrue(Thread.interrupted());
        assertTrue(result.games().size() >= 6, result.games().size() + " games");
    }

    private static MatchPlayer unmade(RuntimeException reason) {
        return new MatchPlayer(
                "broken",
                seed -> {
                    throw reason;
                },
                SearchLimits.infinite());
    }

    @Test
    void aPlayerThatCannotBeMadeLosesThatGameAndTheMatchGoesOn() {
        MatchPlayer broken = unmade(new IllegalStateException("no network"));
        MatchResult<TicTacToe.State, TicTacToe.Move> result =
                Match.of(new TicTacToe(), broken, RANDOM).withGames(4).run();
        assertEquals(new WinDrawLoss(0, 0, 4), result.tally());
        result.games().forEach(game -> {
            String reason = game.record().tags().get("Reason");
            assertTrue(
                    reason.contains("the player could not be made: java.lang.IllegalStateException: no network"),
                    reason);
        });
    }

    @Test
    void aPlayerThatSaysWhyItCannotPlayLosesToo() {
        MatchPlayer broken = unmade(new BoardwrightException("no such engine"));
        String reason = Match.of(new TicTacToe(), broken, RANDOM)
                .run()
                .games()
                .get(0)
                .record()
                .tags()
                .get("Reason");
        assertTrue(reason.endsWith(" failed: the player could not be made: no such engine"), reason);
    }

    /** A searcher that ignores its limits, the signal and interrupts. */
    private static Searcher endless(CountDownLatch release) {
        return new Searcher() {
            @Override
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                while (release.getCount() > 0) {
                    Thread.onSpinWait();
                }
                throw new IllegalStateException("released");
            }
        };
    }

    @Test
    void aPlayerThatNeverAnswersLosesOnTimeAndTheMatchGoesOn() {
        CountDownLatch release = new CountDownLatch(1);
        SearchLimits limits = SearchLimits.ofTime(Duration.ofMillis(1));
        MatchPlayer player = new MatchPlayer("endless", seed -> endless(release), limits);
        MatchResult<TicTacToe.State, TicTacToe.Move> result = Match.of(new TicTacToe(), player, RANDOM)
                .withGames(3)
                .withGrace(Duration.ofMillis(1))
                .run();
        release.countDown();
        assertEquals(new WinDrawLoss(0, 0, 3), result.tally());
        assertEquals(3, result.summary().first().timeLosses());
        result.games().forEach(game -> {
            String text = game.record().toText();
            assertTrue(text.contains("[Termination \"time\"]"), text);
            assertTrue(text.contains("lost on time: no move within "), text);
        });
    }

    @Test
    void aMatchCanBeStoppedWhileAPlayerNeverAnswers() {
        CountDownLatch release = new CountDownLatch(1);
        StopSignal stop = new StopSignal();
        MatchPlayer player = new MatchPlayer(
                "endless",
                seed -> {
                    stop.stop();
                    return endless(release);
                },
                SearchLimits.infinite());
        Match<TicTacToe.State, TicTacToe.Move> match =
                Match.of(new TicTacToe(), player, RANDOM).withGrace(Duration.ofMillis(1));
        assertEquals(
                List.of(),
                match.run(Runnable::run, 1, MatchListener.none(), stop).games());
        release.countDown();
    }

    @Test
    void aMatchCanBeInterruptedWhileAPlayerNeverAnswers() {
        CountDownLatch release = new CountDownLatch(1);
        Thread thread = Thread.currentThread();
        MatchPlayer player = new MatchPlayer(
                "endless",
                seed -> {
                    thread.interrupt();
                    return endless(release);
                },
                SearchLimits.infinite());
        Match<TicTacToe.State, TicTacToe.Move> match =
                Match.of(new TicTacToe(), player, RANDOM).withGrace(Duration.ofMillis(1));
        assertEquals(List.of(), match.run().games());
        assertTrue(Thread.interrupted());
        release.countDown();
    }

    @Test
    void aPlayerThatFailsLosesThatGameAndTheMatchGoesOn() {
        Searcher failing = new Searcher() {
            @Override
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                throw new IllegalStateException("out of\nideas");
            }
        };
        MatchPlayer broken = new MatchPlayer("broken", seed -> failing, SearchLimits.infinite());
        MatchResult<TicTacToe.State, TicTacToe.Move> result =
                Match.of(new TicTacToe(), broken, RANDOM).withGames(4).run();
        assertEquals(new WinDrawLoss(0, 0, 4), result.tally());
        result.games().forEach(game -> {
            String reason = game.record().tags().get("Reason");
            assertTrue(reason.endsWith("failed: java.lang.IllegalStateException: out of ideas"), reason);
            assertTrue(reason.startsWith(new TicTacToe().info().side(game.side())), reason);
        });
    }

    @Test
    void aPlayerThatPlaysAnIllegalMoveLosesThatGame() {
        Searcher stubborn = new Searcher() {
            @Override
            @SuppressWarnings("unchecked")
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                M corner = (M) new TicTacToe().notation().parseMove("a1");
                return new SearchResult<>(List.of(new Line<>(Score.draw(), List.of(corner))), 1, 1, Duration.ZERO, 0);
            }
        };
        MatchPlayer player = new MatchPlayer("stubborn", seed -> stubborn, SearchLimits.infinite());
        MatchResult<TicTacToe.State, TicTacToe.Move> result =
                Match.of(new TicTacToe(), player, RANDOM).withGames(10).run();
        assertEquals(10, result.tally().losses());
        List<GameRecord<TicTacToe.State, TicTacToe.Move>> forfeited = result.games().stream()
                .map(MatchGame::record)
                // The other player may have three in a row before that.
                .filter(record -> record.end().orElseThrow().reason() != GameEnd.Reason.RULES)
                .toList();
        assertTrue(forfeited.size() > 5);
        forfeited.forEach(
                record -> assertTrue(record.tags().get("Reason").contains("played an illegal move"), record.toText()));
    }

    @Test
    void aPlayerThatTakesFarTooLongLosesOnTime() {
        Searcher slow = new Searcher() {
            @Override
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                long end = System.nanoTime() + 20_000_000;
                while (System.nanoTime() < end) {
                    Thread.onSpinWait();
                }
                return new RandomSearcher(1).search(history, limits, listener, stop);
            }
        };
        MatchPlayer player = new MatchPlayer("slow", seed -> slow, SearchLimits.ofTime(Duration.ofMillis(1)));
        MatchSummary strict = Match.of(new TicTacToe(), player, RANDOM)
                .withGrace(Duration.ZERO)
                .run()
                .summary();
        assertEquals(new WinDrawLoss(0, 0, 2), strict.tally());
        assertEquals(2, strict.first().timeLosses());
        assertEquals(0, strict.second().timeLosses());
        MatchSummary lenient = Match.of(new TicTacToe(), player, RANDOM)
                .withGrace(Duration.ofDays(1))
                .run()
                .summary();
        assertEquals(0, lenient.first().timeLosses());
    }

    @Test
    void effortIsCountedForEachPlayer() {
        MatchResult<TicTacToe.State, TicTacToe.Move> result = MATCH.withGames(4).run();
        MatchSummary summary = result.summary();
        long moves = result.games().stream()
                .mapToLong(game -> game.record().moves().size() - 2)
                .sum();
        assertEquals(moves, summary.first().moves() + summary.second().moves());
        assertTrue(summary.first().nodes() > summary.second().nodes());
        assertTrue(summary.first().depth() > summary.first().moves());
        assertTrue(summary.first().nanos() > 0);
    }

    @Test
    void searchersThatCanBeClosedAreClosedAfterTheirGame() {
        List<String> closed = new ArrayList<>();
        class Closing implements Searcher, AutoCloseable {
            @Override
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                return new RandomSearcher(1).search(history, limits, listener, stop);
            }

            @Override
            public void close() {
                closed.add("closed");
            }
        }
        MatchPlayer player = new MatchPlayer("closing", seed -> new Closing(), SearchLimits.infinite());
        Match.of(new TicTacToe(), player, RANDOM).withGames(3).run();
        assertEquals(3, closed.size());
    }

    @Test
    void openingsOfABookAreUsedInOrder() {
        TicTacToe game = new TicTacToe();
        List<Opening<TicTacToe.State, TicTacToe.Move>> book = List.of(
                new Opening<>(game.initialState(), List.of(game.notation().parseMove("b2"))),
                new Opening<>(game.notation().parseState("xo1/3/3 x"), List.of()));
        List<MatchGame<TicTacToe.State, TicTacToe.Move>> games =
                MATCH.withOpenings(new Openings<>(book, 0)).withGames(6).run().games();
        for (MatchGame<TicTacToe.State, TicTacToe.Move> played : games) {
            Opening<TicTacToe.State, TicTacToe.Move> opening = book.get(played.number() / 2 % 2);
            assertEquals(opening.start(), played.record().start());
            assertEquals(
                    opening.moves(),
                    played.record().moves().subList(0, opening.moves().size()));
        }
    }

    @Test
    void anExceptionOfTheListenerEndsTheMatch() {
        List<Integer> heard = new ArrayList<>();
        MatchListener<TicTacToe.State, TicTacToe.Move> broken = (game, soFar) -> {
            heard.add(game.number());
            throw new IllegalStateException("broken");
        };
        Match<TicTacToe.State, TicTacToe.Move> endless = MATCH.withGames(Integer.MAX_VALUE);
        assertThrows(IllegalStateException.class, () -> endless.run(POOL, 3, broken, new StopSignal()));
        assertEquals(List.of(0), heard);
    }

    @Test
    void matchEndsWhereTheExecutorRefusesATask() throws InterruptedException {
        StopSignal never = new StopSignal();
        List<Thread> started = new ArrayList<>();
        Executor refusing = task -> {
            if (started.size() == 2) {
                throw new RejectedExecutionException("no more");
            }
            Thread thread = new Thread(task);
            started.add(thread);
            thread.start();
        };
        Match<TicTacToe.State, TicTacToe.Move> endless = MATCH.withGames(Integer.MAX_VALUE);
        assertThrows(RejectedExecutionException.class, () -> endless.run(refusing, 3, MatchListener.none(), never));
        for (Thread thread : started) {
            thread.join();
        }
    }

    @Test
    void anyExecutorWorks() {
        MatchResult<TicTacToe.State, TicTacToe.Move> alone = MATCH.run();
        ExecutorService single = Executors.newSingleThreadExecutor();
        try {
            for (Executor executor : List.<Executor>of(single, ForkJoinPool.commonPool(), Runnable::run)) {
                assertEquals(alone, MATCH.run(executor, 3, MatchListener.none(), new StopSignal()));
            }
        } finally {
            single.shutdown();
        }
    }

    @Test
    void matchesOfEveryGameAreTheSameAtAnyConcurrency() {
        for (Game<?, ?> game : LibraryGames.standard()) {
            checkConcurrency(game);
        }
    }

    private static <S, M> void checkConcurrency(Game<S, M> game) {
        MatchPlayer deep = new MatchPlayer("deep", seed -> Minimax.create().withSeed(seed), SearchLimits.ofDepth(1));
        MatchPlayer kept = new MatchPlayer("kept", MINIMAX.searchers(), SearchLimits.ofNodes(50));
        for (Match<S, M> match : List.of(Match.of(game, deep, kept), Match.of(game, kept, GREEDY))) {
            MatchResult<S, M> alone = match.withGames(6).run();
            assertEquals(alone, run(match.withGames(6), 4));
            for (MatchGame<S, M> played : alone.games()) {
                String text = played.record().toText();
                assertEquals(played.record(), GameRecord.parse(game, text));
            }
        }
    }

    @Test
    void openingsThatWouldEndTheGameAreNotUsed() {
        Game<Subtraction.Heap, Integer> shortGame = new Subtraction(3);
        MatchResult<Subtraction.Heap, Integer> result =
                Match.of(shortGame, RANDOM, RANDOM).withOpeningPlies(50).run();
        assertEquals(2, result.games().size());
        assertTrue(
                result.games().stream().allMatch(game -> game.record().result().isOver()));
        Openings<Subtraction.Heap, Integer> openings = Openings.from(shortGame.initialState(), 50);
        assertFalse(openings.leaveGamesUnfinished(shortGame));
        assertTrue(openings.withPlies(1).leaveGamesUnfinished(shortGame));
    }

    @Test
    void parametersAreValidated() {
        assertThrows(IllegalArgumentException.class, () -> MATCH.withGames(0));
        assertThrows(IllegalArgumentException.class, () -> MATCH.withOpeningPlies(-1));
        assertThrows(IllegalArgumentException.class, () -> MATCH.withGrace(Duration.ofMillis(-1)));
        assertThrows(IllegalArgumentException.class, () -> run(MATCH, 0));
        GameClock clock = GameClock.of(Duration.ZERO, Duration.ZERO);
        MatchPlayer clocked = new MatchPlayer("clocked", RandomSearcher::new, SearchLimits.ofClock(clock));
        assertThrows(IllegalArgumentException.class, () -> Match.of(new TicTacToe(), clocked, RANDOM));
    }
}
