package dev.boardwright.blackstone.board;

import dev.boardwright.core.board.Grid;

/**
 * Sets of cells in one word, for boards of up to 8 by 8, and their neighbours.
 *
 * <pre>
 *   row 8   56 57 58 59 60 61 62 63       the bit of each cell, for every size:
 *   ...                                   a step right is 1, up 8, up and right 9, up and left 7;
 *   row 2    8  9 10 11 12 13 14 15       on 6 by 6 the last two columns and rows
 *   row 1    0  1  2  3  4  5  6  7       are not on the board: they are never empty
 *            a  b  c  d  e  f  g  h
 * </pre>
 *
 * A step to the side must not wrap around the edge, hence the masks.
 */
public final class WordCells {
    /** The number of cells in a row of the word. */
    public static final int SIDE = 8;

    private static final long FIRST_COLUMN = 0x0101010101010101L;
    /** The cells that a step to the right can reach. */
    public static final long NOT_FIRST_COLUMN = ~FIRST_COLUMN;
    /** The cells that a step to the left can reach. */
    public static final long NOT_LAST_COLUMN = ~(FIRST_COLUMN << (SIDE - 1));

    private WordCells() {}

    /** The cells of a board. */
    public static long board(Grid grid) {
        Grid squares = MoveCodes.squares(grid);
        long board = 0;
        for (int c = 0; c < grid.cells(); c++) {
            board |= 1L << squares.cell(grid.cellAt(c));
        }
        return board;
    }

    /** The cells that have a cell of {@code set} on their left. */
    public static long fromLeft(long set) {
        return set << 1 & NOT_FIRST_COLUMN;
    }

    /** The cells that have a cell of {@code set} on their right. */
    public static long fromRight(long set) {
        return set >>> 1 & NOT_LAST_COLUMN;
    }

    /** The empty cells that a step to the right can reach. */
    public static long enteredFromLeft(long empty) {
        return empty & NOT_FIRST_COLUMN;
    }

    /** The empty cells that a step to the left can reach. */
    public static long enteredFromRight(long empty) {
        return empty & NOT_LAST_COLUMN;
    }

    /** The cells in {@code set} or next to a cell in it. */
    public static long touched(long set) {
        long near = set | set << SIDE | set >>> SIDE;
        return near | fromLeft(near) | fromRight(near);
    }

    /** Rule 4: the stones that have no empty cell next to them. */
    public static long blocked(long stones, long empty) {
        return stones & ~touched(empty);
    }

    /** The pairs of a stone and an empty cell next to it. */
    public static int openDirections(long stones, long empty) {
        long right = enteredFromLeft(empty);
        long left = enteredFromRight(empty);
        return Long.bitCount(right & stones << 1)
                + Long.bitCount(empty & stones << SIDE)
                + Long.bitCount(right & stones << (SIDE + 1))
                + Long.bitCount(left & stones << (SIDE - 1))
                + Long.bitCount(left & stones >>> 1)
                + Long.bitCount(empty & stones >>> SIDE)
                + Long.bitCount(left & stones >>> (SIDE + 1))
                + Long.bitCount(right & stones >>> (SIDE - 1));
    }
}
