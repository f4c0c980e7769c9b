package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.DescribedLevels.Badness;
import dev.boardwright.core.Game;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Tries;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Over all seeds, greedy and 369's greedy-lines choose exactly the moves that the original programs choose from. */
class DescribedLevelsTest {
    /** The searcher's moves in a position, over enough seeds to see all {@code expected} moves and any other one. */
    private static <S, M> Set<String> choices(
            LongFunction<Searcher> searchers, Game<S, M> game, S state, int expected) {
        Set<String> choices = new TreeSet<>();
        int last = 30 * expected;
        for (int seed = 0; seed <= last; seed++) {
            M move = searchers
                    .apply(seed)
                    .search(game, state, SearchLimits.infinite())
                    .move();
            boolean added = choices.add(game.notation().formatMove(move));
            last = added && choices.size() == expected ? seed + expected : last;
        }
        return choices;
    }

    /** Positions from all phases of random games. */
    private static <S> List<S> positions(Game<S, ?> game, int count) {
        int longest = game.position(game.initialState()).playOut(new Rng(1));
        List<S> positions = new ArrayList<>();
        for (int seed = 0; seed < count; seed++) {
            positions.add(Questions.stateAfter(game, new Rng(seed).below(longest), seed));
        }
        return positions;
    }

    private static String mover(String position) {
        return position.split(" ", -1)[1];
    }

    private static <S, M> void checkGreedy(Game<S, M> game, int count, Badness badness) {
        for (S state : positions(game, count)) {
            String text = game.notation().formatState(state);
            Set<String> best = new TreeSet<>();
            int least = Integer.MAX_VALUE;
            for (M move : game.legalMoves(state)) {
                String moveText = game.notation().formatMove(move);
                String after = game.notation().formatState(game.play(state, move));
                int value = badness.of(mover(text), moveText, new PlainBoard(after));
                if (value < least) {
                    best.clear();
                    least = value;
                }
                if (value == least) {
                    best.add(moveText);
                }
            }
            assertEquals(best, choices(GreedySearcher::new, game, state, best.size()), game + " " + text);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"size=6", "size=9", "size=6 variant=coloured"})
    void greedyPlaysLikeTheOriginal369Program(String options) {
        checkGreedy(
                LibraryGames.game("369 " + options),
                Tries.of(100),
                DescribedLevels.threeSixNine(options.contains("coloured")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"size=6", "size=6 variant=medium", "size=6 variant=high", "size=8"})
    void greedyPlaysLikeTheOriginalBlackstoneProgram(String options) {
        checkGreedy(LibraryGames.game("blackstone " + options), Tries.of(60), DescribedLevels::blackstone);
    }

    @ParameterizedTest
    @ValueSource(strings = {"size=4", "size=6", "size=8 setup-seed=2"})
    void greedyPlaysLikeTheOriginalGreenerProgram(String options) {
        checkGreedy(LibraryGames.game("greener " + options), Tries.of(80), DescribedLevels::greener);
    }

    @ParameterizedTest
    @ValueSource(strings = {"size=11", "size=11 balanced=true"})
    void greedyPlaysLikeTheOriginalDagEnNachtProgram(String options) {
        checkGreedy(
                LibraryGames.game("dagennacht " + options),
                Tries.of(25),
                DescribedLevels.dagEnNacht(11, options.contains("balanced")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"size=6", "size=9", "size=6 variant=coloured", "size=9 variant=coloured"})
    void greedyLinesPlaysLikeTheOriginal369Program(String options) {
        checkGreedyLines(LibraryGames.game("369 " + options), options.contains("coloured"));
    }

    private static <S, M> void checkGreedyLines(Game<S, M> game, boolean coloured) {
        for (S state : positions(game, Tries.of(100))) {
            String text = game.notation().formatState(state);
            PlainBoard board = new PlainBoard(text);
            List<Set<String>> allowed = DescribedLevels.greedyLines(board, coloured ? mover(text) : "x").stream()
                    .map(line -> line.stream()
                            .filter(cell -> board.isEmpty(cell[0], cell[1]))
                            .map(PlainBoard::name)
                            .collect(Collectors.<String, Set<String>>toCollection(TreeSet::new)))
                    .toList();
            int most = allowed.stream().mapToInt(Set::size).max().orElseThrow();
            Set<String> chosen = choices(seed -> new PolicySearcher("greedy-lines", seed), game, state, most);
            assertTrue(allowed.contains(chosen), game + " " + text + ": " + chosen + " and not one of " + allowed);
        }
    }
}
