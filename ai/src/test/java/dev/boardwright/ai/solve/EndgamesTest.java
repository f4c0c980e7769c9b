package dev.boardwright.ai.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.Questions;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Endgame;
import dev.boardwright.core.ExactEndgames;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.ValueGame;
import dev.boardwright.testkit.Tries;
import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.ThreeSixNineMove;
import dev.boardwright.threesixnine.ThreeSixNineState;
import dev.boardwright.threesixnine.Variant;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** The solver answers with the endgames that a game computes itself, as it does by search. */
class EndgamesTest {
    private static final ThreeSixNine NINE = ThreeSixNine.create();

    private static ThreeSixNineState late(ThreeSixNine game, int seed, int empties) {
        ThreeSixNineState state = Questions.late(game, seed, empties);
        Rng rng = new Rng(seed);
        // Scores that are far apart, now and then.
        return rng.below(4) > 0
                ? state
                : new ThreeSixNineState(state.board(), state.turn(), rng.below(200), 900_000 * rng.below(2));
    }

    @Test
    void answersAreThoseOfASearch() {
        for (int seed = 0; seed < Tries.of(1000); seed++) {
            Rng rng = new Rng(seed);
            ThreeSixNine game = ThreeSixNine.of(3 + rng.below(8), Variant.NEUTRAL);
            ThreeSixNineState state = late(game, seed, 1 + rng.below(9));
            Question question = rng.below(2) == 0 ? Question.MARGIN : Question.OUTCOME;
            Solution<ThreeSixNineMove> counted =
                    Solver.of(game, SolverSettings.create().withMegabytes(1)).solve(state, question);
            Solution<ThreeSixNineMove> searched = Solver.of(
                            game, SolverSettings.create().withMegabytes(1).withMethod(SolverMethod.BOUNDS))
                    .solve(state, question);
            assertEquals(searched.outcome(), counted.outcome(), () -> "" + state);
            assertEquals(searched.best(), counted.best(), () -> "" + state);
            assertTrue(counted.allBest());
            assertEquals(searched.line().size(), counted.line().size());
            if (question.isMargin()) {
                assertEquals(searched.margin(), counted.margin(), () -> "" + state);
            }
            assertEquals(1L << empties(state), counted.nodes());
        }
    }

    private static int empties(ThreeSixNineState state) {
        return (int) state.board().chars().filter(c -> c == '.').count();
    }

    @Test
    void oneRunAnswersTheRestOfTheGame() {
        ThreeSixNineState state = late(NINE, 1, 15);
        Solver<ThreeSixNineState, ThreeSixNineMove> solver = Solver.of(NINE);
        Solution<ThreeSixNineMove> first = solver.solve(state, Question.MARGIN);
        assertEquals(1 << 15, first.nodes());
        for (ThreeSixNineMove move : first.line()) {
            state = NINE.play(state, move);
            Solution<ThreeSixNineMove> next = solver.solve(state, Question.MARGIN);
            assertEquals(first.margin(), next.margin());
            assertEquals(0, next.nodes());
        }
        solver.clear();
        ThreeSixNineState again = late(NINE, 1, 15);
        assertEquals(1 << 15, solver.solve(again, Question.MARGIN).nodes());
    }

    @Test
    void limitsAndMemoryDecideWhetherTheGameIsAsked() {
        ThreeSixNineState state = late(NINE, 2, 21);
        SolverSettings small = SolverSettings.create().withMegabytes(1);
        SearchLimits nodes = SearchLimits.ofNodes(5_000);
        assertTrue(Solver.of(NINE, small).solve(state, Question.MARGIN, nodes).nodes() < 10_000);
        SearchLimits many = SearchLimits.ofNodes(3_000_000);
        assertTrue(Solver.of(NINE, small)
                        .solve(state, Question.OUTCOME.valueOnly(), many)
                        .nodes()
                != 1 << 21);
        assertEquals(
                1 << 21,
                Solver.of(NINE, small.withMegabytes(2))
                        .solve(state, Question.MARGIN, many)
                        .nodes());
    }

    @Test
    void aSignalOrAnInterruptEndsItWithin50Milliseconds() {
        SolverSettings large = SolverSettings.create().withMegabytes(1 << 8);
        for (int i = 0; i < 6; i++) {
            boolean interrupt = i % 2 == 0;
            ThreeSixNineState state = late(NINE, i, 26);
            long begin = System.nanoTime();
            long until = begin + TimeUnit.MILLISECONDS.toNanos(20L * i);
            Thread thread = Thread.currentThread();
            long[] given = {0};
            StopSignal stop = new StopSignal(() -> {
                if (given[0] == 0 && System.nanoTime() > until) {
                    given[0] = System.nanoTime();
                    if (interrupt) {
                        thread.interrupt();
                    }
                }
                return !interrupt && given[0] != 0;
            });
            Solution<ThreeSixNineMove> solution = Solver.of(NINE, large)
                    .solve(state, Question.MARGIN, SearchLimits.infinite(), SolverListener.none(), stop);
            long late = System.nanoTime() - given[0];
            assertEquals(interrupt, Thread.interrupted());
            assertTrue(solution.margin().isEmpty());
            assertTrue(late < TimeUnit.MILLISECONDS.toNanos(50), Duration.ofNanos(late)::toString);
        }
    }

    /** Seven moves that the first player wins, with endgames that have no answer. */
    private static final class Heap extends ValueGame<Integer, Integer> implements ExactEndgames<Integer, Integer> {
        private final boolean hasMemory;

        Heap(boolean hasMemory) {
            this.hasMemory = hasMemory;
        }

        @Override
        public Optional<Endgame<Integer>> endgame(Position<Integer> position) {
            return Optional.of(new Unanswered(hasMemory));
        }

        @Override
        public GameInfo info() {
            return GameInfo.of("heap", "One", "Two");
        }

        @Override
        public Integer initialState() {
            return 7;
        }

        @Override
        public Player turn(Integer state) {
            return Player.of((state + 1) % 2);
        }

        @Override
        protected List<Integer> moves(Integer state) {
            return List.of(1);
        }

        @Override
        protected Integer next(Integer state, Integer move) {
            return state - move;
        }

        @Override
        public Outcome outcome(Integer state) {
            return state == 0 ? Outcome.FIRST_WINS : Outcome.ONGOING;
        }

        @Override
        public Notation<Integer, Integer> notation() {
            return Notation.of(Object::toString, Integer::valueOf, Object::toString, Integer::valueOf);
        }
    }

    private record Unanswered(boolean hasMemory) implements Endgame<Integer> {
        @Override
        public long positions() {
            return 8;
        }

        @Override
        public long bytes() {
            return 8;
        }

        @Override
        public long nanos() {
            return 100;
        }

        @Override
        public boolean solve(BooleanSupplier stopped) {
            if (!hasMemory) {
                throw new OutOfMemoryError("as if the heap were full");
            }
            return false;
        }

        @Override
        public OptionalInt margin(Position<Integer> position) {
            throw new AssertionError("there are no values");
        }
    }

    @Test
    void aSearchAnswersWhereTheGameOrTheMemoryDoesNot() {
        for (boolean memory : new boolean[] {true, false}) {
            Game<Integer, Integer> game = new Heap(memory);
            assertEquals(
                    OptionalInt.of(1), Solver.of(game).solve(7, Question.MARGIN).margin());
        }
    }
}
