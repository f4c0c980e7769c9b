package dev.boardwright.core.board;

import dev.boardwright.core.Cell;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * A rectangular board: its cells, their names, and its lines.
 *
 * <p>Cell {@code row * columns + column} is numbered from the bottom left: {@code a1} is 0, {@code b1} is 1. Nothing is
 * cached: a game should build its tables from a grid once. Returned arrays belong to the caller.
 *
 * @param columns from 1 to {@link #LONGEST_SIDE}, named {@code a} to {@code z} from the left
 * @param rows from 1 to {@link #LONGEST_SIDE}, named {@code 1}, {@code 2}, and so on from the bottom
 */
public record Grid(int columns, int rows) {
    /** The most columns or rows that a board can have. */
    public static final int LONGEST_SIDE = Cell.LONGEST_SIDE;

    /** Checks the sides. */
    public Grid {
        if (columns < 1 || columns > LONGEST_SIDE || rows < 1 || rows > LONGEST_SIDE) {
            throw new OptionException(
                    "a board has 1 to " + LONGEST_SIDE + " columns and rows, not " + columns + " by " + rows);
        }
    }

    /** A board with this number of columns and rows. */
    public static Grid of(int columns, int rows) {
        return new Grid(columns, rows);
    }

    /** A square board. */
    public static Grid square(int size) {
        return new Grid(size, size);
    }

    /**
     * The square board with this number of cells.
     *
     * @throws NotationException if there is none
     */
    public static Grid ofCells(int cells) {
        int size = (int) Math.round(Math.sqrt(cells));
        if (size * size != cells || size < 1 || size > LONGEST_SIDE) {
            throw new NotationException(cells + " cells do not make a square board");
        }
        return square(size);
    }

    /** The size in words: {@code 8} for a square board, {@code 7 by 6} for another. */
    public String sizeText() {
        return columns == rows ? Integer.toString(columns) : columns + " by " + rows;
    }

    /** The number of cells. */
    public int cells() {
        return columns * rows;
    }

    /** The cell in this column and row, both from 0. */
    public int cell(int column, int row) {
        return row * columns + column;
    }

    /**
     * The number of a cell on this board.
     *
     * @throws NotationException if this board does not have it
     */
    public int cell(Cell cell) {
        if (!contains(cell.column(), cell.row())) {
            throw new NotationException(cell + " is not on the board: cells are a1 to " + name(cells() - 1));
        }
        return cell(cell.column(), cell.row());
    }

    /** The cell with this number. */
    public Cell cellAt(int cell) {
        return new Cell(column(cell), row(cell));
    }

    /** The column of a cell, from 0. */
    public int column(int cell) {
        return cell % columns;
    }

    /** The row of a cell, from 0. */
    public int row(int cell) {
        return cell / columns;
    }

    /** Whether there is such a column and row. */
    public boolean contains(int column, int row) {
        return column >= 0 && column < columns && row >= 0 && row < rows;
    }

    /** The name of a cell: {@code a1} for 0. */
    public String name(int cell) {
        return cellAt(cell).toString();
    }

    /**
     * The cell with this name, in either case.
     *
     * @throws NotationException if there is none on this board
     */
    public int parse(String name) {
        return parseAll(name, 1, 1).get(0);
    }

    /**
     * The cells named one after the other, as in {@code b8b3}.
     *
     * @throws NotationException if the text is not at least {@code least} and at most {@code most} cells of this board
     */
    public List<Integer> parseAll(String text, int least, int most) {
        return Cell.parseAll(text, cellAt(cells() - 1), least, most).stream()
                .map(this::cell)
                .toList();
    }

    /** The cell one step away, or -1 where the board ends. */
    public int step(int cell, Direction direction) {
        int column = column(cell) + direction.columns();
        int row = row(cell) + direction.rows();
        return contains(column, row) ? cell(column, row) : -1;
    }

    /** The cells one step away in these directions, in their order, without those off the board. */
    public int[] neighbours(int cell, Collection<Direction> directions) {
        return directions.stream()
                .mapToInt(direction -> step(cell, direction))
                .filter(neighbour -> neighbour >= 0)
                .toArray();
    }

    /** The cells from {@code cell} to the edge, nearest first, without {@code cell} itself. */
    public int[] ray(int cell, Direction direction) {
        int length = 0;
        for (int c = step(cell, direction); c >= 0; c = step(c, direction)) {
            length++;
        }
        int[] ray = new int[length];
        int c = cell;
        for (int i = 0; i < length; i++) {
            c = step(c, direction);
            ray[i] = c;
        }
        return ray;
    }

    /**
     * The full lines along an axis, from edge to edge, including those of a single cell. Every cell is on exactly one
     * line. Lines are in the order of their first cells.
     */
    public List<int[]> lines(Direction axis) {
        List<int[]> lines = new ArrayList<>();
        for (int c = 0; c < cells(); c++) {
            if (step(c, axis.opposite()) < 0) {
                int[] rest = ray(c, axis);
                int[] line = new int[rest.length + 1];
                line[0] = c;
                System.arraycopy(rest, 0, line, 1, rest.length);
                lines.add(line);
            }
        }
        return lines;
    }

    /** Every run of {@code length} neighbouring cells along an axis. */
    public List<int[]> windows(int length, Direction axis) {
        List<int[]> windows = new ArrayList<>();
        for (int[] line : lines(axis)) {
            for (int start = 0; start + length <= line.length; start++) {
                windows.add(Arrays.copyOfRange(line, start, start + length));
            }
        }
        return windows;
    }

    /** The set of these cells, in the number of words for this board. */
    public long[] bits(int... cells) {
        long[] bits = new long[Bits.words(cells())];
        for (int cell : cells) {
            Bits.set(bits, cell);
        }
        return bits;
    }
}
