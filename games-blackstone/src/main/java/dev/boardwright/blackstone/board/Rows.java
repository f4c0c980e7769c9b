package dev.boardwright.blackstone.board;

import dev.boardwright.core.board.Grid;

/**
 * A board of any size as an array of rows, and the neighbours of its cells.
 *
 * <p>One word for each row, with bit {@code c} for column {@code c}, and {@link #MARGIN} empty words below and above
 * the board. A word holds three sets of cells, {@link #RED} bits apart: the empty cells, the red stones and the blue
 * stones. Cells in none of them hold black stones.
 *
 * <pre>
 *   bit    59 ... 40    39 ... 20    19 ... 0
 *            blue          red         empty
 * </pre>
 */
public final class Rows {
    /** The number of words below and above the board: cells two steps away can be read without a check. */
    public static final int MARGIN = 2;

    /** The first bit of the red stones in a word; the empty cells start at 0. No row has as many columns. */
    public static final int RED = 20;
    /** The first bit of the blue stones in a word. */
    public static final int BLUE = 40;

    private static final long SET = (1L << RED) - 1;

    private Rows() {}

    /** The rows of a board of {@code BlackstoneState}. */
    public static long[] of(Grid grid, String board) {
        long[] rows = new long[grid.rows() + 2 * MARGIN];
        for (int c = 0; c < board.length(); c++) {
            char letter = board.charAt(c);
            if (letter != 'x') {
                int set = letter == 'r' ? RED : letter == 'b' ? BLUE : 0;
                rows[grid.row(c) + MARGIN] |= 1L << (grid.column(c) + set);
            }
        }
        return rows;
    }

    /** The columns of a row with a red stone. */
    public static long red(long row) {
        return row >>> RED & SET;
    }

    /** The columns of a row with a blue stone. */
    public static long blue(long row) {
        return row >>> BLUE;
    }

    /** The columns of a row with a stone of either colour. */
    private static long stones(long row) {
        return (row >>> RED | row >>> BLUE) & SET;
    }

    /** The columns with a black stone, in a row of {@code columns}. */
    public static long black(long row, int columns) {
        return ((1L << columns) - 1) & ~(row | row >>> RED | row >>> BLUE);
    }

    /**
     * The columns of a row that are in the first set of {@code rows} or next to a cell in it. Bits from {@link #RED} on are
     * undefined.
     */
    public static long touched(long[] rows, int row) {
        long near = rows[row + MARGIN - 1] | rows[row + MARGIN] | rows[row + MARGIN + 1];
        return near | near << 1 | near >>> 1;
    }

    /** Rule 4: the columns of a row with a stone that has no empty cell next to it. */
    public static long blocked(long[] rows, int row) {
        return stones(rows[row + MARGIN]) & ~touched(rows, row);
    }
}
