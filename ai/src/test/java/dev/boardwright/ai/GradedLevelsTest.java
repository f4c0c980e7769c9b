package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.ai.match.WinDrawLoss;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.pattern.PatternEvaluation;
import dev.boardwright.testkit.TicTacToe;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The levels 1 to 8. Their strengths are measured in the module's README. */
class GradedLevelsTest {
    private static Searcher level(Game<?, ?> game, int number, long seed) {
        return Levels.create(
                game,
                Integer.toString(number),
                SearchSettings.create().withSeed(seed).withThreads(2).withTable(new TranspositionTable(1)));
    }

    @Test
    void movesDependOnSeedAndStateAlone() {
        for (Game<?, ?> game : LibraryGames.everyVariant()) {
            for (int number = 1; number <= 7; number++) {
                checkRepeats(game, number);
            }
        }
    }

    /** Threads, shared tables and longer limits are not used. */
    private static <S, M> void checkRepeats(Game<S, M> game, int number) {
        S state = Questions.stateAfter(game, 3 * number, number);
        Searcher searcher = level(game, number, 5);
        SearchResult<M> once = Questions.ask(searcher, game, state, SearchLimits.infinite());
        SearchResult<M> again = Questions.ask(searcher, game, state, SearchLimits.ofTime(Duration.ofHours(1)));
        assertEquals(Questions.timeless(once), Questions.timeless(again));
        assertTrue(once.nodes() <= Grade.ALL[number - 1].nodes());
    }

    @Test
    void errorsAreThoseOfTheGame() {
        for (Game<?, ?> game : LibraryGames.everyVariant()) {
            GameTuning tuning = GameTuning.of(game);
            for (Grade grade : Grade.ALL) {
                assertTrue(tuning.error(grade) >= 0, game + " " + grade);
            }
            assertEquals(game instanceof TicTacToe ? "" : game.info().name(), tuning.game());
            assertTrue(game instanceof TicTacToe || tuning.errors().size() == Grade.ALL.length, game.toString());
        }
        assertEquals(0.4, GameTuning.of(LibraryGames.game("blackstone")).error(Grade.ALL[6]));
        assertEquals(
                1.4,
                GameTuning.of(LibraryGames.game("blackstone variant=medium")).error(Grade.ALL[3]));
        assertEquals(2.0, GameTuning.of(LibraryGames.game("tic-tac-toe")).error(Grade.ALL[3]));
        assertEquals(0, GameTuning.of(LibraryGames.game("tic-tac-toe")).error(Grade.ALL[6]));
    }

    @Test
    void everyLevelUsesTheLearnedWeights() {
        for (int number = 1; number <= 8; number++) {
            checkWeightsMatter(LibraryGames.game("blackstone"), Integer.toString(number));
        }
    }

    private static <S, M> void checkWeightsMatter(Game<S, M> game, String level) {
        Evaluations without = Evaluations.only(game, PatternEvaluation.baseOf(game));
        assertNotEquals(score(game, level, without), score(game, level, Evaluations.own()), "level " + level);
    }

    private static <S, M> Score score(Game<S, M> game, String level, Evaluations evaluations) {
        SearchSettings settings = SearchSettings.create().withEvaluations(evaluations);
        return Questions.ask(
                        Levels.create(game, level, settings), game, game.initialState(), SearchLimits.ofNodes(1000))
                .score();
    }

    @Test
    void highestLevelIsTheSearcherThatSuitsTheGame() {
        SearchSettings settings = SearchSettings.create().withSeed(3);
        assertEquals(Mcts.of(settings), Levels.create(LibraryGames.game("369"), "8", settings));
        for (String game : List.of("369 variant=coloured", "blackstone", "greener", "dagennacht")) {
            assertEquals(Minimax.of(settings), Levels.create(LibraryGames.game(game), "8", settings));
        }
    }

    @Test
    void shorterLimitsAreObeyed() {
        Game<?, ?> game = LibraryGames.game("369");
        for (int number = 1; number <= 7; number++) {
            assertTrue(nodes(game, level(game, number, 1)) <= 10);
        }
    }

    private static <S> long nodes(Game<S, ?> game, Searcher searcher) {
        return Questions.ask(searcher, game, game.initialState(), SearchLimits.ofNodes(10))
                .nodes();
    }

    @Test
    void everyLevelTakesAWinThatItSees() {
        TicTacToe game = new TicTacToe();
        TicTacToe.State state = game.notation().parseState("oo1/xx1/3 x");
        for (int number = 1; number <= 8; number++) {
            assertEquals(
                    Score.win(1),
                    Questions.ask(level(game, number, number), game, state, SearchLimits.ofDepth(3))
                            .score());
        }
    }

    @Test
    void lowLevelsPlayDifferentlyWithEverySeed() {
        Game<?, ?> game = LibraryGames.game("blackstone size=6");
        Set<Object> moves = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            moves.add(move(game, level(game, 1, seed)));
        }
        assertTrue(moves.size() > 5, moves.toString());
    }

    private static <S, M> M move(Game<S, M> game, Searcher searcher) {
        return Questions.ask(searcher, game, game.initialState(), SearchLimits.infinite())
                .move();
    }

    @Test
    void higherLevelsAreStronger() {
        // Not 369 on 6 by 6, where the second player wins whatever the first does.
        for (String name : List.of("369 size=8", "blackstone size=6", "greener size=6")) {
            checkStronger(LibraryGames.game(name), 4, 1);
        }
    }

    private static <S, M> void checkStronger(Game<S, M> game, int higher, int lower) {
        WinDrawLoss tally = Match.of(
                        game,
                        new MatchPlayer("higher", seed -> level(game, higher, seed), SearchLimits.infinite()),
                        new MatchPlayer("lower", seed -> level(game, lower, seed), SearchLimits.infinite()))
                .withGames(20)
                .run()
                .tally();
        assertTrue(tally.score() > 0.6, game + ": " + tally);
    }

    @Test
    void theBudgetBeginsBeforeTheMovesAreJudged() {
        Subtraction game = new Subtraction(100) {
            @Override
            public Evaluation<Heap> evaluation() {
                return (position, player) -> {
                    Thread.currentThread().interrupt();
                    judged.incrementAndGet();
                    return 0;
                };
            }
        };
        Searcher level = Levels.create(game, "7", SearchSettings.create());
        SearchResult<Integer> result = level.search(game, game.initialState(), SearchLimits.infinite());
        assertTrue(Thread.interrupted());
        assertEquals(1, result.move());
        // One move was judged before the interrupt was seen, and the position for the answer.
        assertEquals(2, judged.get());
    }

    private final AtomicInteger judged = new AtomicInteger();
}
