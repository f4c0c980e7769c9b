package dev.boardwright.blackstone.board;

import dev.boardwright.core.board.Grid;

/**
 * The codes of moves: {@code from << 9 | to}, both as squares.
 *
 * <p>Squares number the cells in rows of at least eight, so that boards of up to 64 cells share one layout in a word.
 * From 8 by 8 on, a cell and its square have the same number.
 */
public final class MoveCodes {
    /** Enough bits for the squares of the largest board. */
    private static final int SQUARE_BITS = 9;

    private static final int TO = (1 << SQUARE_BITS) - 1;

    private MoveCodes() {}

    /** The grid whose cell numbers are the squares of {@code grid}. */
    public static Grid squares(Grid grid) {
        return Grid.of(Math.max(8, grid.columns()), grid.rows());
    }

    /** The code of a move between two squares. */
    public static int code(int from, int to) {
        return from << SQUARE_BITS | to;
    }

    /** The square that a move leaves. */
    public static int from(int code) {
        return code >>> SQUARE_BITS;
    }

    /** The square that a move goes to. */
    public static int to(int code) {
        return code & TO;
    }
}
