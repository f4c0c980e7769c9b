package dev.boardwright.blackstone;

/**
 * How much better the stones of one side stand than those of the other, by the empty cells next to each: a stone with one
 * left is all but lost, one with two is in danger, and beyond three more hardly matter.
 */
final class Room {
    /** What a stone on the board is worth, and what its second, third and fourth empty neighbour add. */
    static final int STONE = 100;

    static final int SECOND = 60;
    static final int THIRD = 40;
    static final int FOURTH = 30;

    private Room() {}

    /** The balance for Red on a board kept as rows ({@link Neighbours}). */
    static int balanceInRows(long[] rows) {
        int balance = 0;
        for (int at = Neighbours.MARGIN; at < rows.length - Neighbours.MARGIN; at++) {
            long below = rows[at - 1];
            long here = rows[at];
            long above = rows[at + 1];
            balance += balance(
                    Neighbours.redInRow(here),
                    Neighbours.blueInRow(here),
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

    /** The balance on a board in one word. */
    static int balanceInWord(long mine, long theirs, long empty) {
        long left = Neighbours.fromLeft(empty);
        long right = Neighbours.fromRight(empty);
        return balance(
                mine, theirs, left << 8, empty << 8, right << 8, left, right, left >>> 8, empty >>> 8, right >>> 8);
    }

    /** The balance, given for each of eight directions the cells that have an empty neighbour there. */
    private static int balance(long mine, long theirs, long a, long b, long c, long d, long e, long f, long g, long h) {
        // The number of empty neighbours of every cell at once: ones + 2 * (how many of the four pairs).
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
