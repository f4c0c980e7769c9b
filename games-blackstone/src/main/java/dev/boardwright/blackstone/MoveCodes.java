package dev.boardwright.blackstone;

import dev.boardwright.core.Cell;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.board.Grid;

/**
 * The codes of moves: {@code from << 9 | to}, both as squares.
 *
 * <p>Squares number the cells in rows of at least eight, so that boards of up to 64 cells share one layout in a word.
 * From 8 by 8 on, a cell and its square have the same number.
 */
final class MoveCodes {
    /** Enough bits for the squares of the largest board. */
    private static final int SQUARE_BITS = 9;

    private static final int TO = (1 << SQUARE_BITS) - 1;

    private final Grid grid;
    private final Grid squares;

    MoveCodes(Grid grid) {
        this.grid = grid;
        squares = squares(grid);
    }

    /** The grid whose cell numbers are the squares of {@code grid}. */
    static Grid squares(Grid grid) {
        return Grid.of(Math.max(8, grid.columns()), grid.rows());
    }

    static int code(int from, int to) {
        return from << SQUARE_BITS | to;
    }

    static int from(int code) {
        return code >>> SQUARE_BITS;
    }

    static int to(int code) {
        return code & TO;
    }

    int encode(BlackstoneMove move) {
        return code(square(move.from()), square(move.to()));
    }

    BlackstoneMove decode(int code) {
        if (!isSquare(from(code)) || !isSquare(to(code))) {
            throw new NotationException("there is no move with code " + code);
        }
        return new BlackstoneMove(squares.cellAt(from(code)), squares.cellAt(to(code)));
    }

    private int square(Cell cell) {
        return squares.cell(grid.cellAt(grid.cell(cell)));
    }

    private boolean isSquare(int square) {
        return square < squares.cells() && squares.column(square) < grid.columns();
    }
}
