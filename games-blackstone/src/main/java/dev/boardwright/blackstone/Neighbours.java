package dev.boardwright.blackstone;

import dev.boardwright.core.board.Grid;

/**
 * What stands next to what, for whole words of cells at once.
 *
 * <p>A board of any size is kept as rows, a word for each with bit {@code c} for column {@code c}, and with {@link #MARGIN}
 * rows off the board below and above, which hold nothing. One word holds three sets of cells, {@link #RED} bits apart: the
 * empty ones, the red stones and the blue stones; what is none of these is black.
 *
 * <p>A board of up to 64 cells is kept in one word for each set, in rows of eight bits; there a step to the side must not
 * go round the edge.
 */
final class Neighbours {
    /** How many rows off the board there are at either end: what is two steps away can be read without asking. */
    static final int MARGIN = 2;

    /** Where the bits of the red stones of a row begin; the empty cells' begin at 0. No row is as long. */
    static final int RED = 20;
    /** Where the bits of the blue stones of a row begin. */
    static final int BLUE = 40;

    private static final long ROW = (1L << RED) - 1;

    private static final long FIRST_COLUMN = 0x0101010101010101L;
    private static final long NOT_FIRST_COLUMN = ~FIRST_COLUMN;
    private static final long NOT_LAST_COLUMN = ~(FIRST_COLUMN << 7);

    private Neighbours() {}

    /** The rows of a board as states write it. */
    static long[] rows(Grid grid, String board) {
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
    static long redInRow(long row) {
        return row >>> RED & ROW;
    }

    /** The columns of a row with a blue stone. */
    static long blueInRow(long row) {
        return row >>> BLUE;
    }

    /** The columns of a row with a stone of either colour. */
    private static long stonesInRow(long row) {
        return (row >>> RED | row >>> BLUE) & ROW;
    }

    /** The columns of a row of so many with a black stone. */
    static long blackInRow(long row, int columns) {
        return ((1L << columns) - 1) & ~(row | row >>> RED | row >>> BLUE);
    }

    /** Of a row, the columns that are in the first of the sets of {@code rows} or next to one that is; beyond, anything. */
    static long touchedInRow(long[] rows, int row) {
        long near = rows[row + MARGIN - 1] | rows[row + MARGIN] | rows[row + MARGIN + 1];
        return near | near << 1 | near >>> 1;
    }

    /** Rule 4: the columns of a row with a stone that has no empty cell next to it. */
    static long blockedInRow(long[] rows, int row) {
        return stonesInRow(rows[row + MARGIN]) & ~touchedInRow(rows, row);
    }

    /** Of a board in one word, the cells that are in {@code set} or next to one that is. */
    static long touchedInWord(long set) {
        long near = set | set << 8 | set >>> 8;
        return near | fromLeft(near) | fromRight(near);
    }

    /** Rule 4: of the stones of a board in one word, those with no empty cell next to them. */
    static long blockedInWord(long stones, long empty) {
        return stones & ~touchedInWord(empty);
    }

    /** Of a board in one word, the cells with one of {@code set} on their left. */
    static long fromLeft(long set) {
        return set << 1 & NOT_FIRST_COLUMN;
    }

    /** Of a board in one word, the cells with one of {@code set} on their right. */
    static long fromRight(long set) {
        return set >>> 1 & NOT_LAST_COLUMN;
    }

    /** Of the empty cells of a board in one word, those that a step to the right can reach. */
    static long enteredFromLeft(long empty) {
        return empty & NOT_FIRST_COLUMN;
    }

    /** Of the empty cells of a board in one word, those that a step to the left can reach. */
    static long enteredFromRight(long empty) {
        return empty & NOT_LAST_COLUMN;
    }
}
