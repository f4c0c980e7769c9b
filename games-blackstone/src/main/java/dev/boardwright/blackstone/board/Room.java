package dev.boardwright.blackstone.board;

/**
 * The advantage of one side over the other, by the empty cells next to each stone. A stone with one is nearly lost, a
 * stone with two is in danger, and more than four add nothing.
 */
public final class Room {
    /**
     * The worth of a stone on the board, and what its second, third and fourth empty neighbour add. Chosen by hand; not
     * measured.
     */
    public static final int STONE = 100;

    public static final int SECOND = 60;
    public static final int THIRD = 40;
    public static final int FOURTH = 30;

    private Room() {}

    /** The balance for Red on a board as {@link Rows}. */
    public static int balanceInRows(long[] rows) {
        int balance = 0;
        for (int at = Rows.MARGIN; at < rows.length - Rows.MARGIN; at++) {
            long below = rows[at - 1];
            long here = rows[at];
            long above = rows[at + 1];
            balance += balance(
                    Rows.red(here),
                    Rows.blue(here),
                    below << 1,
                    below,
                    below >>> 1,
                    here << 1,
                    here >>> 1,
                    above << 1,
                    above,
                    above >>> 1);
        }
        return balance;
    }

    /** The balance for {@code mine} on a board in one word ({@link WordCells}). */
    public static int balanceInWord(long mine, long theirs, long empty) {
        long left = WordCells.fromLeft(empty);
        long right = WordCells.fromRight(empty);
        return balance(
                mine, theirs, left << 8, empty << 8, right << 8, left, right, left >>> 8, empty >>> 8, right >>> 8);
    }

    /** The balance for {@code mine}, given for each of eight directions the cells that have an empty neighbour there. */
    private static int balance(long mine, long theirs, long a, long b, long c, long d, long e, long f, long g, long h) {
        // Counts the empty neighbours of all cells at once: ones + 2 * (the number of the four pairs).
        long sumA = a ^ b ^ c;
        long sumB = d ^ e ^ f;
        long sumC = g ^ h;
        long pairA = majority(a, b, c);
        long pairB = majority(d, e, f);
        long pairC = g & h;
        long pairD = majority(sumA, sumB, sumC);
        long ones = sumA ^ sumB ^ sumC;
        long two = pairA | pairB | pairC | pairD;
        long four = (pairA & pairB) | (pairC & pairD) | ((pairA | pairB) & (pairC | pairD));
        long three = four | (two & ones);
        return STONE * difference(mine, theirs, -1L)
                + SECOND * difference(mine, theirs, two)
                + THIRD * difference(mine, theirs, three)
                + FOURTH * difference(mine, theirs, four);
    }

    private static long majority(long a, long b, long c) {
        return (a & b) | ((a | b) & c);
    }

    private static int difference(long mine, long theirs, long set) {
        return Long.bitCount(mine & set) - Long.bitCount(theirs & set);
    }
}
