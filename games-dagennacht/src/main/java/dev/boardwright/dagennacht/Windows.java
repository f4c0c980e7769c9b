package dev.boardwright.dagennacht;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The lines of a board and their windows: five squares of a row or column or four of a white diagonal, which win for the
 * side that fills them. Immutable, shared by all positions of a game. Lines and bits are numbered as {@link Squares} says.
 */
final class Windows {
    /** The number of words that have a bit for each line. */
    static final int HALVES = Squares.LINES / Long.SIZE;

    private final boolean balanced;
    private final int[] frame = new int[Squares.LINES];
    private final byte[] neighbours = new byte[Squares.COUNT];
    private final int[] starts = new int[2 * Squares.LINES];
    private final int[] lines;
    private final long[] halves = new long[HALVES];
    /** See {@link #crossStarts}. */
    private final long[] crossStarts = new long[8];

    Windows(int size, boolean balanced) {
        this.balanced = balanced;
        Arrays.fill(frame, -1);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                add(Squares.of(column, row));
            }
        }
        for (int side = 0; side < 2; side++) {
            for (int line = 0; line < Squares.LINES; line++) {
                starts[side * Squares.LINES + line] = full(line, ~frame[line]) & allowed(side, line);
            }
        }
        lines = IntStream.range(0, Squares.LINES)
                .filter(line -> starts(0, line) != 0 || starts(1, line) != 0)
                .toArray();
        for (int line : lines) {
            halves[line / Long.SIZE] |= 1L << line;
        }
        for (int i = 0; i < crossStarts.length; i++) {
            crossStarts[i] = LineStones.halves(allowed(i >> 2, i >> 1), allowed(i >> 2, i));
        }
    }

    private void add(int square) {
        frame[Squares.rowLine(square)] ^= 1 << Squares.bit(square);
        frame[Squares.columnLine(square)] ^= 1 << Squares.rowLine(square);
        if (Squares.isWhite(square)) {
            frame[Squares.risingLine(square)] ^= 1 << Squares.bit(square);
            frame[Squares.fallingLine(square)] ^= 1 << Squares.bit(square);
        }
        for (int way = MoveCodes.DROP + 1; way < MoveCodes.WAYS; way++) {
            neighbours[MoveCodes.target(square, way)]++;
        }
    }

    /** Rule 5: the bits of a line on which windows may start, ignoring where the board ends. */
    private int allowed(int side, int line) {
        return startsOnWhite(side) ? ~Squares.blackBits(line) : -1;
    }

    /** Rule 5: whether fives of a side count only if they start on white. */
    boolean startsOnWhite(int side) {
        return balanced && side == 0;
    }

    /** Rule 3: the number of squares in each window of a line. */
    static int length(int line) {
        return line < Squares.DIAGONALS ? 5 : 4;
    }

    /** The bits of the window that starts at this bit of a line. */
    static int window(int line, int start) {
        return ((1 << length(line)) - 1) << start;
    }

    /** The bits on which windows of a line start that are completely in {@code bits}. */
    static int full(int line, int bits) {
        long all = bits & 0xffffffffL;
        return (int) (length(line) == 5 ? fives(all) : fours(all));
    }

    /** The bits on which five consecutive bits start. */
    static long fives(long bits) {
        return fours(bits) & bits >>> 4;
    }

    /** The bits on which four consecutive bits start. */
    static long fours(long bits) {
        long pairs = bits & bits >>> 1;
        return pairs & pairs >>> 2;
    }

    /** For each line, the bits that are not squares of the board. The internal array: do not write it. */
    int[] frame() {
        return frame;
    }

    /** For each square, the number of squares of the board beside, above and below it. The internal array likewise. */
    byte[] neighbours() {
        return neighbours;
    }

    /** The lines that have windows. The internal array: do not write it. */
    int[] lines() {
        return lines;
    }

    /** The lines that have windows, as bits: the rows and columns in half 0, the diagonals in half 1. */
    long lines(int half) {
        return halves[half];
    }

    /** The bits of a line on which windows of a side start. */
    int starts(int side, int line) {
        return starts[side * Squares.LINES + line];
    }

    /** The bits on which fives of a side may start: in the lower half on the row of a square, in the upper on its column. */
    long crossStarts(int side, int square) {
        return crossStarts[side << 2 | (Squares.rowLine(square) & 1) << 1 | (square & 1)];
    }
}
