package dev.boardwright.threesixnine;

import dev.boardwright.core.board.Bits;
import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.List;

/**
 * The full lines of a board, numbered: rows from the bottom, columns from the left, rising diagonals, falling diagonals.
 * Immutable, shared by all positions of a game.
 */
final class Lines {
    private static final int LINE_BITS = 8;

    /** The cells of each line. */
    private final int[][] cells;
    /** The lines through each cell, eight bits for each: its row lowest, then its column and its diagonals. */
    private final int[] through;

    /** The cells of each line as sets, one after the other. */
    private final long[] bits;

    Lines(Grid grid) {
        cells = Direction.AXES.stream().map(grid::lines).flatMap(List::stream).toArray(int[][]::new);
        through = new int[grid.cells()];
        int words = Bits.words(grid.cells());
        bits = new long[cells.length * words];
        int[] found = new int[grid.cells()];
        for (int line = 0; line < cells.length; line++) {
            for (int c : cells[line]) {
                through[c] |= line << (LINE_BITS * found[c]++);
            }
            System.arraycopy(grid.bits(cells[line]), 0, bits, line * words, words);
        }
    }

    int count() {
        return cells.length;
    }

    int length(int line) {
        return cells[line].length;
    }

    /** The cells of each line. The internal array: do not write it. */
    int[][] cells() {
        return cells;
    }

    int[] cells(int line) {
        return cells[line];
    }

    /** The cells of each of the four lines through a cell. */
    List<int[]> cellsThrough(int cell) {
        int four = through[cell];
        return List.of(cells[four & 0xff], cells[four >>> 8 & 0xff], cells[four >>> 16 & 0xff], cells[four >>> 24]);
    }

    /** The internal array, for inner loops: do not write it. */
    int[] through() {
        return through;
    }

    /** Like {@link #through}: the cells of each line as a set of {@link Bits#words} words. */
    long[] bits() {
        return bits;
    }
}
