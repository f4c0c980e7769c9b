package dev.boardwright.dagennacht;

/**
 * The stones on the rows, columns and white diagonals: one word for each line, numbered as {@link Squares} says, with
 * Black's stones in its lower half and White's in its upper.
 *
 * <pre>
 *   word   000000000 wwwwwwwwwwwwwwwwwww 0000 | 000000000 bbbbbbbbbbbbbbbbbbb 0000      a row of 19, the frame empty
 * </pre>
 *
 * A row of stones is found by shifting the word of its line onto itself, so a move looks only at the lines through its
 * square.
 */
final class LineStones {
    private static final int HALF = Integer.SIZE;
    private static final long LOWER = (1L << HALF) - 1;
    /** The two squares beside the one at bit 1, for both sides. */
    private static final long BESIDE = 5L << HALF | 5;

    private final Windows windows;
    private final int[] frame;
    private final byte[] neighbours;
    private final long[] words = new long[Squares.LINES];

    LineStones(Windows windows) {
        this.windows = windows;
        frame = windows.frame();
        neighbours = windows.neighbours();
    }

    /** A word with these two halves. */
    static long halves(long lower, long upper) {
        return (lower & LOWER) | upper << HALF;
    }

    /** Puts a stone of a side on the row and column of a square, or takes it away. */
    void flip(int side, int square) {
        words[Squares.rowLine(square)] ^= mark(side, Squares.bit(square));
        words[Squares.columnLine(square)] ^= mark(side, Squares.rowLine(square));
    }

    /** Puts a stone of a side on the diagonals of a white square, or takes it away. */
    void flipDiagonals(int side, int square) {
        long mark = mark(side, Squares.bit(square));
        words[Squares.risingLine(square)] ^= mark;
        words[Squares.fallingLine(square)] ^= mark;
    }

    private static long mark(int side, int bit) {
        return 1L << (HALF * side + bit);
    }

    /** The stones of a side on a line. */
    int stones(int side, int line) {
        return (int) (words[line] >>> (HALF * side));
    }

    /** Rules 3 and 5: whether a side has won along the row or column of a square. */
    boolean winsStraight(int side, int square) {
        long own = halves(stones(side, Squares.rowLine(square)), stones(side, Squares.columnLine(square)));
        return (Windows.fives(own) & windows.crossStarts(side, square)) != 0;
    }

    /** Rule 3: whether a side has won along the diagonals of a white square. */
    boolean winsDiagonally(int side, int square) {
        long own = halves(stones(side, Squares.risingLine(square)), stones(side, Squares.fallingLine(square)));
        return Windows.fours(own) != 0;
    }

    /** The stones on a row or column: those of {@code side} in the lower half, the other side's in the upper. */
    long row(int side, int line) {
        return Long.rotateRight(words[line], HALF * side);
    }

    /** Whether a side has a stone on a square. */
    boolean holds(int side, int square) {
        return (stones(side, Squares.rowLine(square)) >>> Squares.bit(square) & 1) != 0;
    }

    /** Whether a square holds a stone or is in the frame. */
    boolean isTaken(int square) {
        return (taken(Squares.rowLine(square)) >>> Squares.bit(square) & 1) != 0;
    }

    /** The bits of a line that hold a stone or are in the frame. */
    int taken(int line) {
        long word = words[line];
        return (int) (word | word >>> HALF) | frame[line];
    }

    /** The stones on a line from four squares before a bit on: Black's in the lower half, White's in the upper. */
    long near(int line, int bit) {
        return words[line] >>> (bit - Squares.FRAME);
    }

    /** The squares of a line that are in the frame, from four squares before a bit on. */
    int frameNear(int line, int bit) {
        return frame[line] >>> (bit - Squares.FRAME);
    }

    /** The stones beside, above and below a square: Black's as bits 0 to 3, White's as bits 32 to 35. */
    private long stonesAround(int square) {
        long beside = words[Squares.rowLine(square)] >>> (Squares.bit(square) - 1) & BESIDE;
        long above = words[Squares.columnLine(square)] >>> (Squares.rowLine(square) - 1) & BESIDE;
        return beside | above << 1;
    }

    /** The number of stones of a side beside, above and below a square. */
    int stonesAround(int side, int square) {
        return Integer.bitCount((int) (stonesAround(square) >>> (HALF * side)));
    }

    /** The number of empty squares beside, above and below a square. */
    int emptyAround(int square) {
        return neighbours[square] - Long.bitCount(stonesAround(square));
    }

    void copyFrom(LineStones that) {
        System.arraycopy(that.words, 0, words, 0, words.length);
    }
}
