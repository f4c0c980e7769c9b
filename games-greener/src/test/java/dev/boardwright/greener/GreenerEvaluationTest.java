package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Both evaluations against slow versions over the reference. */
class GreenerEvaluationTest {
    private static final Greener GAME = Greener.random(4, 1);

    /** Positions from all through random games, and heaps. */
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
            GreenerReference slow = new GreenerReference(position.toState());
            assertEquals(slow.greens('b'), GAME.greedyEvaluation().evaluate(position, Player.FIRST));
            assertEquals(slow.greens('w'), GAME.greedyEvaluation().evaluate(position, Player.SECOND));
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void theSearchEvaluationIsWhatItsWordsSay(int size) {
        everywhere(size, position -> {
            boolean black = position.turn() == Player.FIRST;
            GreenerReference slow = new GreenerReference(position.toState());
            int expected = slowSearchValue(slow, black ? 'b' : 'w', black ? 'w' : 'b');
            assertEquals(expected, GAME.evaluation().evaluate(position, position.turn()));
            assertEquals(
                    -expected,
                    GAME.evaluation().evaluate(position, position.turn().opponent()));
        });
    }

    /** For the side to move. */
    private static int slowSearchValue(GreenerReference board, char mover, char other) {
        int best = 0;
        for (String move : board.carries(mover)) {
            String target = board.stack(move.substring(2));
            int greens = 100 * GreenerReference.greensIn(target);
            if (target.endsWith("" + other)) {
                best = Math.max(best, 2 * greens + 400);
            } else if (target.endsWith("g")) {
                best = Math.max(best, greens);
            }
        }
        return 100 * (board.greens(mover) - board.greens(other))
                + 400 * (mobileStacks(board, mover) - mobileStacks(board, other))
                + 12 * (board.carries(mover).size() - board.carries(other).size())
                + best * 3 / 4;
    }

    private static int mobileStacks(GreenerReference board, char colour) {
        return (int) board.carries(colour).stream()
                .map(move -> move.substring(0, 2))
                .distinct()
                .count();
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void swappingTheColoursSwapsTheVerdict(int size) {
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
