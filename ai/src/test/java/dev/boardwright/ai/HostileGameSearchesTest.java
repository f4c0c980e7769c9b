package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverMethod;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.Perft;
import dev.boardwright.testkit.HostileGame;
import dev.boardwright.testkit.HostileGame.Call;
import dev.boardwright.testkit.HostileGame.Lie;
import dev.boardwright.testkit.TicTacToe;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What every searcher makes of a game that throws, hangs or lies: it ends, says what was thrown, and leaves no thread. */
class HostileGameSearchesTest {
    private static final SearchLimits FEW = SearchLimits.ofNodes(2_000);
    private static final SearchSettings SETTINGS =
            SearchSettings.create().withMegabytes(1).withThreads(2);

    /** Everything that plays a game, as a task that ends. */
    private static List<Task> tasks() {
        List<Task> tasks = new ArrayList<>();
        for (String level : List.of("random", "greedy", "minimax", "mcts", "3")) {
            tasks.add(new Task(
                    "level " + level,
                    game -> Levels.create(game, level, SETTINGS)
                            .search(game, new TicTacToe().initialState(), FEW.withTime(Duration.ofSeconds(20)))));
        }
        for (SolverMethod method : SolverMethod.values()) {
            if (method == SolverMethod.THREATS) {
                continue; // The game has none.
            }
            SolverSettings settings =
                    SolverSettings.create().withMegabytes(1).withMethod(method).withThreads(2);
            tasks.add(new Task(
                    "solver " + method,
                    game -> Solver.of(game, settings).solve(new TicTacToe().initialState(), Question.MARGIN, FEW)));
        }
        MatchPlayer greedy = new MatchPlayer("greedy", GreedySearcher::new, SearchLimits.infinite());
        MatchPlayer mcts = new MatchPlayer("mcts", seed -> Mcts.create().withSeed(seed), SearchLimits.ofNodes(50));
        tasks.add(new Task("match", game -> Match.of(game, greedy, mcts).run()));
        tasks.add(new Task("self-play", game -> SelfPlay.of(game, greedy).run()));
        tasks.add(new Task("statistics", game -> {
            GameStatistics statistics = SelfPlay.of(game, MatchPlayer.ofLevel(game, "random", SearchLimits.infinite()))
                    .withGames(5)
                    .statistics();
            assertTrue(statistics.games() > 0);
        }));
        tasks.add(new Task("perft", game -> Perft.count(game.position(new TicTacToe().initialState()), 3)));
        return tasks;
    }

    private record Task(String name, Work work) {
        @Override
        public String toString() {
            return name;
        }
    }

    private interface Work {
        void run(Game<TicTacToe.State, TicTacToe.Move> game);
    }

    static Stream<Arguments> callsAndTasks() {
        return Stream.of(Call.values()).flatMap(call -> tasks().stream().map(task -> Arguments.of(call, task)));
    }

    static Stream<Arguments> liesAndTasks() {
        return Stream.of(Lie.values()).flatMap(lie -> tasks().stream().map(task -> Arguments.of(lie, task)));
    }

    /** A thread of a game that is over may need a moment to end. */
    private static void awaitThreads(int number) {
        long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (threads() > number && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertEquals(number, threads());
    }

    private static int threads() {
        return (int) Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("boardwright"))
                .count();
    }

    @ParameterizedTest
    @MethodSource("callsAndTasks")
    void whatAGameThrowsReachesTheCaller(Call call, Task task) {
        int before = threads();
        IllegalStateException bug = new IllegalStateException("a bug");
        try {
            task.work.run(HostileGame.throwing(call, bug));
        } catch (IllegalStateException e) {
            assertSame(bug, e);
        } catch (BoardwrightException e) {
            // Self-play names the player that failed.
            assertTrue(e.getMessage().contains("a bug"), e.getMessage());
        }
        awaitThreads(before);
    }

    @ParameterizedTest
    @MethodSource("liesAndTasks")
    void aGameThatLiesEndsSomehow(Lie lie, Task task) {
        int before = threads();
        try {
            task.work.run(HostileGame.lying(lie));
        } catch (RuntimeException e) {
            // A searcher may fail, as long as it ends.
        }
        awaitThreads(before);
    }

    /** The caller is free although the game never returns. */
    @ParameterizedTest
    @EnumSource(
            value = Call.class,
            names = {"POSITION_PLAY", "POSITION_MOVES", "HASH", "EVALUATE"})
    void aGameThatHangsIsLeftBehind(Call hanging) {
        CountDownLatch release = new CountDownLatch(1);
        HostileGame game = HostileGame.calling(call -> {
            // The caller looks at the position too, so only the searcher's thread hangs.
            if (call == hanging && Thread.currentThread().getName().equals("boardwright-level")) {
                awaitUninterruptibly(release);
            }
        });
        WatchedSearcher watched = new WatchedSearcher("minimax", Minimax.create(), Duration.ofMillis(20));
        try {
            watched.search(game, game.initialState(), SearchLimits.ofTime(Duration.ofMillis(1)));
            assertTrue(false, "there is no answer");
        } catch (BoardwrightException e) {
            assertEquals("minimax does not answer", e.getMessage());
        } finally {
            release.countDown();
        }
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        while (true) {
            try {
                latch.await();
                return;
            } catch (InterruptedException e) {
                // It hangs.
            }
        }
    }
}
