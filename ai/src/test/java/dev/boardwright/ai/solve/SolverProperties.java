package dev.boardwright.ai.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.TangledGame;
import dev.boardwright.ai.TangledGame.Place;
import dev.boardwright.core.Outcome;
import dev.boardwright.testkit.Tries;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** The solver on random games with turns that do not alternate, draws, early ends and transpositions. */
@AddLifecycleHook(Tries.class)
class SolverProperties {
    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void outcomeAndOptimalMovesAreThoseOfBruteForce(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 12) int layers,
            @ForAll @IntRange(min = 1, max = 2) int threads,
            @ForAll SolverMethod method)
            throws BruteForce.TooLarge {
        TangledGame game = new TangledGame(seed, layers, 6);
        BruteForce<Place, Integer> truth = new BruteForce<>(game, Integer.MAX_VALUE);
        SolverSettings settings =
                SolverSettings.create().withMegabytes(1).withMethod(method).withThreads(threads);
        Place start = game.initialState();
        int margin = truth.margin(start);
        List<Integer> optimal = truth.marginsOfMoves(start).entrySet().stream()
                .filter(move -> move.getValue() == margin)
                .map(Map.Entry::getKey)
                .toList();

        Solution<Integer> solution = Solver.of(game, settings).solve(start, Question.OUTCOME);

        assertEquals(Outcome.ofMargin(margin), solution.outcome().orElseThrow());
        assertEquals(optimal, solution.best());
    }

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void boundsAreTrueWhereverTheSearchIsStopped(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 14) int layers,
            @ForAll @IntRange(max = 300) int asks,
            @ForAll SolverMethod method)
            throws BruteForce.TooLarge {
        TangledGame game = new TangledGame(seed, layers, 6);
        int margin = new BruteForce<>(game, Integer.MAX_VALUE).margin(game.initialState());
        int[] left = {asks};
        StopSignal stop = new StopSignal(() -> left[0]-- <= 0);
        SolverSettings settings = SolverSettings.create().withMegabytes(1).withMethod(method);

        Solution<Integer> solution = Solver.of(game, settings)
                .solve(game.initialState(), Question.MARGIN, SearchLimits.infinite(), SolverListener.none(), stop);

        assertTrue(solution.lowerBound().orElse(margin) <= margin, solution.toString());
        assertTrue(solution.upperBound().orElse(margin) >= margin, solution.toString());
    }
}
