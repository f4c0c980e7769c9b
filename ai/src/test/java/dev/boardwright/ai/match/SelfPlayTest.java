package dev.boardwright.ai.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.LibraryGames;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.testkit.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SelfPlayTest {
    private static final TicTacToe GAME = new TicTacToe();
    private static final MatchPlayer MINIMAX = MatchPlayer.ofLevel(GAME, "minimax", SearchLimits.ofNodes(200));
    private static final SelfPlay<TicTacToe.State, TicTacToe.Move> JOB =
            SelfPlay.of(GAME, MINIMAX).withGames(20);

    @Test
    void everyMoveAfterTheOpeningHasAScore() {
        for (SelfPlayGame<TicTacToe.State, TicTacToe.Move> game : JOB.run()) {
            assertEquals(2, game.opening());
            assertEquals(game.moves().size(), game.scores().size());
            assertEquals(game.record().states().get(2), game.start());
            assertEquals(game.effort().moves(), game.moves().size());
            assertTrue(game.record().result().isOver());
        }
    }

    @Test
    void openingsMayBeOfAnyLength() {
        SelfPlay<TicTacToe.State, TicTacToe.Move> job = JOB.withOpenings(Openings.from(GAME.initialState(), 3));
        for (SelfPlayGame<TicTacToe.State, TicTacToe.Move> game : job.run()) {
            assertEquals(3, game.opening());
        }
    }

    @Test
    void theGamesAreTheSameAtAnyConcurrencyAndComeInOrder() {
        List<SelfPlayGame<TicTacToe.State, TicTacToe.Move>> alone = JOB.run();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            List<SelfPlayGame<TicTacToe.State, TicTacToe.Move>> together = new ArrayList<>();
            JOB.run(pool, 4, 0, Function.identity(), together::add, new StopSignal());
            assertEquals(alone, together);
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void aRunCanContinueAnother() {
        SelfPlay<TicTacToe.State, TicTacToe.Move> part = JOB.shard(1, 3);
        List<SelfPlayGame<TicTacToe.State, TicTacToe.Move>> all = part.run();
        List<SelfPlayGame<TicTacToe.State, TicTacToe.Move>> whole = JOB.run();
        assertEquals(List.of(whole.get(1), whole.get(4), whole.get(7)), all.subList(0, 3));
        List<SelfPlayGame<TicTacToe.State, TicTacToe.Move>> rest = new ArrayList<>();
        part.run(Runnable::run, 1, 4, Function.identity(), rest::add, new StopSignal());
        assertEquals(all.subList(4, all.size()), rest);
        part.run(Runnable::run, 1, 100, Function.identity(), rest::add, new StopSignal());
        assertEquals(all.size() - 4, rest.size());
    }

    @Test
    void aPlayerThatFailsEndsTheRun() {
        Searcher failing = new Searcher() {
            @Override
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                throw new IllegalStateException("no idea");
            }
        };
        SelfPlay<?, ?> job = SelfPlay.of(GAME, new MatchPlayer("failing", seed -> failing, SearchLimits.infinite()));
        String message = assertThrows(BoardwrightException.class, job::run).getMessage();
        assertTrue(message.startsWith("game 1: ") && message.contains("no idea"), message);
    }

    @Test
    void statisticsAgreeWithTheGames() {
        List<SelfPlayGame<TicTacToe.State, TicTacToe.Move>> games = JOB.run();
        GameStatistics statistics = JOB.statistics();
        assertEquals(20, statistics.games());
        Map<Integer, Long> lengths = new TreeMap<>();
        long choices = 0;
        for (SelfPlayGame<TicTacToe.State, TicTacToe.Move> game : games) {
            lengths.merge(game.record().moves().size(), 1L, Long::sum);
            // Tic-tac-toe has one move less each ply.
            for (int ply = 0; ply < game.record().moves().size(); ply++) {
                choices += 9 - ply;
            }
        }
        assertEquals(lengths, statistics.lengths());
        assertEquals(choices, statistics.choices());
        assertEquals(9, statistics.maxChoices());
        assertEquals((double) choices / statistics.plies(), statistics.meanChoices(), 1e-12);
    }

    @Test
    void quantilesAreLengthsThatOccurred() {
        TreeMap<Integer, Long> lengths = new TreeMap<>(Map.of(5, 1L, 7, 2L, 9, 1L));
        GameStatistics statistics = new GameStatistics(4, 0, 0, lengths, 0, 0, 3, 1, 8, 2_000_000_000L, 20, 0);
        assertEquals(5, statistics.lengthQuantile(0));
        assertEquals(5, statistics.lengthQuantile(0.25));
        assertEquals(7, statistics.lengthQuantile(0.5));
        assertEquals(7, statistics.lengthQuantile(0.75));
        assertEquals(9, statistics.lengthQuantile(1));
        assertEquals(7, statistics.meanLength());
        assertEquals(0.75, statistics.leadChanges());
        assertEquals(10, statistics.movesPerSecond());
    }

    @Test
    void theLeadIsCountedByPointsIfThereAreAny() {
        assertTrue(statisticsOf("369 size=4").hasPoints());
        assertTrue(!statisticsOf("blackstone size=6").hasPoints());
        assertTrue(statisticsOf("blackstone size=6").evaluationChanges() > 0);
    }

    @Test
    void theLeadChangesWhenTheOtherSideIsAhead() {
        checkLead(LibraryGames.game("369 size=4"));
    }

    private static <S, M> void checkLead(Game<S, M> game) {
        SelfPlay<S, M> job = randomGames(game);
        long changes = 0;
        for (SelfPlayGame<S, M> played : job.run()) {
            // The sides ahead one after the other, without repetitions.
            String ahead = played.record().states().stream()
                    .map(state -> Integer.signum(game.margin(state)))
                    .map(sign -> sign > 0 ? "+" : sign < 0 ? "-" : "")
                    .collect(Collectors.joining())
                    .replaceAll("(.)\\1+", "$1");
            changes += Math.max(0, ahead.length() - 1);
        }
        assertTrue(changes > 0);
        assertEquals(changes, job.statistics().pointChanges());
    }

    private static GameStatistics statisticsOf(String text) {
        return randomGames(LibraryGames.game(text)).statistics();
    }

    private static <S, M> SelfPlay<S, M> randomGames(Game<S, M> game) {
        return SelfPlay.of(game, MatchPlayer.ofLevel(game, "random", SearchLimits.infinite()))
                .withGames(30);
    }

    @Test
    void randomGamesAreCountedAsTheyAreRecorded() {
        for (Game<?, ?> game : LibraryGames.standard()) {
            checkRandomGames(randomGames(game).withGames(7));
        }
    }

    private static <S, M> void checkRandomGames(SelfPlay<S, M> job) {
        List<SelfPlayGame<S, M>> games = job.run();
        for (SelfPlayGame<S, M> game : games) {
            assertTrue(game.record().result().isOver());
            assertEquals(game.moves().size(), game.scores().size());
            assertEquals(game.effort().moves(), game.moves().size());
        }
        GameStatistics recorded =
                games.stream().map(GameStatistics::of).reduce(GameStatistics.NONE, GameStatistics::plus);
        assertEquals(recorded, job.statistics());
        assertEquals(recorded, job.shard(1, 2).statistics().plus(job.shard(0, 2).statistics()));
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            AtomicInteger done = new AtomicInteger();
            assertEquals(recorded, job.statistics(pool, 4, done::incrementAndGet, new StopSignal()));
            assertEquals(7, done.get());
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void randomGamesEndWhenTheyAreStopped() {
        StopSignal stop = new StopSignal();
        stop.stop();
        assertEquals(GameStatistics.NONE, randomGames(GAME).statistics(Runnable::run, 1, () -> {}, stop));
        StopSignal later = new StopSignal();
        AtomicInteger done = new AtomicInteger();
        Runnable stopAfterThree = () -> {
            if (done.incrementAndGet() == 3) {
                later.stop();
            }
        };
        assertEquals(
                3,
                randomGames(GAME)
                        .statistics(Runnable::run, 1, stopAfterThree, later)
                        .games());
    }

    @Test
    void statisticsOfNoGamesAreZero() {
        assertEquals(0, GameStatistics.NONE.meanLength());
        assertEquals(0, GameStatistics.NONE.lengthQuantile(0.5));
        assertEquals(0, GameStatistics.NONE.leadChanges());
        assertEquals(0, GameStatistics.NONE.movesPerSecond());
        assertEquals(0, JOB.withGames(1).shard(1, 2).size());
        assertEquals(GameStatistics.NONE, JOB.withGames(1).shard(1, 2).statistics());
    }

    @Test
    void parametersAreValidated() {
        assertThrows(IllegalArgumentException.class, () -> JOB.withGames(0));
    }
}
