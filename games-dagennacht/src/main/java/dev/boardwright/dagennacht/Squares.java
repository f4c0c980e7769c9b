package dev.boardwright.dagennacht;

import dev.boardwright.core.Cell;

/**
 * The numbers of squares and lines in a working board. The board is inside a frame four squares wide, with 32 squares to a
 * row, so that steps, lines and neighbours are plain arithmetic, the same for every size.
 *
 * <pre>
 *   square = 32 * (row + 4) + (column + 4)       a1 = 132, b1 = 133, a2 = 164
 *
 *   line                  number                             bit of a square on it
 *   row                   0 + row + 4                        column + 4
 *   column                32 + column + 4                    row + 4
 *   rising diagonal       64 + 16 + (column - row) / 2       column + 4
 *   falling diagonal      96 + (column + row + 8) / 2        column + 4
 * </pre>
 *
 * Only diagonals of white squares have numbers, because no others win.
 */
final class Squares {
    /** The number of bits of a square's number. */
    static final int BITS = 10;
    /** All squares, including the frame, are below this. */
    static final int COUNT = 1 << BITS;
    /** The width of the frame: squares in the same window are at most four apart. */
    static final int FRAME = 4;
    /** The number of lines of each of the four kinds, and of squares in a row. */
    static final int STRIDE = 1 << 5;
    /** The number of the first diagonal; rising ones come first. */
    static final int DIAGONALS = 2 * STRIDE;
    /** The number of lines of all four kinds. */
    static final int LINES = 4 * STRIDE;

    private Squares() {}

    /** The square in this column and row, both from 0. */
    static int of(int column, int row) {
        return STRIDE * (row + FRAME) + column + FRAME;
    }

    static int of(Cell cell) {
        return of(cell.column(), cell.row());
    }

    /** The cell of a square of the board. */
    static Cell cell(int square) {
        return new Cell(column(square), row(square));
    }

    /** The column from 0; outside the board for squares of the frame. */
    static int column(int square) {
        return square % STRIDE - FRAME;
    }

    /** The row from 0; outside the board for squares of the frame. */
    static int row(int square) {
        return square / STRIDE - FRAME;
    }

    /** Rule 1: whether the square is white, as {@code a1} is. */
    static boolean isWhite(int square) {
        return ((square ^ (square >> 5)) & 1) == 0;
    }

    /** The number of a square's row, and its bit in its column. */
    static int rowLine(int square) {
        return square >> 5;
    }

    /** The number of a square's column. */
    static int columnLine(int square) {
        return STRIDE + bit(square);
    }

    /** The number of the rising diagonal through a white square. */
    static int risingLine(int square) {
        return 2 * STRIDE + STRIDE / 2 + ((bit(square) - rowLine(square)) >> 1);
    }

    /** The number of the falling diagonal through a white square. */
    static int fallingLine(int square) {
        return 3 * STRIDE + ((bit(square) + rowLine(square)) >> 1);
    }

    /** The bit of a square in its row and on its diagonals. */
    static int bit(int square) {
        return square & (STRIDE - 1);
    }

    /** The bit of a square on a line; 0 if it is not on that line. */
    static int bitOn(int line, int square) {
        int bit = line / STRIDE == 1 ? rowLine(square) : bit(square);
        return at(line, bit) == square ? 1 << bit : 0;
    }

    /** Whether two squares share an edge. */
    static boolean isBeside(int square, int other) {
        int distance = Math.abs(square - other);
        return distance == 1 || distance == STRIDE;
    }

    /** The bits of a line that are black squares, including the frame. */
    static int blackBits(int line) {
        return line < DIAGONALS ? 0xaaaaaaaa >>> (line & 1) : 0;
    }

    /** The square at a bit of a row. */
    static int inRow(int row, int bit) {
        return STRIDE * row + bit;
    }

    /** The square at a bit of a line. */
    static int at(int line, int bit) {
        int within = line % STRIDE;
        return switch (line / STRIDE) {
            case 0 -> inRow(within, bit);
            case 1 -> inRow(bit, within);
            case 2 -> inRow(bit - 2 * (within - STRIDE / 2), bit);
            default -> inRow(2 * within - bit, bit);
        };
    }
}
