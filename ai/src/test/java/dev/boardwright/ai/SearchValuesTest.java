package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.match.Effort;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.ai.match.WinDrawLoss;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Settings and results as values. */
class SearchValuesTest {
    @Test
    void settingsAreEqualIfAllOfThemAre() {
        SearchSettings settings = SearchSettings.create();
        SearchSettings same = settings.withSeed(5).withSeed(settings.seed());
        assertEquals(settings, same);
        assertEquals(settings.hashCode(), same.hashCode());
        TranspositionTable table = new TranspositionTable(1);
        for (SearchSettings other : List.of(
                settings.withSeed(5),
                settings.withMegabytes(5),
                settings.withThreads(5),
                settings.withMultiPv(5),
                settings.withTable(table))) {
            assertNotEquals(settings, other);
            assertNotEquals(settings.hashCode(), other.hashCode());
        }
        assertEquals(settings.withTable(table), settings.withTable(table));
        assertEquals("seed 1, 64 MB, threads 1, lines 1", settings.toString());
    }

    @Test
    void searchersAreEqualIfTheirEvaluationsAre() {
        Evaluation<Subtraction.Heap> zero = (position, player) -> 0;
        Minimax plain = Minimax.create();
        Minimax changed = plain.withEvaluation(Subtraction.class, zero);
        assertNotEquals(plain, changed);
        assertEquals(changed, plain.withEvaluation(Subtraction.class, zero));
        assertEquals(
                changed.hashCode(),
                plain.withEvaluation(Subtraction.class, zero).hashCode());
        assertEquals("own evaluations", plain.settings().evaluations().toString());
        assertEquals(
                "own evaluations, except for [" + Subtraction.class + "]",
                changed.settings().evaluations().toString());
    }

    @Test
    void stopSignalSaysWhetherItWasGiven() {
        StopSignal stop = new StopSignal();
        assertEquals("not stopped", stop.toString());
        stop.stop();
        assertEquals("stopped", stop.toString());
    }

    @Test
    void speedIsThatOfTheWholeSearch() {
        List<Line<Integer>> lines = List.of(new Line<>(Score.draw(), List.of(1)));
        assertEquals(5000, new SearchResult<>(lines, 3, 10_000, Duration.ofSeconds(2), 0).nodesPerSecond());
        assertEquals(0, new SearchResult<>(lines, 3, 10_000, Duration.ZERO, 0).nodesPerSecond());
    }

    @Test
    void outcomeIsKnownIfTheBoundsLeaveOnlyOne() {
        assertEquals(
                Optional.of(Outcome.FIRST_WINS),
                solution(OptionalInt.of(1), OptionalInt.empty()).outcome());
        assertEquals(
                Optional.of(Outcome.SECOND_WINS),
                solution(OptionalInt.empty(), OptionalInt.of(-1)).outcome());
        assertEquals(Optional.of(Outcome.DRAW), solution(0, 0).outcome());
        assertEquals(Optional.empty(), solution(0, 1).outcome());
        assertEquals(Optional.empty(), solution(-1, 0).outcome());
        assertEquals(Optional.empty(), solution(-1, 1).outcome());
        Solution<Integer> unknown = solution(OptionalInt.empty(), OptionalInt.empty());
        assertEquals(Optional.empty(), unknown.outcome());
        assertEquals(OptionalInt.empty(), unknown.margin());
        assertTrue(unknown.toString().contains("upperBound=OptionalInt.empty"), unknown.toString());
    }

    private static Solution<Integer> solution(int lower, int upper) {
        return solution(OptionalInt.of(lower), OptionalInt.of(upper));
    }

    private static Solution<Integer> solution(OptionalInt lower, OptionalInt upper) {
        return new Solution<>(lower, upper, List.of(), false, List.of(), 0, Duration.ZERO);
    }

    @Test
    void solverTableFillsUntilItIsCleared() {
        checkFullness(LibraryGames.game("greener size=4"));
    }

    private static <S> void checkFullness(Game<S, ?> game) {
        Solver<S, ?> solver = Solver.of(game, SolverSettings.create().withMegabytes(1));
        assertEquals(0, solver.fullness());
        solver.solve(game.initialState(), Question.MARGIN);
        assertTrue(solver.fullness() > 10 && solver.fullness() <= 1000, "fullness: " + solver.fullness());
        solver.clear();
        assertEquals(0, solver.fullness());
    }

    @Test
    void summaryOfTwoShardsHasTheirSums() {
        Effort one = new Effort(1, 2, 3, 4, 5);
        Effort two = new Effort(10, 20, 30, 40, 50);
        MatchSummary won = new MatchSummary(
                List.of(new MatchSummary.Point(2, 1, one, two), new MatchSummary.Point(3, 1, one, two)),
                Optional.empty());
        MatchSummary mixed = new MatchSummary(
                List.of(
                        new MatchSummary.Point(4, -1, one, one),
                        new MatchSummary.Point(1, -1, two, one),
                        new MatchSummary.Point(0, 0, two, two)),
                Optional.empty());
        MatchSummary sum = won.plus(mixed);
        assertEquals(new WinDrawLoss(2, 1, 2), sum.tally());
        assertArrayEquals(new int[] {0, 1, 0, 0, 1}, sum.pairs());
        assertEquals(new Effort(23, 46, 69, 92, 115), sum.first());
        assertEquals(new Effort(32, 64, 96, 128, 160), sum.second());
        assertEquals(92, sum.first().nanos());
    }

    @Test
    void variationsMayBeOfAnyLength() {
        Variation line = new Variation();
        Variation longer = new Variation();
        int[] expected = new int[100];
        for (int i = 0; i < 100; i++) {
            longer.set(i, line);
            Variation previous = line;
            line = longer;
            longer = previous;
            expected[99 - i] = i;
        }
        assertArrayEquals(expected, line.toArray());
    }
}
