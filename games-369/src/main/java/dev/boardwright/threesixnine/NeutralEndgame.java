package dev.boardwright.threesixnine;

import dev.boardwright.core.Endgame;
import dev.boardwright.core.Position;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * The values of all sets of the empty cells of a position with neutral stones. What is still to come depends on the set of
 * empty cells alone: the side to move has the most of what a stone scores at once, minus the value of the set without its cell.
 *
 * <p>Implementation notes. A word has the values of eight sets, which differ in the first three cells:
 *
 * <pre>
 *   number of a set   bits 0 to 2: the lane, 8 bits each      bits 3 and up: the word
 *   lane              64 - value, from 1 to 115
 * </pre>
 *
 * A stone that scores g points and leaves a set with the lane x gives 64 plus its value as g + x: one addition for eight
 * sets, and a comparison in the eighth bits. The largest g is 12, so lanes up to 115 keep the sum below 128. A larger lane, of
 * a set that loses more than 51 points, ends the computation without an answer.
 *
 * <p>The sets are taken in the order of their numbers. A line's number of empty cells follows with the count, as in an
 * odometer.
 */
final class NeutralEndgame implements Endgame<ThreeSixNineState> {
    /** The most empty cells: a gigabyte. */
    static final int MOST_CELLS = 30;

    private static final int LANES = 8;
    private static final int FIRST_CELLS = 3;
    private static final int ZERO = 64;
    private static final long EIGHTH_BITS = 0x8080808080808080L;
    /** Added to lanes above 115, carries into the eighth bit. */
    private static final long MOST_GAIN = 0x0c0c0c0c0c0c0c0cL;

    private static final int LINES_OF_A_CELL = 4;
    private static final int LINE_BITS = 8;
    private static final int LINE = (1 << LINE_BITS) - 1;
    /** In the table of gains: more than the empty cells of a line, with three cells that are not on the board. */
    private static final int STRIDE = 32;

    /** The number of words between two questions whether to stop: about 0.3 ms. */
    private static final int CHECK_EVERY = 1 << 12;

    /**
     * Processor time: 7 to 8 with 19 to 25 empty cells, and 10 to 22 in the first milliseconds of a process, on random
     * positions of 9×9 (2026-11-18).
     */
    private static final double NANOS_OF_A_POSITION = 10;

    /** The empty cells, the bits of a set. */
    private final int[] cells;
    /** The cells and lines as {@link Lines#through} has them, four lines for each cell; then three cells on line {@link #lines}. */
    private final int[] through;

    private final int lines;
    /** By line and number of its empty cells: the points of the next stone. */
    private final byte[] gains;

    private long[] values = {};

    private NeutralEndgame(ThreeSixNinePosition position) {
        ThreeSixNine game = position.game();
        cells = new int[position.empties()];
        int found = 0;
        for (int c = 0; c < game.grid().cells(); c++) {
            if (position.isEmpty(c)) {
                cells[found++] = c;
            }
        }
        lines = game.lines().count();
        through = new int[LINES_OF_A_CELL * Math.max(cells.length, FIRST_CELLS)];
        Arrays.fill(through, lines);
        gains = new byte[(lines + 1) * STRIDE];
        for (int i = 0; i < cells.length; i++) {
            int four = game.lines().through()[cells[i]];
            for (int j = 0; j < LINES_OF_A_CELL; j++, four >>>= LINE_BITS) {
                through[LINES_OF_A_CELL * i + j] = four & LINE;
            }
        }
        for (int line = 0; line < lines; line++) {
            int length = game.lines().length(line);
            for (int empty = 1; empty <= Math.min(length, STRIDE - 1); empty++) {
                gains[line * STRIDE + empty] = (byte) LineFills.points(length - empty + 1);
            }
        }
    }

    /** The endgame of a position with neutral stones; empty if too many cells are empty. */
    static Optional<Endgame<ThreeSixNineState>> of(ThreeSixNinePosition position) {
        return position.empties() <= MOST_CELLS ? Optional.of(new NeutralEndgame(position)) : Optional.empty();
    }

    @Override
    public long positions() {
        return 1L << cells.length;
    }

    @Override
    public long bytes() {
        return (long) Long.BYTES * words();
    }

    private int words() {
        return 1 << Math.max(0, cells.length - FIRST_CELLS);
    }

    @Override
    public long nanos() {
        return (long) (NANOS_OF_A_POSITION * positions());
    }

    @Override
    public boolean solve(BooleanSupplier stopped) {
        long[] found = new long[words()];
        long[] table = gainsOfEight();
        // For each line: its place in the table, and what is there.
        int[] at = new int[lines + 1];
        long[] gain = new long[lines + 1];
        for (int line = 0; line <= lines; line++) {
            at[line] = line * STRIDE;
            gain[line] = table[at[line]];
        }
        // The empty set is worth nothing, and there are no later cells.
        found[0] = lanes(ZERO, gain);
        for (int set = 1; set < found.length; set++) {
            if (set % CHECK_EVERY == 0 && stopped.getAsBoolean()) {
                return false;
            }
            count(set, table, at, gain);
            found[set] = lanes(best(set, found, gain), gain);
            if (((found[set] + MOST_GAIN) & EIGHTH_BITS) != 0) {
                return false;
            }
        }
        values = found;
        return true;
    }

