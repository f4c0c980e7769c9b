package dev.boardwright.ai.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.CyclicBruteForce;
import dev.boardwright.ai.CyclicGame;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.RepetitionRule;
import dev.boardwright.core.ValueGame;
import dev.boardwright.testkit.Tries;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.jspecify.annotations.Nullable;

/** The solver on games that go round in circles, compared with an iteration over the values of all positions. */
@AddLifecycleHook(Tries.class)
class CyclicSolverTest {
    private static final int NOT_WON = 1_000_000;

    /**
     * The value of each node for its side to move: plus the plies of a win, minus those of a loss, 0 if neither can win.
     * Plain rounds over all nodes, until nothing changes.
     */
    private static int[] iterate(CyclicGame game, int nodes) {
        int[] values = new int[nodes];
        boolean changed = true;
        for (int plies = 1; changed || plies <= 2; plies++) {
            changed = false;
            int[] before = values.clone();
            for (int node = 0; node < nodes; node++) {
                if (before[node] != 0 || game.outcome(node).isOver()) {
                    continue;
                }
                int soonest = NOT_WON;
                int latest = 0;
                boolean allLose = true;
                for (int move : game.legalMoves(node)) {
                    int next = game.play(node, move);
                    boolean again = game.turn(next) == game.turn(node);
                    int value;
                    if (game.outcome(next).isOver()) {
                        value = game.outcome(next).sign() * game.turn(node).sign();
                    } else {
                        int after = again ? before[next] : -before[next];
                        value = after > 0 ? after + 1 : after < 0 ? after - 1 : 0;
                    }
                    soonest = value > 0 ? Math.min(soonest, value) : soonest;
                    allLose &= value < 0;
                    latest = Math.max(latest, -value);
                }
                int value = soonest < NOT_WON ? soonest : allLose ? -latest : 0;
                if (value != 0) {
                    values[node] = value;
                    changed = true;
                }
            }
        }
        return values;
    }

    /** Other methods need more than the rules of a game. */
    private static boolean isForAnyGame(SolverMethod method) {
        return List.of(SolverMethod.AUTO, SolverMethod.BOUNDS, SolverMethod.PROOF_NUMBERS)
                .contains(method);
    }

    private static int number(Score score) {
        return switch (score.kind()) {
            case WIN -> score.plies();
            case LOSS -> -score.plies();
            default -> 0;
        };
    }

    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void tablebaseHasTheValuesOfAnIteration(
            @ForAll long seed, @ForAll @IntRange(min = 2, max = 60) int nodes, @ForAll boolean parts) {
        CyclicGame game = new CyclicGame(seed, nodes, parts, RepetitionRule.drawAt(3));
        int[] values = iterate(game, nodes);
        Tablebase<Integer, Integer> table = Tablebase.of(game, 0, 1);
        assertEquals(values[0], number(table.score(0).orElseThrow()), game.toString());
        int reached = 0;
        for (int node = 0; node < nodes; node++) {
            Optional<Score> score = table.score(node);
            if (!game.outcome(node).isOver() && score.isPresent()) {
                reached++;
                assertEquals(values[node], number(score.get()), node + " in " + game);
            }
        }
        assertEquals(table.size(), reached);
        assertEquals(
                table.size(),
                table.count(Score.Kind.WIN) + table.count(Score.Kind.LOSS) + table.count(Score.Kind.DRAW));
    }

    @Property(tries = 500, shrinking = ShrinkingMode.OFF)
    void solutionsHaveEveryMoveThatKeepsTheResult(
            @ForAll long seed, @ForAll @IntRange(min = 2, max = 30) int nodes, @ForAll boolean isMargin) {
        CyclicGame game = new CyclicGame(seed, nodes, false, RepetitionRule.drawAt(2));
        int[] values = iterate(game, nodes);
        Solution<Integer> solution = Solver.of(game).solve(0, isMargin ? Question.MARGIN : Question.OUTCOME);
        int sign = game.turn(0).sign() * Integer.signum(values[0]);
        assertEquals(Outcome.ofMargin(sign), solution.outcome().orElseThrow(), game.toString());
        assertEquals(sign, solution.margin().orElseThrow());
        List<Integer> best = game.legalMoves(0).stream()
                .filter(move -> {
                    int next = game.play(0, move);
                    int after = game.outcome(next).isOver()
                            ? game.outcome(next).sign()
                            : game.turn(next).sign() * Integer.signum(values[next]);
                    return after == sign;
                })
                .toList();
        assertEquals(best, solution.best(), game.toString());
        assertTrue(solution.allBest());
        assertTrue(best.contains(solution.line().get(0)));
        if (sign != 0) {
            assertEquals(Math.abs(values[0]), solution.line().size(), "the shortest win, the longest defence");
        }
    }

