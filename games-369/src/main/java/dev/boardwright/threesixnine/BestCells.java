package dev.boardwright.threesixnine;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.board.Bits;
import java.util.Arrays;

/**
 * The best cells for the next two neutral stones, by the points they score at once. Owned by a position.
 *
 * <p>Implementation notes. The gains of 64 cells are summed at once, in four words with one bit of each cell's sum:
 *
 * <pre>
 *   a line of 3 points     1 1 1 1 ...     ones     1 0 1 1 ...
 *   a line of 1 point      0 1 0 0 ...     twos     1 0 1 1 ...
 *                                          fours    0 1 0 0 ...
 *                                          eights   0 0 0 0 ...
 * </pre>
 *
 * A stone changes what the next one scores on its own four lines only. So the sums after each stone follow from those before
 * it by one addition, because its lines meet in no other cell, and those without the lines of the best cell by one more.
 *
 * <p>A bit stands for a cell. {@link #number} gives the bits to the empty cells of one position alone, if there are at most
 * 64: then one word is enough for this position and all that follow it.
 */
final class BestCells {
    private static final int LINE_BITS = 8;
    private static final int LINE = (1 << LINE_BITS) - 1;
    private static final int LINES_OF_A_CELL = 4;
    /** The words of the sums of 64 cells. */
    private static final int SUM = 4;

    private final Lines lines;
    private final int[] through;
    /** By the fill of a line: the points of the next stone. */
    private final byte[] gains;

    /** By cell and by bit. */
    private final int[] bitOf;

    private final int[] cellOf;
    /** The cells that have bits of their own, if not all cells have. */
    private final long[] numbered;
    /** The bits of {@link #numbered}. */
    private long all;

    /** The number of words for the bits of all cells; of each line one after the other. */
    private int words;

    private long[] bits;

    /** The bits of the empty cells. */
    private final long[] free;
    /** The sums of the position, and those after a stone. */
    private final long[] sums;

    private final long[] sumsAfter;
    /** The sums without the lines of the best cell. */
    private final long[] rest;

    private final int[] open;

    /** By line: the points of the next stone, before one more stone on the line and after it. */
    private final byte[] before;

    private final byte[] after;

    private int most;
    private int bestCell;

    BestCells(ThreeSixNine game) {
        lines = game.lines();
        through = lines.through();
        gains = game.lineFills().gainsBy(0);
        int cells = game.grid().cells();
        bitOf = new int[cells];
        cellOf = new int[cells];
        numbered = new long[Bits.words(cells)];
        free = new long[numbered.length];
        sums = new long[SUM * numbered.length];
        sumsAfter = new long[SUM * numbered.length];
        rest = new long[SUM * numbered.length];
        open = new int[lines.count()];
        before = new byte[lines.count()];
        after = new byte[lines.count()];
        bits = lines.bits();
        numberAll();
    }

    private void numberAll() {
        Arrays.setAll(bitOf, cell -> cell);
        Arrays.setAll(cellOf, cell -> cell);
        bits = lines.bits();
        words = numbered.length;
    }

    /** Gives bits to these empty cells alone, if that makes one word enough. */
    void number(long[] empty) {
        int count = Bits.count(empty);
        if (numbered.length == 1 || count == 0 || count > Long.SIZE) {
            return;
        }
        System.arraycopy(empty, 0, numbered, 0, empty.length);
        all = -1L >>> (Long.SIZE - count);
        bits = new long[lines.count()];
        words = 1;
        for (int cell = 0, bit = 0; cell < bitOf.length; cell++) {
            if (Bits.test(empty, cell)) {
                for (int rest = through[cell], i = 0; i < LINES_OF_A_CELL; i++, rest >>>= LINE_BITS) {
                    bits[rest & LINE] |= 1L << bit;
                }
                cellOf[bit] = cell;
                bitOf[cell] = bit++;
            }
        }
    }

    /** Sets {@link #free}. All cells get bits if some of the empty ones have none. */
    private void readEmpty(long[] empty) {
        long left = all;
        for (int w = 0; words < empty.length && w < empty.length; w++) {
            if ((empty[w] & ~numbered[w]) != 0) {
                numberAll();
            } else {
                for (long stones = numbered[w] & ~empty[w]; stones != 0; stones &= stones - 1) {
                    left &= ~(1L << bitOf[w << 6 | Long.numberOfTrailingZeros(stones)]);
                }
            }
        }
        if (words < empty.length) {
            free[0] = left;
        } else {
            System.arraycopy(empty, 0, free, 0, words);
        }
    }

    /** The most points that the next stone scores. */
    int best(int[] fills, long[] empty) {
        addUp(fills, empty);
        most = 0;
        for (int w = 0; w < words; w++) {
            findMost(w, sums[SUM * w], sums[SUM * w + 1], sums[SUM * w + 2], sums[SUM * w + 3]);
        }
        return most;
    }

    /** Appends the cells on which the next stone scores at least {@code least} points, the best first. Returns {@link #best}. */
    int cellsOfGain(int[] fills, long[] empty, int least, MoveBuffer out) {
        int top = best(fills, empty);
        for (int gain = top; gain >= least; gain--) {
            for (int w = 0; w < words; w++) {
                for (long rest = cellsOfGain(w, gain); rest != 0; rest &= rest - 1) {
                    out.add(cellOf[w << 6 | Long.numberOfTrailingZeros(rest)]);
                }
            }
        }
        return top;
    }

