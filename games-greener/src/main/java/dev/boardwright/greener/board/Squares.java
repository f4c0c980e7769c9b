package dev.boardwright.greener.board;

/**
 * Boards of every size in one 64-bit word: sets of squares, and the nearest squares along rows and columns.
 *
 * <pre>
 *   row 8   56 57 58 59 60 61 62 63      Bit 8 * row + column, both from 0. A smaller board
 *     :      :  :  :  :  :  :  :  :      is in the bottom left corner. The geometry is the same
 *   row 3   16 17 18 19 20 21 22 23      for all sizes, because no stack is ever outside.
 *   row 2    8  9 10 11 12 13 14 15
 *   row 1    0  1  2  3  4  5  6  7      East is up by 1 and north up by 8.
 *            a  b  c  d  e  f  g  h
 * </pre>
 *
 * The {@code with} methods return squares of all kinds, also empty ones and those outside a small board: intersect them
 * with a set of stacks. The {@code next} methods require that there is such a square.
 */
public final class Squares {
    /** The number of squares of the largest board. */
    public static final int COUNT = 64;

    private static final int ROW = 8;
    private static final long COLUMN_A = 0x0101010101010101L;
    private static final long COLUMN_H = COLUMN_A << 7;

    /** The ray to the east from square 0. It continues through the rows above, which never hold the nearest square. */
    public static final long EAST = -2L;
    /** The ray to the north from square 0. */
    public static final long NORTH = COLUMN_A << ROW;
    /** The ray to the west from square 63. It continues through the rows below. */
    public static final long WEST = -1L >>> 1;
    /** The ray to the south from square 63. */
    public static final long SOUTH = COLUMN_H >>> ROW;

    private Squares() {}

    /** The square of a cell on a board with this number of columns. */
    public static int ofCell(int cell, int columns) {
        return ROW * (cell / columns) + cell % columns;
    }

    /** The cell of a square on a board with this number of columns. The square must be on the board. */
    public static int cell(int square, int columns) {
        return columns * (square / ROW) + square % ROW;
    }

    /** Whether a square is on a board with this number of columns and rows. */
    public static boolean isOnBoard(int square, int columns) {
        return square % ROW < columns && square / ROW < columns;
    }

    /** The squares that have one of {@code set} further east in their row. */
    public static long withEast(long set) {
        long east = set >>> 1 & ~COLUMN_H;
        east |= east >>> 1 & COLUMN_A * 0x7f;
        east |= east >>> 2 & COLUMN_A * 0x3f;
        return east | (east >>> 4 & COLUMN_A * 0x0f);
    }

    /** The squares that have one of {@code set} further west in their row. */
    public static long withWest(long set) {
        // Subtracting one from a row flips its bits up to the lowest that is set. Column h stops the borrow, and has no
        // east.
        long rows = set | COLUMN_H;
        return ~(rows ^ (rows - COLUMN_A));
    }

    /** The squares that have one of {@code set} further north in their column. */
    public static long withNorth(long set) {
        long north = set >>> ROW;
        north |= north >>> ROW;
        north |= north >>> (2 * ROW);
        return north | (north >>> (4 * ROW));
    }

    /** The squares that have one of {@code set} further south in their column. */
    public static long withSouth(long set) {
        long south = set << ROW;
        south |= south << ROW;
        south |= south << (2 * ROW);
        return south | (south << (4 * ROW));
    }

    /** The squares that have one of {@code set} elsewhere in their row or column. */
    public static long withAny(long set) {
        return withEast(set) | withNorth(set) | withWest(set) | withSouth(set);
    }

    /**
     * The squares of {@code set} connected with {@code seed} by shared rows and columns, directly or through others.
     */
    public static long group(long seed, long set) {
        long group = seed;
        while (true) {
            long rows = rowsOf(group) * 0xff;
            long columns = columnsOf(group) * COLUMN_A;
            long more = set & (rows | columns);
            if (more == group) {
                return group;
            }
            group = more;
        }
    }

    /** Bit 8 * row for each row that holds one of {@code set}. */
    public static long rowsOf(long set) {
        long low = ~COLUMN_H;
        return ((((set & low) + low) | set) & COLUMN_H) >>> 7;
    }

    /** Bit number column for each column that holds one of {@code set}. */
    public static int columnsOf(long set) {
        long folded = set | set >>> 32;
        folded |= folded >>> 16;
        return (int) (folded | folded >>> 8) & 0xff;
    }

    /**
     * The squares of {@code set} that are nearest, along a row or column, to a square of its subset {@code origins}.
     */
    public static long nearest(long origins, long set) {
        long gaps = ~set;
        // A one added next to an origin is carried through the gap to its far end. Column h stops it too.
        long east = (gaps & ~COLUMN_H) + ((origins & ~COLUMN_H) << 1);
        long west = fillWest(origins, gaps & ~COLUMN_H) >>> 1 & ~COLUMN_H;
        long north = fillNorth(origins, gaps) << ROW;
        long south = fillSouth(origins, gaps) >>> ROW;
        return (east | west | north | south) & set;
    }

    /** {@code origins} and the {@code gaps} to the west of them; none of these is in column h. */
    private static long fillWest(long origins, long gaps) {
        long filled = origins | (origins >>> 1 & gaps);
        long open = gaps & gaps >>> 1;
        filled |= filled >>> 2 & open;
        open &= open >>> 2;
        return filled | (filled >>> 4 & open);
    }

    private static long fillNorth(long origins, long gaps) {
        long filled = origins | (origins << ROW & gaps);
        long open = gaps & gaps << ROW;
        filled |= filled << (2 * ROW) & open;
        open &= open << (2 * ROW);
        return filled | (filled << (4 * ROW) & open);
    }

    private static long fillSouth(long origins, long gaps) {
        long filled = origins | (origins >>> ROW & gaps);
        long open = gaps & gaps >>> ROW;
        filled |= filled >>> (2 * ROW) & open;
        open &= open >>> (2 * ROW);
        return filled | (filled >>> (4 * ROW) & open);
    }

    /** The nearest of {@code set} from {@code square} along {@link #EAST} or {@link #NORTH}. */
    public static int nextUp(long set, int square, long ray) {
        return Long.numberOfTrailingZeros(set & ray << square);
    }

    /** The nearest of {@code set} from {@code square} along {@link #WEST} or {@link #SOUTH}. */
    public static int nextDown(long set, int square, long ray) {
        return 63 - Long.numberOfLeadingZeros(set & ray >>> (63 - square));
    }
}
