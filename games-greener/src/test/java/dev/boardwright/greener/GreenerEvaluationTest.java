package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Grid;
import java.util.List;
import java.util.function.Consumer;
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
        Grid grid = Grid.square(state.size());
        int best = 0;
        for (GreenerMove.Carry move : own) {
            String target = state.stacks().get(grid.cell(move.to()));
            int greens = 100 * PlainGreener.greensIn(target);
            if (PlainGreener.owns(other, target)) {
                best = Math.max(best, 2 * greens + 400);
            } else if (!PlainGreener.owns(mover, target)) {
                best = Math.max(best, greens);
            }
        }
        return 100 * (PlainGreener.greens(state, mover) - PlainGreener.greens(state, other))
                + 400 * (mobileStacks(own) - mobileStacks(others))
                + 12 * (own.size() - others.size())
                + best * 3 / 4;
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
