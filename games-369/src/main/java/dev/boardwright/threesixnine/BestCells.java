package dev.boardwright.threesixnine;

import dev.boardwright.core.board.Bits;

/**
 * The best cells for the next two stones, by the points they score at once. Owned by a position.
 *
 * <p>Implementation notes. Lines that score nothing are left out: on 9×9 seven lines remain, in the median. The gains of 64
 * cells are summed at once, in four words with one bit of each cell's sum:
 *
 * <pre>
 *   a line of 3 points     1 1 1 1 ...     ones     1 0 1 1 ...
 *   a line of 1 point      0 1 0 0 ...     twos     1 0 1 1 ...
 *                                          fours    0 1 0 0 ...
 *                                          eights   0 0 0 0 ...
 * </pre>
 */
final class BestCells {
    private static final int LINE_BITS = 8;
    private static final int LINE = (1 << LINE_BITS) - 1;

    private static final int LINES_OF_A_CELL = 4;

    private final int[] through;
    private final LineFills table;
    private final int words;
    /** From {@link Lines#bits}: {@link #words} for each line. */
    private final long[] cells;

    /** The lines on which the next stone scores: the line, and above {@link #LINE_BITS} the points. */
    private final int[] open;

    private int openCount;
    /** What {@link #list} has found, in the same form. */
    private final int[] listed;

    private int listedCount;
    private int bestCell;

    BestCells(ThreeSixNine game) {
        Lines lines = game.lines();
        through = lines.through();
        table = game.lineFills();
        words = Bits.words(game.grid().cells());
        cells = lines.bits();
        open = new int[lines.count() + LINES_OF_A_CELL];
        listed = new int[lines.count()];
    }

    /** The most points that a stone of {@code side} scores. */
    int best(int[] fills, long[] empty, int side) {
        openCount = list(fills, side, open);
        return most(empty);
    }

    /** Lists the lines on which a stone of {@code side} scores, for {@link #bestAfter}. */
    void list(int[] fills, int side) {
        listedCount = list(fills, side, listed);
    }

    private int list(int[] fills, int side, int[] list) {
        byte[] gains = table.gainsBy(side);
        int count = 0;
        for (int line = 0; line < fills.length; line++) {
            int gain = gains[fills[line]];
            list[count] = gain << LINE_BITS | line;
            count += gain == 0 ? 0 : 1;
        }
        return count;
    }

    /**
     * The most points that a stone of {@code side} scores after one more stone of the other side on {@code cell}, which is
     * no longer among the empty ones. To be called after {@link #list}, for any number of cells.
     */
    int bestAfter(int cell, int[] fills, long[] empty, int side) {
        byte[] gains = table.gainsBy(side);
        int step = table.step(side ^ 1);
        int four = through[cell];
        leaveOut(four, listed, listedCount);
        for (int rest = four, i = 0; i < LINES_OF_A_CELL; i++, rest >>>= LINE_BITS) {
            int line = rest & LINE;
            int gain = gains[fills[line] + step];
            open[openCount] = gain << LINE_BITS | line;
            openCount += gain == 0 ? 0 : 1;
        }
        return most(empty);
    }

    /**
     * The most points that one more stone scores on the lines that do not go through the cell of {@link #best} or
     * {@link #bestAfter}, the first such cell if there are several. To be called after it, once.
     */
    int next(long[] empty) {
        leaveOut(through[bestCell], open, openCount);
        return most(empty);
    }

    /** Sets the open lines to those of a list that are not among four. */
    private void leaveOut(int four, int[] list, int length) {
        int count = 0;
        for (int i = 0; i < length; i++) {
            int line = list[i] & LINE;
            boolean taken = line == (four & LINE)
                    || line == (four >>> LINE_BITS & LINE)
                    || line == (four >>> (2 * LINE_BITS) & LINE)
                    || line == four >>> (3 * LINE_BITS);
            open[count] = list[i];
            count += taken ? 0 : 1;
        }
        openCount = count;
    }

    private int most(long[] empty) {
        int most = 0;
        bestCell = 0;
        for (int w = 0; w < words; w++) {
            long ones = 0;
            long twos = 0;
            long fours = 0;
            long eights = 0;
            for (int i = 0; i < openCount; i++) {
                long line = cells[(open[i] & LINE) * words + w];
                int gain = open[i] >>> LINE_BITS;
                long one = line & -(gain & 1);
                long two = line & -(gain >>> 1);
                long toTwos = ones & one;
                ones ^= one;
                long toFours = (twos & two) | ((twos ^ two) & toTwos);
                twos ^= two ^ toTwos;
                eights |= fours & toFours;
                fours ^= toFours;
            }
            long best = empty[w];
            int gain = 0;
            if ((best & eights) != 0) {
                best &= eights;
                gain = 8;
            }
            if ((best & fours) != 0) {
                best &= fours;
                gain += 4;
            }
            if ((best & twos) != 0) {
                best &= twos;
                gain += 2;
            }
            if ((best & ones) != 0) {
                best &= ones;
                gain += 1;
            }
            if (gain > most) {
                most = gain;
                bestCell = w << 6 | Long.numberOfTrailingZeros(best);
            }
        }
        return most;
    }
}