    /** {@link #gains} by line and number of its empty cells after the first three, for the eight sets of those. */
    private long[] gainsOfEight() {
        long[] table = new long[(lines + 1) * STRIDE];
        for (int line = 0; line <= lines; line++) {
            for (int rest = 0; rest < STRIDE; rest++) {
                for (int lane = 0; lane < LANES; lane++) {
                    int empty = rest + first(line, lane);
                    long points = empty < STRIDE ? gains[line * STRIDE + empty] : 0;
                    table[line * STRIDE + rest] |= points << (Byte.SIZE * lane);
                }
            }
        }
        return table;
    }

    /** How many of the first three cells that are in a lane are on a line. */
    private int first(int line, int lane) {
        int count = 0;
        for (int i = 0; i < LINES_OF_A_CELL * FIRST_CELLS; i++) {
            count += through[i] == line ? lane >> (i / LINES_OF_A_CELL) & 1 : 0;
        }
        return count;
    }

    /** Changes the gains from those of the word before to those of this one: its lowest bit came, and those below went. */
    private void count(int set, long[] table, int[] at, long[] gain) {
        int last = LINES_OF_A_CELL * (Integer.numberOfTrailingZeros(set) + FIRST_CELLS);
        for (int i = LINES_OF_A_CELL * FIRST_CELLS; i < last; i++) {
            int line = through[i];
            gain[line] = table[--at[line]];
        }
        for (int i = last; i < last + LINES_OF_A_CELL; i++) {
            int line = through[i];
            gain[line] = table[++at[line]];
        }
    }

    /** 64 plus the best value of a stone on a cell after the first three, for the eight sets of a word. */
    private long best(int set, long[] found, long[] gain) {
        long best = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int i = LINES_OF_A_CELL * (Integer.numberOfTrailingZeros(rest) + FIRST_CELLS);
            long value = gain[through[i]]
                    + gain[through[i + 1]]
                    + gain[through[i + 2]]
                    + gain[through[i + 3]]
                    + found[set & ~Integer.lowestOneBit(rest)];
            long larger = ((value | EIGHTH_BITS) - best) & EIGHTH_BITS;
            best ^= (value ^ best) & (larger - (larger >>> (Byte.SIZE - 1)));
        }
        return best;
    }

    /** The lanes of a word: the best of the stones on later cells, and of those on the first three. */
    private long lanes(long best, long[] gain) {
        long gain0 = gain(0, gain);
        long gain1 = gain(1, gain);
        long gain2 = gain(2, gain);
        int x0 = 2 * ZERO - lane(best, 0);
        int x1 = 2 * ZERO - Math.max(lane(best, 1), lane(gain0, 1) + x0);
        int x2 = 2 * ZERO - Math.max(lane(best, 2), lane(gain1, 2) + x0);
        int x4 = 2 * ZERO - Math.max(lane(best, 4), lane(gain2, 4) + x0);
        int x3 = 2 * ZERO - Math.max(lane(best, 3), Math.max(lane(gain0, 3) + x2, lane(gain1, 3) + x1));
        int x5 = 2 * ZERO - Math.max(lane(best, 5), Math.max(lane(gain0, 5) + x4, lane(gain2, 5) + x1));
        int x6 = 2 * ZERO - Math.max(lane(best, 6), Math.max(lane(gain1, 6) + x4, lane(gain2, 6) + x2));
        int all = Math.max(lane(gain0, 7) + x6, Math.max(lane(gain1, 7) + x5, lane(gain2, 7) + x3));
        int x7 = 2 * ZERO - Math.max(lane(best, 7), all);
        return (x0 | x1 << 8 | x2 << 16 | (long) x3 << 24) | (long) (x4 | x5 << 8 | x6 << 16 | x7 << 24) << 32;
    }

    private long gain(int cell, long[] gain) {
        int i = LINES_OF_A_CELL * cell;
        return gain[through[i]] + gain[through[i + 1]] + gain[through[i + 2]] + gain[through[i + 3]];
    }

    private static int lane(long word, int lane) {
        return (int) (word >>> (Byte.SIZE * lane)) & 0xff;
    }

    @Override
    public OptionalInt margin(Position<ThreeSixNineState> position) {
        ThreeSixNinePosition board = (ThreeSixNinePosition) position;
        int set = 0;
        for (int i = 0; i < cells.length; i++) {
            set |= board.isEmpty(cells[i]) ? 1 << i : 0;
        }
        if (Integer.bitCount(set) < board.empties()) {
            return OptionalInt.empty();
        }
        int value = ZERO - lane(values[set / LANES], set % LANES);
        return OptionalInt.of(board.margin() + board.turn().sign() * value);
    }
}
