package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NeutralEvaluationTest {
    private static void everywhere(int size, Consumer<ThreeSixNinePosition> check) {
        ThreeSixNine game = ThreeSixNine.of(size, Variant.NEUTRAL);
        for (int seed = 0; seed < 150; seed++) {
            Rng rng = new Rng(seed);
            ThreeSixNinePosition position = (ThreeSixNinePosition) game.position(game.initialState());
            for (int plies = rng.below(size * size + 1); plies > 0; plies--) {
                position.play(position.randomMove(rng));
            }
            check.accept(position);
        }
    }

    @ParameterizedTest
    @CsvSource({
        // 16 for a point; 13 for each point of the best cell; 5 less for each point of the best cell after it.
        "6/6/6/6/6/6 w 2-0, 32",
        "6/6/6/6/6/xx4 w 0-0, 13",
        "6/6/6/6/6/xx4 b 0-0, -13",
        // Row 1 and column f meet in f1: two points, and nothing is left.
        "6/6/6/5x/5x/xx4 w 0-0, 26",
        // Rows 1 and 4: one point for each side.
        "6/6/xx4/6/6/3xx1 w 0-0, 8",
    })
    void countsWhatTheNextTwoStonesScore(String text, int forWhite) {
        ThreeSixNine game = ThreeSixNine.of(6, Variant.NEUTRAL);
        ThreeSixNinePosition position =
                (ThreeSixNinePosition) game.position(game.notation().parseState(text));
        assertEquals(forWhite, game.evaluation().evaluate(position, Player.FIRST));
        assertEquals(-forWhite, game.evaluation().evaluate(position, Player.SECOND));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 6, 8, 9, 11, 12, 19})
    void isAsDocumented(int size) {
        everywhere(size, position -> {
            Player mover = position.turn();
            int best = -1;
            int bestCell = -1;
            for (int cell = 0; cell < size * size; cell++) {
                if (position.isEmpty(cell) && position.gain(cell, mover) > best) {
                    best = position.gain(cell, mover);
                    bestCell = cell;
                }
            }
            int expected = 16 * mover.sign() * position.margin();
            if (bestCell >= 0) {
                expected += 13 * best - 5 * nextGain(position, bestCell);
            }
            assertEquals(expected, NeutralEvaluation.INSTANCE.evaluate(position, mover), position.toState()::toString);
        });
    }

    /** The most that a cell scores on lines that do not go through {@code taken}. */
    private static int nextGain(ThreeSixNinePosition position, int taken) {
        LineFills table = position.game().lineFills();
        int[] through = position.game().lines().through();
        int most = 0;
        for (int cell = 0; cell < through.length; cell++) {
            int gain = 0;
            for (int shift = 0; shift < 32 && position.isEmpty(cell); shift += 8) {
                int line = through[cell] >>> shift & 0xff;
                if (line != (through[taken] >>> shift & 0xff)) {
                    gain += table.gain(position.fill(line), 0);
                }
            }
            most = Math.max(most, gain);
        }
        return most;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 8, 9, 12})
    void isTheSameOnPreparedBoards(int size) {
        NeutralEvaluation evaluation = NeutralEvaluation.INSTANCE;
        everywhere(size, position -> {
            Position<ThreeSixNineState> prepared = position.copy();
            evaluation.prepare(prepared);
            Rng rng = new Rng(position.hash());
            for (int plies = rng.below(position.empties() + 1); plies > 0; plies--) {
                prepared.play(prepared.randomMove(rng));
            }
            assertAlike(evaluation, prepared);
            // Cells that were not empty when the board was prepared.
            prepared.copyFrom(position.game().position(position.game().initialState()));
            assertAlike(evaluation, prepared);
        });
    }

    private static void assertAlike(NeutralEvaluation evaluation, Position<ThreeSixNineState> prepared) {
        Position<ThreeSixNineState> fresh = prepared.copy();
        assertEquals(evaluation.evaluate(fresh, Player.FIRST), evaluation.evaluate(prepared, Player.FIRST));
        MoveBuffer moves = new MoveBuffer();
        prepared.moves(moves);
        int[] values = new int[moves.size()];
        evaluation.evaluateMoves(prepared, Player.FIRST, moves, 0, moves.size(), values);
        for (int i = 0; i < values.length; i++) {
            fresh.play(moves.get(i));
            int expected = fresh.isOver() ? Evaluation.ENDED : evaluation.evaluate(fresh, Player.FIRST);
            assertEquals(expected, values[i], fresh.toState()::toString);
            fresh.undo();
        }
    }

    @Test
    void boundsSpareWork() {
        // The contract checks that they are true. Here some are not the value itself.
        int[] bounds = {0};
        Evaluation<ThreeSixNineState> evaluation = NeutralEvaluation.INSTANCE;
        everywhere(9, position -> {
            int value = evaluation.evaluate(position, Player.FIRST);
            bounds[0] += evaluation.evaluate(position, Player.FIRST, value + 40, value + 41) != value ? 1 : 0;
            bounds[0] += evaluation.evaluate(position, Player.FIRST, value - 41, value - 40) != value ? 1 : 0;
        });
        assertTrue(bounds[0] > 100, bounds[0] + " bounds");
    }

    @Test
    void stonesPromiseWhatTheyScore() {
        everywhere(9, position -> {
            for (int k = 0; k < position.moveCount(); k++) {
                int cell = position.moveAt(k);
                assertEquals(
                        4 * position.gain(cell, position.turn()), NeutralEvaluation.INSTANCE.promise(position, cell));
            }
        });
    }
}
