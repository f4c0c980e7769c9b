package dev.boardwright.blackstone.board;

import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;

/**
 * Rule 3 on a board in one word ({@link WordCells}): where the stones of a side can go, all stones at once, one direction
 * after the other.
 *
 * <pre>
 *   stones   r . . x . r r . .        going right, both red stones in the open reach the empty
 *   reached  . * * . . . . * *        cells in front of them; no cell is reached twice, because
 *                                     a stone stops the stone behind it
 * </pre>
 *
 * Each bit reached is therefore one move: its stone is the nearest one behind it. Counting moves is counting bits.
 */
public final class WordSweep {
    /** One word of reached cells for each of {@link Direction#ALL}. */
    public static final int WORDS = Direction.ALL.size();

    private static final int SIDE = WordCells.SIDE;
    private static final int SQUARES = SIDE * SIDE;
    /** The number of directions that lead to higher squares: the first ones of {@link Direction#ALL}. */
    private static final int UPWARD = 4;
    /** For each direction and square, the squares behind it: where a stone that reached it can have come from. */
    private static final long[] BEHIND = behind();

    private WordSweep() {}

    private static long[] behind() {
        Grid squares = Grid.square(SIDE);
        long[] behind = new long[WORDS * SQUARES];
        for (int direction = 0; direction < WORDS; direction++) {
            for (int square = 0; square < SQUARES; square++) {
                int[] ray = squares.ray(square, Direction.ALL.get(direction).opposite());
                behind[place(direction, square)] = squares.bits(ray)[0];
            }
        }
        return behind;
    }

    /** Writes the cells that {@code stones} reach in each direction to {@code out} and returns their number. */
    public static int sweep(long stones, long empty, long[] out) {
        long right = WordCells.enteredFromLeft(empty);
        long left = WordCells.enteredFromRight(empty);
        return sweepRows(out, stones, empty)
                + sweepAxis(out, 1, stones, empty, empty, empty, SIDE)
                + sweepAxis(out, 2, stones, empty, right, left, SIDE + 1)
                + sweepAxis(out, 3, stones, empty, left, right, SIDE - 1);
    }

    /** Like {@link #sweepAxis}, but to the right one addition does it: the carry runs through the empty cells. */
    private static int sweepRows(long[] out, long stones, long empty) {
        long entered = WordCells.enteredFromLeft(empty);
        long right = entered & ~(entered + (entered & stones << 1));
        long left = WordCells.enteredFromRight(empty) & stones >>> 1;
        long link = entered & empty << 1;
        left |= (link & left) >>> 1;
        link &= link << 1;
        left |= (link & left) >>> 2;
        link &= link << 2;
        left |= (link & left) >>> 4;
        out[0] = right;
        out[UPWARD] = left;
        return Long.bitCount(right) + Long.bitCount(left);
    }

    /**
     * Sweeps up and down an axis: by one step, then by one, two and four more where that many empty cells are linked.
     *
     * @param enteredUp the empty cells that a step up can reach
     * @param enteredDown the empty cells that a step down can reach
     */
    private static int sweepAxis(
            long[] out, int direction, long stones, long empty, long enteredUp, long enteredDown, int step) {
        long up = enteredUp & stones << step;
        long down = enteredDown & stones >>> step;
        long link = enteredUp & empty << step;
        up |= link & up << step;
        down |= (link & down) >>> step;
        link &= link << step;
        up |= link & up << (2 * step);
        down |= (link & down) >>> (2 * step);
        link &= link << (2 * step);
        if (link != 0) {
            up |= link & up << (4 * step);
            down |= (link & down) >>> (4 * step);
        }
        out[direction] = up;
        out[direction + UPWARD] = down;
        return Long.bitCount(up) + Long.bitCount(down);
    }

    /** A direction and a square reached in it, in one number. */
    public static int place(int direction, int square) {
        return direction * SQUARES + square;
    }

    /**
     * The place of the {@code k}-th cell reached. The direction is found without a branch, because no processor predicts
     * it; within a direction there are few cells to go through.
     *
     * @param before scratch space for {@link #WORDS} numbers, the first of which is 0 and stays so
     */
    public static int select(long[] reached, int k, int[] before) {
        int direction = 0;
        int passed = 0;
        for (int d = 1; d < before.length; d++) {
            passed += Long.bitCount(reached[d - 1]);
            before[d] = passed;
            direction += (passed - 1 - k) >>> 31;
        }
        long rest = reached[direction];
        for (int n = k - before[direction]; n > 0; n--) {
            rest &= rest - 1;
        }
        return place(direction, Long.numberOfTrailingZeros(rest));
    }

    /** The square of the stone that reaches a place: the nearest of {@code stones} behind it. Without a branch. */
    public static int from(long stones, int place) {
        long behind = stones & BEHIND[place];
        int highest = 63 - Long.numberOfLeadingZeros(behind);
        int lowest = Long.numberOfTrailingZeros(behind);
        int isDownward = (UPWARD * SQUARES - 1 - place) >> 31;
        return highest ^ ((highest ^ lowest) & isDownward);
    }

    /** The square of a place. */
    public static int to(int place) {
        return place & (SQUARES - 1);
    }
}
