package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Policy;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SimpleSearchersTest {
    private static final int SEEDS = 6000;

    /** Heaps of ten, of which taking two or three looks best. */
    private static final Game<Subtraction.Heap, Integer> GAME = new Subtraction(10) {
        @Override
        public Evaluation<Heap> greedyEvaluation() {
            return (position, player) -> position.toState().counters() == 9 ? 0 : 5;
        }

        @Override
        public List<Policy<Heap>> policies() {
            return List.of(new Policy<>() {
                @Override
                public String name() {
                    return "take-two";
                }

                @Override
                public int choose(Position<Heap> position, Rng rng) {
                    return position.moveAt(1);
                }
            });
        }
    };

    /** The number of times that each move is chosen over many seeds. */
    private static int[] choices(LongFunction<Searcher> searchers) {
        int[] counts = new int[4];
        for (int seed = 0; seed < SEEDS; seed++) {
            counts[
                    searchers
                            .apply(seed)
                            .search(GAME, GAME.initialState(), SearchLimits.infinite())
                            .move()]++;
        }
        return counts;
    }

    private static void assertNear(int expected, int count) {
        // Five standard deviations of a uniform choice.
        assertTrue(Math.abs(count - expected) < 5 * Math.sqrt(expected), count + " instead of " + expected);
    }

    @Test
    void randomChoosesEveryMoveEquallyOften() {
        int[] counts = choices(RandomSearcher::new);
        for (int move = 1; move <= 3; move++) {
            assertNear(SEEDS / 3, counts[move]);
        }
    }

    @Test
    void greedyChoosesTheBestMovesEquallyOften() {
        int[] counts = choices(GreedySearcher::new);
        assertEquals(0, counts[1]);
        assertNear(SEEDS / 2, counts[2]);
        assertNear(SEEDS / 2, counts[3]);
    }

    @Test
    void greedyReportsItsEvaluation() {
        SearchResult<Integer> result =
                Questions.ask(new GreedySearcher(1), GAME, GAME.initialState(), SearchLimits.infinite());
        assertEquals(Score.estimate(5), result.score());
        assertEquals(3, result.nodes());
        assertEquals(1, result.depth());
    }

    @Test
    void greedyTakesAWinOnlyIfItsEvaluationPrefersIt() {
        Game<Subtraction.Heap, Integer> blind = new Subtraction(3) {
            @Override
            public Evaluation<Heap> greedyEvaluation() {
                return (position, player) -> position.toState().counters();
            }
        };
        assertEquals(
                1,
                Questions.ask(new GreedySearcher(1), blind, blind.initialState(), SearchLimits.infinite())
                        .move());
    }

    @Test
    void seededChoicesRepeat() {
        for (Searcher searcher :
                List.of(new RandomSearcher(7), new GreedySearcher(7), new PolicySearcher("take-two", 7))) {
            SearchResult<Integer> once = Questions.ask(searcher, GAME, GAME.initialState(), SearchLimits.infinite());
            SearchResult<Integer> again = Questions.ask(searcher, GAME, GAME.initialState(), SearchLimits.infinite());
            assertEquals(Questions.timeless(once), Questions.timeless(again));
        }
    }

    @Test
    void levelsAreFoundByName() {
        SearchSettings settings = SearchSettings.create().withSeed(3).withThreads(2);
        assertEquals(names("take-two", "perfect"), Levels.names(GAME));
        assertEquals(new RandomSearcher(3), Levels.create(GAME, "random", settings));
        assertEquals(new GreedySearcher(3), Levels.create(GAME, "greedy", settings));
        assertEquals(Minimax.of(settings), Levels.create(GAME, "minimax", settings));
        assertEquals(new PolicySearcher("take-two", 3), Levels.create(GAME, "take-two", settings));
        assertEquals(names("greedy-lines"), Levels.names(Games.create("369")));
    }

    private static List<String> names(String... own) {
        return Stream.concat(
                        Stream.of("random", "greedy", "minimax", "mcts", "1", "2", "3", "4", "5", "6", "7", "8"),
                        Stream.of(own))
                .toList();
    }

    @Test
    void policyPlaysItsOwnWay() {
        Searcher policy = Levels.create(GAME, "take-two", SearchSettings.create());
        assertEquals(
                2,
                Questions.ask(policy, GAME, GAME.initialState(), SearchLimits.infinite())
                        .move());
    }

    @Test
    void unknownLevelIsRefused() {
        OptionException refused =
                assertThrows(OptionException.class, () -> Levels.create(GAME, "genius", SearchSettings.create()));
        assertEquals(
                "subtraction has no level 'genius'; its levels: random, greedy, minimax, mcts, 1, 2, 3, 4, 5, 6, 7, 8,"
                        + " take-two, perfect",
                refused.getMessage());
        Searcher genius = new PolicySearcher("genius", 1);
        assertThrows(OptionException.class, () -> genius.search(GAME, GAME.initialState(), SearchLimits.infinite()));
    }
}
