package dev.boardwright.ai.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.LibraryGames;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.Subtraction;
import dev.boardwright.ai.TangledGame;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Reducible;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Threatening;
import dev.boardwright.core.ValueGame;
import dev.boardwright.testkit.HostileGame;
import dev.boardwright.testkit.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SolverTest {
    /** The values that docs/solved.md gives for small boards. */
    @ParameterizedTest
    @CsvSource({"369 size=3,4", "369 size=4,0", "369 size=3 variant=coloured,0", "369 size=4 variant=coloured,0"})
    void smallBoardsHaveTheValuesOfThePage(String game, int margin) {
        assertEquals(OptionalInt.of(margin), solve(LibraryGames.game(game)).margin());
    }

    private static <S, M> Solution<M> solve(Game<S, M> game) {
        return Solver.of(game).solve(game.initialState(), Question.MARGIN);
    }

    @Test
    void ticTacToeIsADrawAfterEveryFirstMove() {
        Solution<?> solution = solve(LibraryGames.game("tic-tac-toe"));

        assertEquals(Optional.of(Outcome.DRAW), solution.outcome());
        assertEquals(9, solution.best().size());
        assertEquals(9, solution.line().size());
    }

    @ParameterizedTest
    @EnumSource
    void everyFourthHeapIsLost(SolverMethod method) {
        for (int heap = 1; heap <= 60; heap++) {
            Subtraction game = new Subtraction(heap);
            Solution<Integer> solution = Solver.of(
                            game, SolverSettings.create().withMegabytes(1).withMethod(method))
                    .solve(game.initialState(), Question.OUTCOME);

            assertEquals(
                    Optional.of(heap % 4 == 0 ? Outcome.SECOND_WINS : Outcome.FIRST_WINS),
                    solution.outcome(),
                    "heap of " + heap);
            assertTrue(heap % 4 == 0 || solution.best().equals(List.of(heap % 4)), "heap of " + heap + " " + solution);
        }
    }

    @Test
    void boundsArriveOneAfterTheOther() {
        List<Solution<?>> heard = new ArrayList<>();
        listen(LibraryGames.game("369 size=4"), heard);

        assertFalse(heard.isEmpty());
        for (int i = 1; i < heard.size(); i++) {
            assertTrue(lower(heard.get(i)) >= lower(heard.get(i - 1)));
            assertTrue(upper(heard.get(i)) <= upper(heard.get(i - 1)));
        }
        assertEquals(OptionalInt.of(0), heard.get(heard.size() - 1).margin());
    }

    private static int lower(Solution<?> solution) {
        return solution.lowerBound().orElse(Integer.MIN_VALUE);
    }

    private static int upper(Solution<?> solution) {
        return solution.upperBound().orElse(Integer.MAX_VALUE);
    }

    private static <S, M> void listen(Game<S, M> game, List<Solution<?>> heard) {
        Solver.of(game)
                .solve(
                        game.initialState(),
                        Question.MARGIN.valueOnly(),
                        SearchLimits.infinite(),
                        heard::add,
                        new StopSignal());
    }

    @Test
    void nothingIsProvenWithoutTime() {
        Game<?, ?> game = LibraryGames.game("dagennacht size=11");
        Solution<?> solution = withoutNodes(game);

        assertEquals(Optional.empty(), solution.outcome());
        assertFalse(solution.isBounded());
        assertTrue(solution.best().isEmpty() && solution.line().isEmpty() && !solution.allBest());
    }

    private static <S, M> Solution<M> withoutNodes(Game<S, M> game) {
        return Solver.of(game).solve(game.initialState(), Question.OUTCOME, SearchLimits.ofNodes(0));
    }

    @Test
    void stopIsAskedForAlsoWhereMovesAreMany() {
        int[] asks = {0};
        int nodes = 300;
        prove(LibraryGames.game("blackstone size=18"), nodes, new StopSignal(() -> ++asks[0] < 0));

        assertTrue(asks[0] > nodes / 20, asks[0] + " times in " + nodes + " nodes");
    }

    private static <S, M> void prove(Game<S, M> game, int nodes, StopSignal stop) {
        Solver.of(game)
                .solve(game.initialState(), Question.OUTCOME, SearchLimits.ofNodes(nodes), SolverListener.none(), stop);
    }

    @Test
    void symmetriesSaveWork() {
        for (String text : List.of("369 size=3", "369 size=4", "greener size=4")) {
            Game<?, ?> game = LibraryGames.game(text);
            // By search: the endgames that 369 computes itself need no symmetries.
            SolverSettings bounds = SolverSettings.create().withMethod(SolverMethod.BOUNDS);
            long with = nodes(game, bounds);
            long without = nodes(game, bounds.withSymmetries(false));

            assertTrue(with < without, text + ": " + with + " with, " + without + " without");
        }
    }

    private static <S, M> long nodes(Game<S, M> game, SolverSettings settings) {
        return Solver.of(game, settings)
                .solve(game.initialState(), Question.MARGIN.valueOnly())
                .nodes();
    }

    @Test
    void finishedGameHasItsOwnMargin() {
        TangledGame game = new TangledGame(1, 0, 1);
        Solution<Integer> solution = Solver.of(game).solve(game.initialState(), Question.MARGIN);

        assertEquals(OptionalInt.of(game.margin(game.initialState())), solution.margin());
        assertTrue(solution.best().isEmpty() && solution.allBest());
    }

    @ParameterizedTest
    @EnumSource
    void gameThatDoesNotEndIsRefused(SolverMethod method) {
        Solver<Integer, Integer> solver =
                Solver.of(new Endless(), SolverSettings.create().withMethod(method));

        assertThrows(BoardwrightException.class, () -> solver.solve(0, Question.OUTCOME));
    }

    @Test
    void failureOfAThreadIsAFailureOfTheCall() {
        Solver<Integer, Integer> solver =
                Solver.of(new Endless(), SolverSettings.create().withThreads(3));

        assertThrows(BoardwrightException.class, () -> solver.solve(0, Question.OUTCOME));
    }

    @Test
    void settingsAreValidated() {
        SolverSettings settings = SolverSettings.create();

        assertThrows(IllegalArgumentException.class, () -> settings.withMegabytes(0));
        assertThrows(IllegalArgumentException.class, () -> settings.withThreads(0));
        assertThrows(IllegalArgumentException.class, () -> settings.withThreads(1025));
        assertEquals("AUTO, 64 MB, 1 thread", settings.toString());
    }

    @Test
    void gamesOfPointsReduceTheirPositions() {
        for (String text : List.of("369", "greener")) {
            assertTrue(LibraryGames.game(text) instanceof Reducible<?, ?>, text);
        }
        assertEquals((1 << 28) - 1, Reduction.UNBOUNDED);
    }

    /** A game that never ends. */
    private static final class Endless extends ValueGame<Integer, Integer> implements Threatening<Integer, Integer> {
        @Override
        public GameInfo info() {
            return GameInfo.of("endless", "Left", "Right");
        }

        @Override
        public Integer initialState() {
            return 0;
        }

        @Override
        public Player turn(Integer state) {
            return Player.of(state % 2);
        }

        @Override
        protected List<Integer> moves(Integer state) {
            return List.of(1);
        }

        @Override
        protected Integer next(Integer state, Integer move) {
            return state + move;
        }

        @Override
        public Outcome outcome(Integer state) {
            return Outcome.ONGOING;
        }

        @Override
        public Notation<Integer, Integer> notation() {
            return Notation.of(Object::toString, Integer::valueOf, Object::toString, Integer::valueOf);
        }
    }

    @Test
    void settingsAreValues() {
        SolverSettings settings = SolverSettings.create();
        assertEquals(settings, settings.withThreads(2).withThreads(1));
        assertEquals(settings.withThreads(2), settings.withThreads(2));
        assertEquals(settings.withThreads(2).hashCode(), settings.withThreads(2).hashCode());
        for (SolverSettings other : List.of(
                settings.withThreads(2),
                settings.withMegabytes(2),
                settings.withMethod(SolverMethod.BOUNDS),
                settings.withSymmetries(false))) {
            assertFalse(settings.equals(other), other.toString());
        }
    }

    @Test
    void helperWithoutMemoryDoesNotSpoilTheAnswer() {
        Evaluation<Subtraction.Heap> failing = (position, player) -> {
            if (Thread.currentThread().getName().equals("boardwright-search")) {
                throw new OutOfMemoryError("as if the heap were full");
            }
            return 0;
        };
        Subtraction game = new Subtraction(60) {
            @Override
            public Evaluation<Heap> evaluation() {
                return failing;
            }
        };
        SolverSettings settings = SolverSettings.create().withMethod(SolverMethod.BOUNDS);
        Solution<Integer> solution =
                Solver.of(game, settings.withThreads(4)).solve(game.initialState(), Question.OUTCOME);
        assertEquals(Optional.of(Outcome.SECOND_WINS), solution.outcome());
        assertEquals(60, solution.line().stream().mapToInt(taken -> taken).sum());
    }

    /** As if the heap were full after so many moves of the search. */
    @Test
    void aSolverWithoutMemoryAnswersWithTheResultsSoFar() {
        for (SolverMethod method : SolverMethod.values()) {
            if (!method.isFor(HostileGame.calling(call -> {}))) {
                continue;
            }
            boolean unfinished = false;
            for (int plays = 1; plays < 3000; plays = plays * 3 / 2 + 1) {
                AtomicInteger left = new AtomicInteger(plays);
                HostileGame game = HostileGame.calling(call -> {
                    if (call == HostileGame.Call.POSITION_PLAY && left.decrementAndGet() < 0) {
                        throw new OutOfMemoryError("as if the heap were full");
                    }
                });
                SolverSettings settings =
                        SolverSettings.create().withMethod(method).withMegabytes(1);
                Solution<TicTacToe.Move> solution = Solver.of(game, settings)
                        .solve(game.initialState(), Question.OUTCOME, SearchLimits.ofNodes(100_000));
                solution.outcome().ifPresent(outcome -> assertEquals(Outcome.DRAW, outcome));
                unfinished |= !solution.allBest();
            }
            assertTrue(unfinished, method.toString());
        }
    }
}
