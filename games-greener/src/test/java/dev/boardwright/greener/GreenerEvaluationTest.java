package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Cell;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Grid;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Both evaluations, compared with slow versions over the plain edition. */
class GreenerEvaluationTest {
    private static final Greener GAME = Greener.random(4, 1);

    /** Positions of random games, and random heaps. */
    private static void everywhere(int size, Consumer<GreenerPosition> check) {
        Rng rng = new Rng(size);
        for (int i = 0; i < 300; i++) {
            check.accept(Samples.position(Greener.random(size, i), rng.below(size * size), rng));
            check.accept(Samples.position(Samples.heap(size, rng)));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void theGreedyEvaluationIsThePlayersOwnGreens(int size) {
        everywhere(size, position -> {
            for (Player player : Player.values()) {
                assertEquals(
                        PlainGreener.greens(position.toState(), player),
                        GAME.greedyEvaluation().evaluate(position, player));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void theSearchEvaluationIsAsDocumented(int size) {
        PlainGreener plain = new PlainGreener(Samples.game(size));
        everywhere(size, position -> {
            Player mover = position.turn();
            int expected = slowSearchValue(plain, position.toState());
            assertEquals(expected, GAME.evaluation().evaluate(position, mover));
            assertEquals(-expected, GAME.evaluation().evaluate(position, mover.opponent()));
        });
    }

    /** For the side to move. */
    private static int slowSearchValue(PlainGreener plain, GreenerState state) {
        Player mover = state.turn();
        Player other = mover.opponent();
        List<GreenerMove.Carry> own = plain.carries(state, mover);
        List<GreenerMove.Carry> others = plain.carries(state, other);
        Set<Cell> targets = targets(own);
        Set<Cell> otherTargets = targets(others);
        int best = 0;
        for (Cell target : targets) {
            String stack = stackOn(state, target);
            if (PlainGreener.owns(other, stack)) {
                best = Math.max(best, 2 * PlainGreener.greensIn(stack) + 4);
            } else if (!PlainGreener.owns(mover, stack)) {
                best = Math.max(best, 1);
            }
        }
        int stacks =
                (int) state.stacks().stream().filter(stack -> !stack.isEmpty()).count();
        Set<Cell> contested = new HashSet<>(targets);
        contested.retainAll(otherTargets);
        return weight(stacks, 238, 79, 78, 112)
                        * (PlainGreener.greens(state, mover) - PlainGreener.greens(state, other))
                + weight(stacks, 0, 683, 1005, 1227) * (mobileStacks(own) - mobileStacks(others))
                + weight(stacks, 354, 162, 156, 88) * (own.size() - others.size())
                + weight(stacks, 135, 98, 151, 95) * best
                + weight(stacks, -291, -88, -43, 481)
                + weight(stacks, -98, 300, 161, -50)
                        * (ownedBy(state, targets, 'g') - ownedBy(state, otherTargets, 'g'))
                + weight(stacks, 1407, 304, 367, -40)
                        * (ownedBy(state, contested, colour(mover)) - ownedBy(state, contested, colour(other)));
    }

    /** Weights for 4, 12, 20 and 36 stacks, with straight lines between them. */
    private static int weight(int stacks, int four, int twelve, int twenty, int thirtySix) {
        if (stacks <= 12) {
            return four + (twelve - four) * Math.max(0, stacks - 4) / 8;
        }
        return stacks <= 20
                ? twelve + (twenty - twelve) * (stacks - 12) / 8
                : twenty + (thirtySix - twenty) * (Math.min(stacks, 36) - 20) / 16;
    }

    private static Set<Cell> targets(List<GreenerMove.Carry> carries) {
        return carries.stream().map(GreenerMove.Carry::to).collect(Collectors.toSet());
    }

    private static int ownedBy(GreenerState state, Set<Cell> cells, char top) {
        return (int) cells.stream()
                .filter(cell -> stackOn(state, cell).endsWith(String.valueOf(top)))
                .count();
    }

    private static char colour(Player player) {
        return player == Player.FIRST ? 'b' : 'w';
    }

    private static String stackOn(GreenerState state, Cell cell) {
        return state.stacks().get(Grid.square(state.size()).cell(cell));
    }

    private static int mobileStacks(List<GreenerMove.Carry> carries) {
        return (int) carries.stream().map(GreenerMove.Carry::from).distinct().count();
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void swappingTheColoursNegatesTheEvaluation(int size) {
        for (Evaluation<GreenerState> evaluation : List.of(GAME.evaluation(), GAME.greedyEvaluation())) {
            everywhere(size, position -> {
                GreenerPosition swapped = Samples.position(Samples.swapColours(position.toState()));
                for (Player player : Player.values()) {
                    assertEquals(
                            evaluation.evaluate(position, player), evaluation.evaluate(swapped, player.opponent()));
                }
            });
        }
    }

    @Test
    void theSearchEvaluationSeesWhoCanTakeFirst() {
        GreenerState blackTakes = Samples.board(Player.FIRST, """
                .    .    .    .
                .    .    .    .
                b    .    gggw .
                .    .    .    .
                """);
        GreenerState whiteTakes = new GreenerState(blackTakes.stacks(), Player.SECOND);
        int before = GAME.evaluation().evaluate(Samples.position(whiteTakes), Player.FIRST);
        assertTrue(GAME.evaluation().evaluate(Samples.position(blackTakes), Player.FIRST) > before + 500);
    }

    @Test
    void capturesPromiseMoreThanFreeStacksAndOwnStacksLeast() {
        GreenerState state = Samples.board(Player.FIRST, """
                b    b    .    gggw
                g    .    .    .
                .    .    .    .
                .    w    .    .
                """);
        assertEquals(28, promise(state, "b4d4"));
        assertEquals(16, promise(state, "b4b1"));
        assertEquals(6, promise(state, "a4a3"));
        assertEquals(-8, promise(state, "a4b4"));
    }

    private static int promise(GreenerState state, String move) {
        int code = GAME.encode(GAME.notation().parseMove(move));
        return GAME.evaluation().promise(GAME.position(state), code);
    }

    @Test
    void theGreedyEvaluationLooksForTheMostGreensAfterTheMove() {
        GreenerState state = Samples.board(Player.FIRST, """
                gg   .    .    .
                .    .    .    .
                b    .    gggw .
                g    .    .    .
                """);
        String best = "";
        int most = -1;
        for (GreenerMove move : GAME.legalMoves(state)) {
            int greens = GAME.greedyEvaluation().evaluate(GAME.position(GAME.play(state, move)), Player.FIRST);
            if (greens > most) {
                most = greens;
                best = move.toString();
            }
        }
        assertEquals("a2c2", best);
        assertEquals(3, most);
    }
}
