package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.ai.match.WinDrawLoss;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Policy;
import dev.boardwright.testkit.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Searchers, levels and evaluations from outside the library. */
class PlugInTest {
    private static final Subtraction GAME = new Subtraction(30);
    private static final TicTacToe TIC_TAC_TOE = new TicTacToe();

    @Test
    void jarAddsALevelToTheGamesItChooses() {
        List<String> names = Levels.names(GAME);
        assertEquals("perfect", names.get(names.size() - 1));
        assertFalse(Levels.names(TIC_TAC_TOE).contains("perfect"));
        Level level = Levels.named(GAME, "perfect");
        assertEquals("leaves a multiple of four", level.description());
        assertFalse(level.takesTime());
    }

    @Test
    void searcherOfOneGameNeedsNoCastAndRefusesOtherGames() {
        Searcher perfect = Levels.create(GAME, "perfect", SearchSettings.create());
        int move = perfect.search(GAME, GAME.initialState(), SearchLimits.infinite())
                .move();
        assertEquals(2, move);
        OptionException refused = assertThrows(
                OptionException.class,
                () -> perfect.search(TIC_TAC_TOE, TIC_TAC_TOE.initialState(), SearchLimits.infinite()));
        assertEquals("this searcher plays Subtraction only, not tic-tac-toe", refused.getMessage());
    }

    @Test
    void addedLevelPlaysMatches() {
        MatchPlayer perfect = new MatchPlayer(
                "perfect",
                seed -> Levels.create(GAME, "perfect", SearchSettings.create().withSeed(seed)),
                SearchLimits.infinite());
        MatchPlayer random = new MatchPlayer("random", RandomSearcher::new, SearchLimits.infinite());
        WinDrawLoss tally = Match.of(GAME, perfect, random).withGames(20).run().tally();
        assertTrue(tally.score() > 0.9, tally.toString());
    }

    @Test
    void aLevelWhoseNameIsTakenIsLeftOutAndNamed() {
        Game<?, ?> game = new TestLevels.Odd(List.of(Level.of(Levels.MINIMAX, "not allowed", Mcts::of)));
        assertEquals(Minimax.of(SearchSettings.create()), Levels.create(game, "minimax", SearchSettings.create()));
        assertEquals(
                List.of("dev.boardwright.ai.TestLevels adds a level 'minimax', which subtraction already has"),
                Levels.problems(game));
        assertEquals(List.of(), Levels.problems(GAME));
    }

    static Stream<Arguments> brokenLevels() {
        List<Level> withNull = new ArrayList<>();
        withNull.add(null);
        return Stream.of(
                Arguments.of((Supplier<List<Level>>) () -> null, "java.lang.NullPointerException"),
                Arguments.of((Supplier<List<Level>>) () -> withNull, "java.lang.NullPointerException"),
                Arguments.of(
                        (Supplier<List<Level>>) () -> TestLevels.fail(new Error("no\nlicence")), "Error: no licence"),
                Arguments.of(
                        (Supplier<List<Level>>) () -> TestLevels.fail(new IllegalStateException("lost")),
                        "IllegalStateException: lost"));
    }

    @ParameterizedTest
    @MethodSource("brokenLevels")
    void aProviderThatFailsLeavesTheOtherLevels(Supplier<List<Level>> levels, String reason) {
        Game<?, ?> game = new TestLevels.Odd(levels);
        assertEquals(
                Levels.names(new Subtraction(30) {}).subList(0, 12),
                Levels.names(game).subList(0, 12));
        List<String> problems = Levels.problems(game);
        assertEquals(1, problems.size());
        assertTrue(
                problems.get(0).startsWith("dev.boardwright.ai.TestLevels cannot name its levels of subtraction: "),
                problems.get(0));
        assertTrue(problems.get(0).contains(reason), problems.get(0));
    }

    @Test
    void aGameWhosePoliciesFailKeepsTheGeneralLevels() {
        Game<?, ?> game = new Subtraction(5) {
            @Override
            public List<Policy<Heap>> policies() {
                throw new IllegalStateException("none");
            }
        };
        assertTrue(Levels.names(game).containsAll(List.of("minimax", "8", "perfect")));
        assertEquals(1, Levels.problems(game).size());
    }

    @Test
    void aLevelThatMakesNoSearcherIsNamed() {
        for (Function<SearchSettings, Searcher> maker : List.<Function<SearchSettings, Searcher>>of(
                settings -> null, settings -> TestLevels.fail(new Error("broken")))) {
            Game<?, ?> game = new TestLevels.Odd(List.of(Level.of("odd", "", maker)));
            String message = assertThrows(
                            BoardwrightException.class, () -> Levels.create(game, "odd", SearchSettings.create()))
                    .getMessage();
            assertTrue(message.startsWith("the level odd fails: java.lang."), message);
        }
    }

    @Test
    void namesOfLevelsAreWords() {
        for (String name : List.of("", "Deep", "two words", "-x", "person", "a,b")) {
            assertThrows(IllegalArgumentException.class, () -> Level.of(name, "", Minimax::of));
        }
    }

    @Test
    void aUsersEvaluationDecidesTheMoveOfMinimax() {
        for (int wanted = 1; wanted <= 3; wanted++) {
            int left = GAME.initialState().counters() - wanted;
            Evaluation<Subtraction.Heap> likesOneHeap = (position, player) ->
                    player.sign() * position.turn().sign() * (position.toState().counters() == left ? -100 : 0);
            Minimax minimax = Minimax.create().withEvaluation(Subtraction.class, likesOneHeap);
            SearchResult<Integer> result = Questions.ask(minimax, GAME, GAME.initialState(), SearchLimits.ofDepth(1));
            assertEquals(wanted, result.move());
            assertEquals(Score.estimate(100), result.score());
        }
    }

    @Test
    void evaluationIsForGamesOfItsClassAndTheLastOneGivenWins() {
        Evaluation<Subtraction.Heap> one = (position, player) -> 1;
        Evaluation<Subtraction.Heap> two = (position, player) -> 2;
        Evaluations evaluations = Evaluations.own().with(Subtraction.class, one).with(Subtraction.class, two);
        assertEquals(two, evaluations.of(GAME));
        assertEquals(two, evaluations.of(new Subtraction(3) {}));
        assertEquals(
                0,
                evaluations.of(TIC_TAC_TOE).evaluate(TIC_TAC_TOE.position(TIC_TAC_TOE.initialState()), Player.FIRST));
        assertEquals(Evaluations.own().with(Subtraction.class, two), evaluations);
    }
}