    /** Of 64 cells, those with this sum. */
    private long cellsOfGain(int w, int gain) {
        long others = (sums[SUM * w] ^ -(gain & 1))
                | (sums[SUM * w + 1] ^ -(gain >> 1 & 1))
                | (sums[SUM * w + 2] ^ -(gain >> 2 & 1))
                | (sums[SUM * w + 3] ^ -(gain >> 3));
        return free[w] & ~others;
    }

    /** After {@link #best}: the most points of one more stone on the lines that do not go through the best cell. */
    int next() {
        int four = through[bestCell];
        return next(
                sums,
                four,
                before[four & LINE],
                before[four >>> LINE_BITS & LINE],
                before[four >>> (2 * LINE_BITS) & LINE],
                before[four >>> (3 * LINE_BITS)]);
    }

    /** Prepares {@link #valueAfter} for a position. */
    void lookAhead(int[] fills, long[] empty) {
        addUp(fills, empty);
        for (int line = 0; line < fills.length; line++) {
            after[line] = gains[fills[line] + 1];
        }
    }

    private void addUp(int[] fills, long[] empty) {
        readEmpty(empty);
        int count = 0;
        for (int line = 0; line < fills.length; line++) {
            byte gain = gains[fills[line]];
            before[line] = gain;
            open[count] = gain << LINE_BITS | line;
            count += gain == 0 ? 0 : 1;
        }
        for (int w = 0; w < words; w++) {
            long ones = 0;
            long twos = 0;
            long fours = 0;
            long eights = 0;
            for (int i = 0; i < count; i++) {
                long line = bits[(open[i] & LINE) * words + w];
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
            sums[SUM * w] = ones;
            sums[SUM * w + 1] = twos;
            sums[SUM * w + 2] = fours;
            sums[SUM * w + 3] = eights;
        }
    }

    /**
     * The points that a stone on {@code cell} scores, times {@code point}, minus {@link #best} after it, times {@code best}, plus
     * {@link #next} after it, times {@code next}. For any number of cells of the position of {@link #lookAhead}.
     */
    int valueAfter(int cell, int point, int best, int next) {
        int four = through[cell];
        int a = four & LINE;
        int b = four >>> LINE_BITS & LINE;
        int c = four >>> (2 * LINE_BITS) & LINE;
        int d = four >>> (3 * LINE_BITS);
        int value = point * (before[a] + before[b] + before[c] + before[d]);
        Bits.flip(free, bitOf[cell]);
        most = 0;
        for (int w = 0; w < words; w++) {
            change(
                    sums,
                    sumsAfter,
                    w,
                    four,
                    after[a] - before[a],
                    after[b] - before[b],
                    after[c] - before[c],
                    after[d] - before[d]);
        }
        if (most > 0) {
            value -= best * most;
            int other = through[bestCell];
            int e = other & LINE;
            int f = other >>> LINE_BITS & LINE;
            int g = other >>> (2 * LINE_BITS) & LINE;
            int h = other >>> (3 * LINE_BITS);
            value += next
                    * next(
                            sumsAfter,
                            other,
                            e == a ? after[e] : before[e],
                            f == b ? after[f] : before[f],
                            g == c ? after[g] : before[g],
                            h == d ? after[h] : before[h]);
        }
        Bits.flip(free, bitOf[cell]);
        return value;
    }

    /** The most points without those on four lines through the best cell, by the sums with them. */
    private int next(long[] from, int four, int a, int b, int c, int d) {
        int bit = bitOf[bestCell];
        Bits.flip(free, bit);
        most = 0;
        for (int w = 0; w < words; w++) {
            change(from, rest, w, four, -a, -b, -c, -d);
        }
        Bits.flip(free, bit);
        return most;
    }

    /**
     * Adds points from -3 to 3 to the sums of the cells of four lines through a cell that is not free, and finds the best
     * cell. The lines have no other cell in common, so one addition is enough for all. A negative number is added as what it
     * is in four bits.
     */
    private void change(long[] from, long[] to, int w, int four, int a, int b, int c, int d) {
        long lineA = bits[(four & LINE) * words + w];
        long lineB = bits[(four >>> LINE_BITS & LINE) * words + w];
        long lineC = bits[(four >>> (2 * LINE_BITS) & LINE) * words + w];
        long lineD = bits[(four >>> (3 * LINE_BITS)) * words + w];
        long one = (lineA & -(a & 1)) | (lineB & -(b & 1)) | (lineC & -(c & 1)) | (lineD & -(d & 1));
        long two = (lineA & -((a >> 1) & 1))
                | (lineB & -((b >> 1) & 1))
                | (lineC & -((c >> 1) & 1))
                | (lineD & -((d >> 1) & 1));
        long high = (lineA & (a >> 2)) | (lineB & (b >> 2)) | (lineC & (c >> 2)) | (lineD & (d >> 2));
        long ones = from[SUM * w];
        long twos = from[SUM * w + 1];
        long fours = from[SUM * w + 2];
        long eights = from[SUM * w + 3];
        long toTwos = ones & one;
        long toFours = (twos & two) | ((twos ^ two) & toTwos);
        long toEights = (fours & high) | ((fours ^ high) & toFours);
        ones ^= one;
        twos ^= two ^ toTwos;
        fours ^= high ^ toFours;
        eights ^= high ^ toEights;
        to[SUM * w] = ones;
        to[SUM * w + 1] = twos;
        to[SUM * w + 2] = fours;
        to[SUM * w + 3] = eights;
        findMost(w, ones, twos, fours, eights);
    }

    /** Finds the best of 64 cells by their sums, the first one if there are several. */
    private void findMost(int w, long ones, long twos, long fours, long eights) {
        long best = free[w];
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
            bestCell = cellOf[w << 6 | Long.numberOfTrailingZeros(best)];
        }
    }
}
