package dev.boardwright.benchmarks.solved;

import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.List;

/**
 * The sets of stones on one half of a square board with an even side, numbered within the sets of the same size.
 *
 * <pre>
 *   row 4   12 13 14 15      8  9 10 11        A board is two halves. The upper one is turned over,
 *   row 3    8  9 10 11     12 13 14 15        so that both have row, column and diagonal numbers
 *   row 2    4  5  6  7  =   4  5  6  7        alike, and the mirror image of a board is the same
 *   row 1    0  1  2  3      0  1  2  3        two halves, exchanged.
 * </pre>
 */
final class HalfBoards {
    private final int cells;
    private final int lineCount;
    /** For each line, its cells in the lower half and in the upper one, as sets of a half. */
    private final int[] lower;

    private final int[] upper;
    /** For each cell of the lower half, the lines through it. */
    private final int[][] through;
    /** The sets by size, in order, and the number of each set among those of its size. */
    private final int[][] sets;

    private final char[] numbers;

    HalfBoards(Grid grid) {
        cells = grid.cells() / 2;
        List<int[]> lines = Direction.AXES.stream()
                .flatMap(axis -> grid.lines(axis).stream())
                .toList();
        lineCount = lines.size();
        lower = new int[lineCount];
        upper = new int[lineCount];
        through = new int[cells][4];
        int[] found = new int[cells];
        for (int line = 0; line < lineCount; line++) {
            for (int c : lines.get(line)) {
                if (c < cells) {
                    lower[line] |= 1 << c;
                    through[c][found[c]++] = line;
                } else {
                    int row = grid.rows() - 1 - grid.row(c);
                    upper[line] |= 1 << grid.cell(grid.column(c), row);
                }
            }
        }
        int[] counts = new int[cells + 1];
        numbers = new char[1 << cells];
        for (int set = 0; set < numbers.length; set++) {
            numbers[set] = (char) counts[Integer.bitCount(set)]++;
        }
        sets = new int[cells + 1][];
        for (int size = 0; size <= cells; size++) {
            sets[size] = new int[counts[size]];
        }
        for (int set = 0; set < numbers.length; set++) {
            sets[Integer.bitCount(set)][numbers[set]] = set;
        }
    }

    int cells() {
        return cells;
    }

    int lineCount() {
        return lineCount;
    }

    /** The sets of this size, in the order of their numbers. The internal array: do not write it. */
    int[] sets(int size) {
        return sets[size];
    }

    /** The number of a set among those of its size. */
    int number(int set) {
        return numbers[set];
    }

    /** The lines through a cell of the lower half. The internal array: do not write it. */
    int[] through(int cell) {
        return through[cell];
    }

    /** The number of cells of {@code set}, in the lower half, on a line. */
    int onLine(int line, int set) {
        return Integer.bitCount(set & lower[line]);
    }

    /** The number of cells of {@code set}, in the upper half, on a line. */
    int onLineAbove(int line, int set) {
        return Integer.bitCount(set & upper[line]);
    }

    /** The set with left and right exchanged. */
    int mirrored(int set, int columns) {
        int image = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            int c = Integer.numberOfTrailingZeros(rest);
            image |= 1 << (c - c % columns + columns - 1 - c % columns);
        }
        return image;
    }
}
