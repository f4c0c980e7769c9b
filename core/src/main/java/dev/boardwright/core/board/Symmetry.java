package dev.boardwright.core.board;

import dev.boardwright.core.Cell;
import java.util.ArrayList;
import java.util.List;

/** One of the eight symmetries of a square board. */
public enum Symmetry {
    IDENTITY(false, false, false),
    /** A quarter turn: {@code a1} goes to the bottom right corner. */
    ROTATE_90(true, true, false),
    ROTATE_180(false, true, true),
    ROTATE_270(true, false, true),
    /** Left and right change places. */
    MIRROR_COLUMNS(false, true, false),
    /** Top and bottom change places. */
    MIRROR_ROWS(false, false, true),
    /** Columns and rows change places: the diagonal from {@code a1} stays. */
    TRANSPOSE(true, false, false),
    /** The diagonal from the top left stays. */
    ANTI_TRANSPOSE(true, true, true);

    /** All eight. */
    public static final List<Symmetry> ALL = List.of(values());

    private final boolean transpose;
    private final boolean mirrorColumns;
    private final boolean mirrorRows;

    /** The transposition is applied before the mirrors. */
    Symmetry(boolean transpose, boolean mirrorColumns, boolean mirrorRows) {
        this.transpose = transpose;
        this.mirrorColumns = mirrorColumns;
        this.mirrorRows = mirrorRows;
    }

    /** The image of {@code cell} on a square board. */
    public int apply(Grid grid, int cell) {
        int column = transpose ? grid.row(cell) : grid.column(cell);
        int row = transpose ? grid.column(cell) : grid.row(cell);
        return grid.cell(
                mirrorColumns ? grid.columns() - 1 - column : column, mirrorRows ? grid.rows() - 1 - row : row);
    }

    /** The image of {@code cell} on a square board. */
    public Cell apply(Grid grid, Cell cell) {
        return grid.cellAt(apply(grid, grid.cell(cell)));
    }

    /** The image of a set of cells. */
    public long[] apply(Grid grid, long[] set) {
        long[] image = new long[set.length];
        for (int c = Bits.next(set, 0); c >= 0; c = Bits.next(set, c + 1)) {
            Bits.set(image, apply(grid, c));
        }
        return image;
    }

    /** The image of a board with one element for each cell. */
    public <T> List<T> apply(Grid grid, List<T> board) {
        List<T> image = new ArrayList<>(board);
        for (int c = 0; c < board.size(); c++) {
            image.set(apply(grid, c), board.get(c));
        }
        return image;
    }

    /** The image of a board with one character for each cell. */
    public String apply(Grid grid, String board) {
        char[] image = new char[board.length()];
        for (int c = 0; c < board.length(); c++) {
            image[apply(grid, c)] = board.charAt(c);
        }
        return new String(image);
    }

    /** The inverse symmetry. */
    public Symmetry inverse() {
        return this == ROTATE_90 ? ROTATE_270 : this == ROTATE_270 ? ROTATE_90 : this;
    }
}
