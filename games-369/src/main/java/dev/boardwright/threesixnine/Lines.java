package dev.boardwright.threesixnine;

import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.List;

/**
 * The full lines of a board, numbered: rows from the bottom, columns from the left, rising diagonals, falling diagonals.
 * Immutable, shared by all positions of a game.
 */
final class Lines {
    /** How many lines run through a cell. */
    static final int PER_CELL = Direction.AXES.size();

    /** The cells of each line. */
    private final int[][] cells;
    /** The lines through cell {@code c}: {@code PER_CELL * c} and on, its row first, then column and diagonals. */
    private final int[] through;

    Lines(Grid grid) {
        cells = Direction.AXES.stream().map(grid::lines).flatMap(List::stream).toArray(int[][]::new);
        through = new int[PER_CELL * grid.cells()];
        int[] found = new int[grid.cells()];
        for (int line = 0; line < cells.length; line++) {
            for (int c : cells[line]) {
                through[PER_CELL * c + found[c]++] = line;
            }
        }
    }

    int count() {
        return cells.length;
    }

    int length(int line) {
        return cells[line].length;
    }

    int[] cells(int line) {
        return cells[line];
    }

    /** For the position's inner loop, which reads it without a copy and never writes it. */
    int[] through() {
        return through;
    }
}