    @Property(tries = 500, shrinking = ShrinkingMode.OFF)
    void quietPliesMayTurnAWinIntoADraw(
            @ForAll long seed,
            @ForAll @IntRange(min = 2, max = 6) int nodes,
            @ForAll @IntRange(min = 1, max = 6) int quiet) {
        CyclicGame game = new CyclicGame(seed, nodes, false, RepetitionRule.drawAfterQuiet(quiet));
        Solution<Integer> solution = Solver.of(game).solve(0, Question.OUTCOME);
        int truth = CyclicBruteForce.result(game) * game.turn(0).sign();
        solution.lowerBound().ifPresent(bound -> assertTrue(bound <= truth, game.toString()));
        solution.upperBound().ifPresent(bound -> assertTrue(bound >= truth, game.toString()));
        assertTrue(solution.isBounded());
    }

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void lossByRepetitionIsSearchedWithTheHistory(
            @ForAll long seed, @ForAll @IntRange(min = 2, max = 5) int nodes, @ForAll SolverMethod method) {
        CyclicGame game = new CyclicGame(seed, nodes, false, RepetitionRule.lossAt(2));
        if (isForAnyGame(method)) {
            SolverSettings settings = SolverSettings.create().withMegabytes(1).withMethod(method);
            Outcome outcome = Solver.of(game, settings)
                    .solve(0, Question.OUTCOME)
                    .outcome()
                    .orElseThrow();
            assertEquals(CyclicBruteForce.result(game) * game.turn(0).sign(), outcome.sign(), game.toString());
        }
    }

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void gameWithoutARuleGetsNoWrongValue(
            @ForAll long seed, @ForAll @IntRange(min = 2, max = 20) int nodes, @ForAll SolverMethod method) {
        CyclicGame game = new CyclicGame(seed, nodes, false, null);
        if (!isForAnyGame(method)) {
            return;
        }
        int truth = Integer.signum(iterate(game, nodes)[0]) * game.turn(0).sign();
        SolverSettings settings = SolverSettings.create().withMegabytes(1).withMethod(method);
        try {
            Solution<Integer> solution =
                    Solver.of(game, settings).solve(0, Question.OUTCOME, SearchLimits.ofNodes(300_000));
            solution.lowerBound().ifPresent(bound -> assertTrue(Integer.signum(bound) <= truth, game.toString()));
            solution.upperBound().ifPresent(bound -> assertTrue(Integer.signum(bound) >= truth, game.toString()));
        } catch (BoardwrightException e) {
            // Refused, which is right for a game that can go on for ever.
            assertTrue(e.getMessage().contains("repeat") || e.getMessage().contains("moves"), e.getMessage());
        }
    }

    /** A walk round a ring of positions: forwards or backwards. */
    private static final class Walk extends ValueGame<Integer, Integer> {
        private final int length;
        private final @Nullable RepetitionRule rule;

        Walk(int length, @Nullable RepetitionRule rule) {
            this.length = length;
            this.rule = rule;
        }

        @Override
        public GameInfo info() {
            return GameInfo.of("walk", "Left", "Right");
        }

        @Override
        public Integer initialState() {
            return 0;
        }

        @Override
        public Player turn(Integer place) {
            return Player.of(place % 2);
        }

        @Override
        protected List<Integer> moves(Integer place) {
            return List.of(1, -1);
        }

        @Override
        protected Integer next(Integer place, Integer move) {
            return Math.floorMod(place + move, length);
        }

        @Override
        public Outcome outcome(Integer place) {
            return Outcome.ONGOING;
        }

        @Override
        public Optional<RepetitionRule> repetition() {
            return Optional.ofNullable(rule);
        }

        @Override
        public Notation<Integer, Integer> notation() {
            return Notation.of(String::valueOf, Integer::valueOf, String::valueOf, Integer::valueOf);
        }
    }

    @Example
    void walkThatNeverEndsIsADraw() {
        Walk walk = new Walk(100, RepetitionRule.drawAt(3));
        Solution<Integer> solution = Solver.of(walk).solve(0, Question.MARGIN);
        assertEquals(Optional.of(Outcome.DRAW), solution.outcome());
        assertEquals(List.of(1, -1), solution.best());
    }

    @Example
    void positionsThatDoNotFitIntoMemoryAreRefused() {
        Walk walk = new Walk(1_000_000, RepetitionRule.drawAt(3));
        Solver<Integer, Integer> solver =
                Solver.of(walk, SolverSettings.create().withMegabytes(1));
        BoardwrightException e = assertThrows(BoardwrightException.class, () -> solver.solve(0, Question.OUTCOME));
        assertTrue(e.getMessage().contains("do not fit into 1 MB"), e.getMessage());
    }

    @Example
    void limitEndsTheAnalysis() {
        Walk walk = new Walk(100_000, RepetitionRule.drawAt(3));
        Solution<Integer> solution = Solver.of(walk).solve(0, Question.OUTCOME, SearchLimits.ofNodes(1000));
        assertFalse(solution.isBounded());
    }

    @Example
    void walkWithoutARuleIsRefused() {
        for (SolverMethod method : SolverMethod.values()) {
            if (isForAnyGame(method)) {
                Solver<Integer, Integer> solver = Solver.of(
                        new Walk(100, null),
                        SolverSettings.create().withMegabytes(1).withMethod(method));
                assertThrows(BoardwrightException.class, () -> solver.solve(0, Question.OUTCOME), method.toString());
            }
        }
    }
}
