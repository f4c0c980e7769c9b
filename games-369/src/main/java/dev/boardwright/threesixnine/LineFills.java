package dev.boardwright.threesixnine;

/**
 * Tables of the points and changes that the next stone makes on a line. Immutable, shared by all positions of a game.
 *
 * <p>The <em>fill</em> of a line is a number for its length and the number of stones of each side on it. A stone adds a
 * fixed {@linkplain #step step} to it. For each fill a table has one word, the <em>change</em> that the next stone
 * makes:
 *
 * <pre>
 *   change    bits 0 to 15      the points that the stone scores on this line (rule 4)
 *             the bits above    the change of the outlook
 * </pre>
 *
 * The sum of the changes on the four lines of a stone gives its points and the new outlook at once. The <em>outlook</em> of
 * a position is the sum over its lines of what an evaluation needs to know about the points to come:
 *
 * <pre>
 *   neutral     bits 0, 8, 16   the number of lines on which the next stone would score 1, 2, 3 points
 *   coloured    White's points to come minus Black's, in parts of {@link #POINT}, if each further stone on a line is White's
 *               or Black's by lot
 * </pre>
 */
final class LineFills {
    /** The bit of a change at which the outlook begins. */
    static final int OUTLOOK_SHIFT = 16;
    /** The points in a change, or in the sum of all changes of a game. */
    static final long POINTS = (1 << OUTLOOK_SHIFT) - 1;
    /** The unit of the outlook with coloured stones: the parts of a point. */
    static final int POINT = 64;

    private static final int LANE_BITS = 8;
    private static final int LANE = (1 << LANE_BITS) - 1;

    private final boolean coloured;
    private final int base;
    /** By the stones of a side on a line and its empty cells: the side's points to come on average, see above. */
    private final double[][] expected;

    private final long[][] changes;
    private final byte[][] gains;
    private final byte[][] open;

    LineFills(int size, boolean coloured) {
        this.coloured = coloured;
        base = size + 1;
        expected = expected(size);
        changes = new long[][] {changes(0), changes(1)};
        gains = new byte[][] {gains(0), gains(1)};
        open = new byte[][] {openTo(0), openTo(1)};
    }

    /** Rule 4: the points for a line that now holds exactly this number of stones. */
    static int points(int stones) {
        return stones == 3 ? 1 : stones == 6 ? 2 : stones == 9 ? 3 : 0;
    }

    private static double[][] expected(int size) {
        double[][] points = new double[size + 1][size + 1];
        for (int stones = size - 1; stones >= 0; stones--) {
            for (int empties = 1; stones + empties <= size; empties++) {
                double own = points(stones + 1) + points[stones + 1][empties - 1];
                points[stones][empties] = (own + points[stones][empties - 1]) / 2;
            }
        }
        return points;
    }

    private long[] changes(int side) {
        long[] words = new long[base * base * base];
        for (int fill = 0; fill < words.length - step(side); fill++) {
            if (!isFull(fill)) {
                long outlook = outlook(fill + step(side)) - outlook(fill);
                words[fill] = (outlook << OUTLOOK_SHIFT) + gain(fill, side);
            }
        }
        return words;
    }

    private byte[] gains(int side) {
        byte[] points = new byte[changes[side].length];
        for (int fill = 0; fill < points.length; fill++) {
            points[fill] = (byte) (changes[side][fill] & POINTS);
        }
        return points;
    }

    private byte[] openTo(int side) {
        byte[] points = new byte[base * base * base];
        for (int fill = points.length - 1 - step(side); fill >= 0; fill--) {
            if (!isFull(fill)) {
                points[fill] = (byte) (gain(fill, side) + points[fill + step(side)]);
            }
        }
        return points;
    }

    /** The points of a side on a line if all further stones were its own. */
    int open(int fill, int side) {
        return open[side][fill];
    }

    /** The fill of an empty line with this number of cells. */
    int empty(int length) {
        return length * base * base;
    }

    /** The number that a stone of a side adds to a fill. */
    int step(int side) {
        return index(side) == 0 ? 1 : base;
    }

    /** For each fill, the change that a stone of a side makes. The internal array, for inner loops: do not write it. */
    long[] changesBy(int side) {
        return changes[side];
    }

    /** For each fill, the points that a stone of a side scores: an eighth of the memory of {@link #changesBy}. */
    byte[] gainsBy(int side) {
        return gains[side];
    }

    /**
     * Rules 3 and 4: puts a stone on the four lines of {@code through}, eight bits each, and returns the sum of the changes.
     */
    static long addStone(int[] fills, int through, int step, long[] changes) {
        return changes[addStone(fills, through & 0xff, step)]
                + changes[addStone(fills, through >>> 8 & 0xff, step)]
                + changes[addStone(fills, through >>> 16 & 0xff, step)]
                + changes[addStone(fills, through >>> 24, step)];
    }

    /** Puts a stone on a line and returns the fill that it had. */
    private static int addStone(int[] fills, int line, int step) {
        int fill = fills[line];
        fills[line] = fill + step;
        return fill;
    }

    /** Removes a stone from the four lines of {@code through}. */
    static void removeStone(int[] fills, int through, int step) {
        fills[through & 0xff] -= step;
        fills[through >>> 8 & 0xff] -= step;
        fills[through >>> 16 & 0xff] -= step;
        fills[through >>> 24] -= step;
    }

    /** Stones without colours are counted as White's. */
    private int index(int side) {
        return coloured ? side : 0;
    }

    /** The stones on a line that count for a side. */
    int stones(int fill, int side) {
        return fill / step(side) % base;
    }

    /** The empty cells of a line. */
    int empties(int fill) {
        return fill / base / base - fill % base - fill / base % base;
    }

    /** Whether every cell of a line holds a stone. */
    boolean isFull(int fill) {
        return empties(fill) <= 0;
    }

    /** The points of a stone of a side on a line; 0 if it is full. */
    int gain(int fill, int side) {
        return isFull(fill) ? 0 : points(stones(fill, side) + 1);
    }

    /** The part of the outlook that comes from a line. */
    long outlook(int fill) {
        if (!coloured) {
            int gain = gain(fill, 0);
            return gain == 0 ? 0 : 1L << (LANE_BITS * (gain - 1));
        }
        int empties = empties(fill);
        return empties <= 0
                ? 0
                : Math.round(POINT * (expected[stones(fill, 0)][empties] - expected[stones(fill, 1)][empties]));
    }

    /** With neutral stones: the most points that the next stone would score on one line, by the outlook. */
    static int best(long outlook) {
        return outlook == 0 ? 0 : 1 + (Long.SIZE - 1 - Long.numberOfLeadingZeros(outlook)) / LANE_BITS;
    }

    /** With neutral stones: the points of the next stone on all lines together, by the outlook. */
    static int total(long outlook) {
        int lanes = (int) outlook;
        return (lanes & LANE) + 2 * (lanes >>> LANE_BITS & LANE) + 3 * (lanes >>> (2 * LANE_BITS));
    }
}
