package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Endgame;
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
        // 16 for a point; 13 for each point of the best cell; 5 less for each point of the best cell after it. 60 for
        // the last
        // stone of the game, which is Black's with an even number of empty cells if White is to move.
        "6/6/6/6/6/6 w 2-0, -28",
        "6/6/6/6/6/xx4 w 0-0, -47",
        "6/6/6/6/6/xx4 b 0-0, 47",
        // Row 1 and column f meet in f1: two points, and nothing is left.
        "6/6/6/5x/5x/xx4 w 0-0, -34",
        // Rows 1 and 4: one point for each side.
        "6/6/xx4/6/6/3xx1 w 0-0, -52",
        "6/6/xx4/6/6/3xx1 b 0-0, 52",
        "6/6/xx4/6/6/2xxx1 w 0-0, 68",
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
            if (position.empties() > 1) {
                int last = 2 * 15 * LineFills.points(size);
                expected += position.empties() % 2 == 1 ? last : -last;
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
    void leavesOutStonesThatScoreTooLittle() {
        // The contract checks that the bounds are true. Row 1 offers a point, and no other stone scores.
        ThreeSixNine game = ThreeSixNine.of(6, Variant.NEUTRAL);
        Position<ThreeSixNineState> position = game.position(game.notation().parseState("6/6/6/6/6/xx4 w 0-0"));
        MoveBuffer moves = new MoveBuffer();
        int before = -60;
        assertEquals(before, NeutralEvaluation.INSTANCE.movesAbove(position, before, moves));
        assertEquals(4, moves.size());
        moves.clear();
        assertEquals(before + 16, NeutralEvaluation.INSTANCE.movesAbove(position, before + 16, moves));
        assertTrue(moves.isEmpty());
        assertEquals(Evaluation.NONE_LEFT_OUT, NeutralEvaluation.INSTANCE.movesAbove(position, before - 1, moves));
        assertEquals(34, moves.size());
        assertEquals(2, moves.get(0));
    }

    @Test
    void isNearTheExactValueOfEndgames() {
        // Without the last stone the mean error was 5.3 points, all of it to the disadvantage of White.
        ThreeSixNine game = ThreeSixNine.create();
        double errors = 0;
        int positions = 40;
        for (int seed = 0; seed < positions; seed++) {
            Rng rng = new Rng(seed);
            Position<ThreeSixNineState> position = game.position(game.initialState());
            while (position.moveCount() > 10 + seed % 5) {
                position.play(best(position, rng));
            }
            Endgame<ThreeSixNineState> endgame = game.endgame(position).orElseThrow();
            assertTrue(endgame.solve(() -> false));
            double value = NeutralEvaluation.INSTANCE.evaluate(position, Player.FIRST) / 16.0;
            errors += Math.abs(value - endgame.margin(position).orElseThrow());
        }
        assertTrue(errors / positions < 2.5, errors / positions + " points");
    }

    /** A move that the evaluation likes best, ties at random. */
    private static int best(Position<ThreeSixNineState> position, Rng rng) {
        Player mover = position.turn();
        int best = position.randomMove(rng);
        int most = -Evaluation.LIMIT;
        for (int k = 0; k < position.moveCount(); k++) {
            int cell = position.moveAt(k);
            position.play(cell);
            int value = NeutralEvaluation.INSTANCE.evaluate(position, mover) * 16 + rng.below(16);
            position.undo();
            if (value > most) {
                most = value;
                best = cell;
            }
        }
        return best;
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
