package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Endgame;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Tries;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class NeutralEndgameTest {
    private static ThreeSixNineState state(int size, int empties, Rng rng) {
        char[] board = new char[size * size];
        Arrays.fill(board, 'x');
        for (int left = empties; left > 0; ) {
            int cell = rng.below(board.length);
            if (board[cell] == 'x') {
                board[cell] = '.';
                left--;
            }
        }
        return new ThreeSixNineState(
                new String(board),
                rng.below(2) == 0 ? dev.boardwright.core.Player.FIRST : dev.boardwright.core.Player.SECOND,
                rng.below(1000),
                rng.below(3) == 0 ? 900_000 : rng.below(1000));
    }

    private static Endgame<ThreeSixNineState> endgame(Position<ThreeSixNineState> position) {
        return ((ThreeSixNinePosition) position).game().endgame(position).orElseThrow();
    }

    /** The margin by trying everything on the board. */
    private static int margin(Position<ThreeSixNineState> position) {
        if (position.isOver()) {
            return position.margin();
        }
        int sign = position.turn().sign();
        int best = Integer.MIN_VALUE;
        for (int k = 0; k < position.moveCount(); k++) {
            position.play(position.moveAt(k));
            best = Math.max(best, sign * margin(position));
            position.undo();
        }
        return sign * best;
    }

    /** Every position that follows is looked up on the way. */
    private static int check(Position<ThreeSixNineState> position, Endgame<ThreeSixNineState> endgame) {
        int sign = position.turn().sign();
        int best = position.isOver() ? sign * position.margin() : Integer.MIN_VALUE;
        for (int k = 0; k < position.moveCount(); k++) {
            position.play(position.moveAt(k));
            best = Math.max(best, sign * check(position, endgame));
            position.undo();
        }
        assertEquals(OptionalInt.of(sign * best), endgame.margin(position), () -> "" + position.toState());
        return sign * best;
    }

    @Test
    void valuesAreThoseOfTryingEverything() {
        for (int i = 0; i < Tries.of(3000); i++) {
            Rng rng = new Rng(i);
            int size = 3 + rng.below(17);
            ThreeSixNine game = ThreeSixNine.of(size, Variant.NEUTRAL);
            Position<ThreeSixNineState> position = game.position(state(size, rng.below(7), rng));
            Endgame<ThreeSixNineState> endgame = endgame(position);
            assertTrue(endgame.solve(() -> false));
            assertEquals(1L << position.moveCount(), endgame.positions());
            check(position, endgame);
        }
    }

    /** The best stone's points minus the value of the set without its cell, one set at a time and without lanes. */
    private static int[] plainValues(ThreeSixNineState state) {
        ThreeSixNine game = ThreeSixNine.of(state.size(), Variant.NEUTRAL);
        int[] cells = java.util.stream.IntStream.range(0, state.board().length())
                .filter(c -> state.board().charAt(c) == '.')
                .toArray();
        int[] values = new int[1 << cells.length];
        for (int set = 1; set < values.length; set++) {
            int best = Integer.MIN_VALUE;
            for (int i = 0; i < cells.length; i++) {
                if ((set >> i & 1) != 0) {
                    best = Math.max(best, gain(game, cells, set, cells[i]) - values[set & ~(1 << i)]);
                }
            }
            values[set] = best;
        }
        return values;
    }

    private static int gain(ThreeSixNine game, int[] cells, int set, int cell) {
        int points = 0;
        for (int[] line : game.lines().cellsThrough(cell)) {
            int stones = line.length + 1;
            for (int i = 0; i < cells.length; i++) {
                int tested = cells[i];
                boolean onLine = Arrays.stream(line).anyMatch(c -> c == tested);
                stones -= onLine && (set >> i & 1) != 0 ? 1 : 0;
            }
            points += LineFills.points(stones);
        }
        return points;
    }

    @Test
    void valuesOfManyCellsAreThoseOfEverySetByItself() {
        for (int seed = 0; seed < Tries.of(30); seed++) {
            Rng rng = new Rng(seed);
            int size = 4 + rng.below(16);
            int empties = 8 + rng.below(5);
            ThreeSixNineState state = state(size, empties, rng);
            ThreeSixNine game = ThreeSixNine.of(size, Variant.NEUTRAL);
            Position<ThreeSixNineState> position = game.position(state);
            Endgame<ThreeSixNineState> endgame = endgame(position);
            assertTrue(endgame.solve(() -> false));
            int[] values = plainValues(state);
            for (int set = 0; set < values.length; set++) {
                char[] board = state.board().toCharArray();
                for (int c = 0, i = 0; c < board.length; c++) {
                    if (board[c] == '.') {
                        board[c] = (set >> i++ & 1) != 0 ? '.' : 'x';
                    }
                }
                Position<ThreeSixNineState> later = game.position(new ThreeSixNineState(
                        new String(board), state.turn(), state.whitePoints(), state.blackPoints()));
                int margin = later.margin() + later.turn().sign() * values[set];
                assertEquals(OptionalInt.of(margin), endgame.margin(later));
            }
        }
    }

    @Test
    void otherEmptyCellsAreNotPartOfIt() {
        ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
        Position<ThreeSixNineState> position = game.position(game.notation().parseState("xx1/3/xxx w 0-0"));
        Endgame<ThreeSixNineState> endgame = endgame(position);
        assertTrue(endgame.solve(() -> false));
        assertTrue(endgame.margin(position).isPresent());
        Position<ThreeSixNineState> other = game.position(game.notation().parseState("1xx/xxx/xxx w 0-0"));
        assertEquals(OptionalInt.empty(), endgame.margin(other));
    }

    @Test
    void itIsStopped() {
        ThreeSixNine game = ThreeSixNine.of(5, Variant.NEUTRAL);
        Position<ThreeSixNineState> position = game.position(game.initialState());
        AtomicInteger asked = new AtomicInteger();
        assertFalse(endgame(position).solve(() -> asked.incrementAndGet() == 3));
        assertEquals(3, asked.get());
    }

    @Test
    void tooManyCellsAndColouredStonesHaveNone() {
        ThreeSixNine nine = ThreeSixNine.create();
        assertTrue(nine.endgame(nine.position(nine.initialState())).isEmpty());
        ThreeSixNine coloured = ThreeSixNine.of(3, Variant.COLOURED);
        assertTrue(coloured.endgame(coloured.position(coloured.initialState())).isEmpty());
    }
}
