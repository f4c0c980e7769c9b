package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColouredEvaluationTest {
    private static final ThreeSixNine SIX = ThreeSixNine.of(6, Variant.COLOURED);

    @ParameterizedTest
    @CsvSource({
        // 64 for a point.
        "6/6/6/6/6/6 w 2-0, 128",
        // Bottom row: 17/16 points for White on average, 5/16 for Black. Two columns and two diagonals: 3/8 each.
        "6/6/6/6/6/ww4 w 0-0, 144",
        "6/6/6/6/6/ww4 b 0-1, 80",
        "wwwwww/wwwwww/wwwwww/wwwwww/wwwwww/wwwwww w 54-0, 3456",
    })
    void examples(String text, int forWhite) {
        Position<ThreeSixNineState> position = position(text);
        assertEquals(forWhite, SIX.evaluation().evaluate(position, Player.FIRST));
        assertEquals(-forWhite, SIX.evaluation().evaluate(position, Player.SECOND));
    }

    private static Position<ThreeSixNineState> position(String text) {
        return SIX.position(SIX.notation().parseState(text));
    }

    /** Random positions on boards where lines give 1, 2 and 3 points, and more stones nothing. */
    @ParameterizedTest
    @ValueSource(ints = {3, 6, 9, 12})
    void pointsToComeAreTheMeanOverAllWaysToFillALine(int size) {
        ThreeSixNine game = ThreeSixNine.of(size, Variant.COLOURED);
        for (int seed = 0; seed < 20; seed++) {
            Rng rng = new Rng(seed);
            Position<ThreeSixNineState> position = game.position(game.initialState());
            for (int plies = rng.below(size * size + 1); plies > 0; plies--) {
                position.play(position.randomMove(rng));
            }
            ThreeSixNineState state = position.toState();
            assertEquals(slowValue(state), game.evaluation().evaluate(position, Player.FIRST), state.toString());
        }
    }

    private static long slowValue(ThreeSixNineState state) {
        long value = 64L * (state.whitePoints() - state.blackPoints());
        for (Direction axis : Direction.AXES) {
            for (int[] line : Grid.square(state.size()).lines(axis)) {
                int white = count(state, line, 'w');
                int black = count(state, line, 'b');
                int empty = line.length - white - black;
                int points = 0;
                for (int stones = 0; stones < 1 << empty; stones++) {
                    int whites = Integer.bitCount(stones);
                    points += passed(white, whites) - passed(black, empty - whites);
                }
                value += Math.round(64.0 * points / (1 << empty));
            }
        }
        return value;
    }

    private static int count(ThreeSixNineState state, int[] line, char letter) {
        return (int) IntStream.of(line)
                .filter(c -> state.board().charAt(c) == letter)
                .count();
    }

    /** The points of {@code more} stones on a line with {@code stones}. */
    private static int passed(int stones, int more) {
        return IntStream.rangeClosed(stones + 1, stones + more)
                .map(n -> n == 3 ? 1 : n == 6 ? 2 : n == 9 ? 3 : 0)
                .sum();
    }

    @Test
    void movesThatGainMoreArePromising() {
        Position<ThreeSixNineState> position = position("6/6/6/6/6/ww4 w 0-0");
        int third = SIX.encode(ThreeSixNineMove.of("c1"));
        int corner = SIX.encode(ThreeSixNineMove.of("f6"));
        assertTrue(SIX.evaluation().promise(position, third) > SIX.evaluation().promise(position, corner));
    }
}
