package dev.boardwright.threesixnine;

/**
 * What one more stone does to a line, looked up instead of worked out. Immutable, shared by all positions of a game.
 *
 * <p>How many stones a line holds, and how long it is, makes its <em>state</em>, a number; a stone adds a fixed
 * {@linkplain #step step} to it. For each state there is one word, the <em>change</em> that the next stone makes:
 *
 * <pre>
 *   change   bits 0 to 15      the points that the stone scores on this line (rule 4)
 *            the bits above    what it adds to the tally
 *   tally    bits 0, 8, 16     on how many lines White's next stone would score 1, 2, 3 points
 *            bits 24, 32, 40   the same for Black, where stones have colours
 * </pre>
 *
 * So the changes on the four lines of a stone are added up as they are, and give its points and the new tally at once.
 */
final class LineStates {
    /** How far up in a change the tally begins. */
    static final int TALLY_SHIFT = 16;
    /** The points in a change, or in the sum of all changes of a game. */
    static final long POINTS = (1 << TALLY_SHIFT) - 1;

    private static final int LANE_BITS = 8;
    private static final int LANE = (1 << LANE_BITS) - 1;
    private static final int MOST_POINTS = 3;
    private static final int BITS_OF_SIDE = MOST_POINTS * LANE_BITS;

    private final boolean coloured;
    private final int base;
    private final long[][] changes;
    private final byte[][] open;

    LineStates(int size, boolean coloured) {
        this.coloured = coloured;
        base = size + 1;
        changes = new long[][] {changes(0), changes(1)};
        open = new byte[][] {openTo(0), openTo(1)};
    }

    /** Rule 4: the points for a line that has just come to hold this many stones. */
    static int points(int stones) {
        return stones == 3 ? 1 : stones == 6 ? 2 : stones == 9 ? 3 : 0;
    }

    private long[] changes(int side) {
        long[] words = new long[base * base * base];
        for (int state = 0; state < words.length - step(side); state++) {
            if (!isFull(state)) {
                long tallied = tally(state + step(side)) - tally(state);
                words[state] = (tallied << TALLY_SHIFT) + gain(state, side);
            }
        }
        return words;
    }

    /** The state of a line of so many cells without a stone. */
    int empty(int length) {
        return length * base * base;
    }

    /** What a stone of a side adds to a state. */
    int step(int side) {
        return index(side) == 0 ? 1 : base;
    }

    /** For each state, the change that a stone of a side makes. For inner loops, which never write it. */
    long[] changesBy(int side) {
        return changes[side];
    }

    /** Where stones have no colour, all are counted as White's. */
    private int index(int side) {
        return coloured ? side : 0;
    }

    /** The stones on a line that count for a side. */
    int stones(int state, int side) {
        return state / step(side) % base;
    }

    /** Whether every cell of a line holds a stone. */
    boolean isFull(int state) {
        return state % base + state / base % base >= state / base / base;
    }

    /** What a stone of a side would score on a line; 0 if it is full. */
    int gain(int state, int side) {
        return isFull(state) ? 0 : points(stones(state, side) + 1);
    }

    /** What a side would score on a line if all further stones were its own. */
    int open(int state, int side) {
        return open[side][state];
    }

    private byte[] openTo(int side) {
        byte[] points = new byte[base * base * base];
        for (int state = points.length - 1 - step(side); state >= 0; state--) {
            if (!isFull(state)) {
                points[state] = (byte) (gain(state, side) + points[state + step(side)]);
            }
        }
        return points;
    }

    /** What a line adds to the tally. */
    long tally(int state) {
        long white = unit(gain(state, 0));
        return coloured ? white + (unit(gain(state, 1)) << BITS_OF_SIDE) : white;
    }

    private static long unit(int gain) {
        return gain == 0 ? 0 : 1L << (LANE_BITS * (gain - 1));
    }

    /** By a tally, the most that a stone of a side would score on any one line. */
    int best(long tally, int side) {
        int lanes = lanes(tally, side);
        return lanes == 0 ? 0 : 1 + (31 - Integer.numberOfLeadingZeros(lanes)) / LANE_BITS;
    }

    /** By a tally, what stones of a side would score on all lines together. */
    int total(long tally, int side) {
        int lanes = lanes(tally, side);
        return (lanes & LANE) + 2 * (lanes >>> LANE_BITS & LANE) + 3 * (lanes >>> (2 * LANE_BITS));
    }

    private int lanes(long tally, int side) {
        return (int) (tally >>> (BITS_OF_SIDE * index(side))) & ((1 << BITS_OF_SIDE) - 1);
    }
}
