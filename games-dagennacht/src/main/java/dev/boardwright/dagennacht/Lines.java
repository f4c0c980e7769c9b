package dev.boardwright.dagennacht;

import java.util.stream.IntStream;

/**
 * The stones as they lie on the rows, columns and white diagonals: a word for each line, numbered as {@link Squares} says,
 * with Black's stones in its lower half and White's in its upper.
 *
 * <pre>
 *   word   000000000 wwwwwwwwwwwwwwwwwww 0000 | 000000000 bbbbbbbbbbbbbbbbbbb 0000      a row of 19, the frame empty
 * </pre>
 *
 * A run of stones is found by shifting the word of its line onto itself, so a move looks only at the lines through its
 * square.
 */
final class Lines {
    private static final int HALF = Integer.SIZE;
    private static final long LOWER = (1L << HALF) - 1;
    /** The two squares beside the one at bit 1, for both sides. */
    private static final long BESIDE = 5L << HALF | 5;
    /** A square and four on either side of it. */
    private static final int NEAR = (1 << (2 * Squares.FRAME + 1)) - 1;

    private final Windows windows;
    private final int[] frame;
    private final byte[] neighbours;
    private final long[] words = new long[Squares.LINES];

    Lines(Windows windows) {
        this.windows = windows;
        frame = windows.frame();
        neighbours = windows.neighbours();
    }

    /** A word with these two halves. */
    static long halves(long lower, long upper) {
        return (lower & LOWER) | upper << HALF;
    }

    /** Puts a stone of {@code side}'s on a square, or takes it away, as far as its row and column go. */
    void flip(int side, int square) {
        words[Squares.rowLine(square)] ^= mark(side, Squares.bit(square));
        words[Squares.columnLine(square)] ^= mark(side, Squares.rowLine(square));
    }

    /** Puts a stone of {@code side}'s on a white square, or takes it away, as far as its diagonals go. */
    void flipDiagonals(int side, int square) {
        long mark = mark(side, Squares.bit(square));
        words[Squares.risingLine(square)] ^= mark;
        words[Squares.fallingLine(square)] ^= mark;
    }

    private static long mark(int side, int bit) {
        return 1L << (HALF * side + bit);
    }

    /** The stones of {@code side}'s on a line. */
    int stones(int side, int line) {
        return (int) (words[line] >>> (HALF * side));
    }

    /** Rules 3 and 5: whether {@code side} has won along the row or column of a square. */
    boolean winsStraight(int side, int square) {
        long own = halves(stones(side, Squares.rowLine(square)), stones(side, Squares.columnLine(square)));
        return (Windows.fives(own) & windows.crossStarts(side, square)) != 0;
    }

    /** Rule 3: whether {@code side} has won along the diagonals of a white square. */
    boolean winsDiagonally(int side, int square) {
        long own = halves(stones(side, Squares.risingLine(square)), stones(side, Squares.fallingLine(square)));
        return Windows.fours(own) != 0;
    }

    /** The squares of every full window of {@code side}'s, each once. */
    IntStream wonSquares(int side) {
        return IntStream.range(0, Squares.LINES)
                .flatMap(line -> {
                    int won = 0;
                    int starts = Windows.full(line, stones(side, line)) & windows.starts(side, line);
                    for (; starts != 0; starts &= starts - 1) {
                        won |= Windows.window(line, Integer.numberOfTrailingZeros(starts));
                    }
                    int bits = won;
                    return IntStream.range(0, Squares.STRIDE)
                            .filter(bit -> (bits >> bit & 1) != 0)
                            .map(bit -> Squares.at(line, bit));
                })
                .distinct();
    }

    /** A square where a full window of {@code side}'s starts, or -1. Looks at all lines, so not for play. */
    int findWin(int side) {
        for (int line = 0; line < Squares.LINES; line++) {
            int won = Windows.full(line, stones(side, line)) & windows.starts(side, line);
            if (won != 0) {
                return Squares.at(line, Integer.numberOfTrailingZeros(won));
            }
        }
        return -1;
    }

    /** Whether there is a stone of {@code side}'s on a square. */
    boolean holds(int side, int square) {
        return (stones(side, Squares.rowLine(square)) >>> Squares.bit(square) & 1) != 0;
    }

    /** Whether there is a stone on a square, or it is in the frame. */
    boolean isTaken(int square) {
        return (taken(Squares.rowLine(square)) >>> Squares.bit(square) & 1) != 0;
    }

    /** The bits of a line on which there is a stone or that are in the frame. */
    int taken(int line) {
        long word = words[line];
        return (int) (word | word >>> HALF) | frame[line];
    }

    /** Of the nine squares of a line around a bit, four on either side, those with a stone of {@code side}'s. */
    int stonesNear(int side, int line, int bit) {
        return (int) (words[line] >>> (HALF * side + bit - Squares.FRAME)) & NEAR;
    }

    /** Likewise, those that are in the frame. */
    int frameNear(int line, int bit) {
        return frame[line] >>> (bit - Squares.FRAME) & NEAR;
    }

    /** The stones beside, above and below a square: Black's as bits 0 to 3, White's as bits 32 to 35. */
    private long stonesAround(int square) {
        long beside = words[Squares.rowLine(square)] >>> (Squares.bit(square) - 1) & BESIDE;
        long above = words[Squares.columnLine(square)] >>> (Squares.rowLine(square) - 1) & BESIDE;
        return beside | above << 1;
    }

    /** How many stones of {@code side}'s are beside, above and below a square. */
    int stonesAround(int side, int square) {
        return Integer.bitCount((int) (stonesAround(square) >>> (HALF * side)));
    }

    /** How many squares beside, above and below a square are empty. */
    int emptyAround(int square) {
        return neighbours[square] - Long.bitCount(stonesAround(square));
    }

    void copyFrom(Lines that) {
        System.arraycopy(that.words, 0, words, 0, words.length);
    }
}
