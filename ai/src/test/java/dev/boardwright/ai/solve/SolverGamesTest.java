package dev.boardwright.ai.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.LibraryGames;
import dev.boardwright.ai.Questions;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Tries;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the solver with brute force near the end of random games, with every combination of its settings. */
class SolverGamesTest {
    private static final int MOST_STATES = 600;

    private static List<SolverMethod> methods(Game<?, ?> game) {
        return Stream.of(SolverMethod.values())
                .filter(method -> method.isFor(game))
                .toList();
    }

    private static List<SolverSettings> everySetting(Game<?, ?> game) {
        List<SolverSettings> all = new ArrayList<>();
        for (SolverMethod method : methods(game)) {
            SolverSettings settings = SolverSettings.create().withMethod(method).withMegabytes(1);
            for (int threads = 1; threads <= 2; threads++) {
                for (boolean symmetries : new boolean[] {true, false}) {
                    all.add(settings.withThreads(threads).withSymmetries(symmetries));
                }
            }
            // A table of two segments.
            all.add(settings.withThreads(2).withMegabytes(24));
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tic-tac-toe",
                "369 size=3",
                "369 size=4",
                "369 size=7",
                "369 size=9",
                "369 size=4 variant=coloured",
                "369 size=8 variant=coloured",
                "blackstone size=6",
                "blackstone size=6 variant=medium double-elimination=mover-wins",
                "blackstone size=6 variant=high",
                "blackstone size=8",
                "greener size=4",
                "greener size=4 setup=random setup-seed=7",
                "greener size=6",
                "greener size=8",
                "dagennacht size=11",
                "dagennacht size=11 balanced=true"
            })
    void agreesWithBruteForce(String text) {
        agrees(LibraryGames.game(text));
    }

    private static <S, M> void agrees(Game<S, M> game) {
        // One solver for each setting, used for many positions: entries of other positions must not mislead it.
        List<Solver<S, M>> solvers = everySetting(game).stream()
                .map(setting -> Solver.of(game, setting))
                .toList();
        // With a hundred moves in every position, only the last two or three plies make a small tree.
        boolean wide = game.info().name().equals("dagennacht");
        int positions = Tries.of(wide ? 20 : 50);
        int checked = 0;
        for (int seed = 1; checked < positions; seed++) {
            S state = nearTheEnd(game, seed, wide ? 3 : 8);
            BruteForce<S, M> truth = new BruteForce<>(game, MOST_STATES);
            try {
                truth.margin(state);
                Solver<S, M> solver = solvers.get(checked % solvers.size());
                check(solver, state, truth, Question.MARGIN);
                check(solver, state, truth, Question.OUTCOME);
                checked++;
            } catch (BruteForce.TooLarge e) {
                assertTrue(seed < 20 * positions, "too few small positions in " + game);
            }
        }
    }

    /** A state a few plies before the end of a random game; sometimes the end. */
    private static <S> S nearTheEnd(Game<S, ?> game, int seed, int plies) {
        Rng rng = new Rng(seed);
        Position<S> position = game.position(game.initialState());
        List<S> states = new ArrayList<>();
        states.add(position.toState());
        while (!position.isOver()) {
            position.play(position.randomMove(rng));
            states.add(position.toState());
        }
        return states.get(Math.max(0, states.size() - 1 - rng.below(plies)));
    }

    private static <S, M> void check(Solver<S, M> solver, S state, BruteForce<S, M> truth, Question question)
            throws BruteForce.TooLarge {
        Game<S, M> game = solver.game();
        Solution<M> solution = solver.solve(state, question);
        String where = game + " " + game.notation().formatState(state) + " " + solver.settings() + ": " + solution;
        int margin = truth.margin(state);
        assertEquals(Outcome.ofMargin(margin), solution.outcome().orElseThrow(), where);
        assertTrue(solution.lowerBound().orElse(margin) <= margin, where);
        assertTrue(solution.upperBound().orElse(margin) >= margin, where);
        if (question.isMargin()) {
            assertEquals(margin, solution.margin().orElseThrow(), where);
        }
        List<M> optimal = new ArrayList<>();
        for (Map.Entry<M, Integer> move : truth.marginsOfMoves(state).entrySet()) {
            boolean keeps = question.isMargin()
                    ? move.getValue() == margin
                    : Integer.signum(move.getValue()) == Integer.signum(margin);
            if (keeps) {
                optimal.add(move.getKey());
            }
        }
        assertEquals(optimal, solution.best(), where);
        assertTrue(solution.allBest(), where);
        S end = state;
        for (M move : solution.line()) {
            end = game.play(end, move);
        }
        assertTrue(game.outcome(end).isOver(), where);
        assertEquals(solution.outcome().orElseThrow(), game.outcome(end), where);
        assertTrue(!question.isMargin() || game.margin(end) == margin, where);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tic-tac-toe", "369 size=4", "369 size=4 variant=coloured", "greener size=4"})
    void boundsAreTrueWhereverTheSearchIsStoppedAndLaterCallsContinue(String text) {
        Game<?, ?> game = LibraryGames.game(text);
        for (SolverMethod method : methods(game)) {
            goesOn(game, method);
        }
    }

    private static <S, M> void goesOn(Game<S, M> game, SolverMethod method) {
        SolverSettings settings = SolverSettings.create().withMethod(method);
        S state = Questions.stateAfter(game, 4, 3);
        int margin = Solver.of(game).solve(state, Question.MARGIN).margin().orElseThrow();
        Solver<S, M> solver = Solver.of(game, settings);
        Solution<M> solution;
        int calls = 0;
        do {
            solution = solver.solve(state, Question.MARGIN, SearchLimits.ofNodes(4000));
            assertTrue(solution.nodes() <= 5 * 1024, solution.toString());
            assertTrue(solution.lowerBound().orElse(margin) <= margin, solution.toString());
            assertTrue(solution.upperBound().orElse(margin) >= margin, solution.toString());
            assertTrue(++calls < 10_000, game + " does not come to an end: " + solution);
        } while (!solution.allBest());
        assertEquals(margin, solution.margin().orElseThrow());
    }
}
