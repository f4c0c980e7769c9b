package dev.boardwright.dagennacht;

import java.util.Arrays;

/**
 * The lines of a board and their windows, which win when one side fills them: five squares of a row or column, four of a
 * white diagonal. Immutable, shared by all positions of a game; lines and bits are numbered as {@link Squares} says.
 */
final class Windows {
    private final boolean balanced;
    private final int[] frame = new int[Squares.LINES];
    private final byte[] neighbours = new byte[Squares.COUNT];
    private final int[] starts = new int[2 * Squares.LINES];
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
        for (int i = 0; i < crossStarts.length; i++) {
            crossStarts[i] = Lines.halves(allowed(i >> 2, i >> 1), allowed(i >> 2, i));
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

    /** Rule 5: the bits of a line on which windows may start, wherever the board ends. */
    private int allowed(int side, int line) {
        return startsOnWhite(side) ? ~Squares.blackBits(line) : -1;
    }

    /** Rule 5: whether fives of {@code side}'s count only if they start on white. */
    boolean startsOnWhite(int side) {
        return balanced && side == 0;
    }

    /** Rule 3: how many squares the windows of a line have. */
    static int length(int line) {
        return line < Squares.DIAGONALS ? 5 : 4;
    }

    /** The bits of the window that starts at this bit of a line. */
    static int window(int line, int start) {
        return ((1 << length(line)) - 1) << start;
    }

    /** Where windows of a line start that are all in {@code bits}. */
    static int full(int line, int bits) {
        long all = bits & 0xffffffffL;
        return (int) (length(line) == 5 ? fives(all) : fours(all));
    }

    /** Where five neighbouring bits start. */
    static long fives(long bits) {
        return fours(bits) & bits >>> 4;
    }

    /** Where four neighbouring bits start. */
    static long fours(long bits) {
        long pairs = bits & bits >>> 1;
        return pairs & pairs >>> 2;
    }

    /** For each line, the bits that are not squares of the board. For {@link Lines}, which never writes it. */
    int[] frame() {
        return frame;
    }

    /** For each square, how many squares of the board it has beside, above and below it. Likewise. */
    byte[] neighbours() {
        return neighbours;
    }

    /** The bits of a line on which windows of {@code side}'s start. */
    int starts(int side, int line) {
        return starts[side * Squares.LINES + line];
    }

    /** Where fives of {@code side}'s may start on the row of a square, in the lower half, and on its column. */
    long crossStarts(int side, int square) {
        return crossStarts[side << 2 | (Squares.rowLine(square) & 1) << 1 | (square & 1)];
    }
}
