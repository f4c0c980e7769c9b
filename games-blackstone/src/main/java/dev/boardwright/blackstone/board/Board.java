package dev.boardwright.blackstone.board;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.board.Grid;

/**
 * The stones in memory, seen from the side to move: its stones are {@code mine}, the other side's {@code theirs}. A board
 * sweeps, moves, removes and restores stones; when that happens is decided by the position.
 *
 * <p>There are two: {@link WordBoard} for up to 64 cells, {@link LanesBoard} for more. Squares are numbered as
 * {@link MoveCodes} says.
 */
public abstract class Board {
    /** Puts a stone on an empty square of a board where {@code mine} is red. */
    public abstract void put(char letter, int square);

    /** The letter of the stone on a square, given the letters of the sides; a dot for an empty square. */
    public abstract char letter(int square, char mineLetter, char theirsLetter);

    /**
     * Rule 3: finds the cells that the stones of a side reach in each direction, and returns the number of moves. The
     * result is remembered for {@link #moves} and {@link #moveAt} until the board changes or is swept again.
     */
    public abstract int sweep(boolean ofMine);

    /** Appends the moves found by the last sweep, which was of {@code mine}: by direction, then by the cell reached. */
    public abstract void moves(MoveBuffer out);

    /** The {@code k}-th of {@link #moves}, in the same order. */
    public abstract int moveAt(int k);

    /** Rule 3: moves a stone of {@code mine} and leaves a black one. */
    public abstract void move(int from, int to);

    /** Rule 4: removes the stones that must leave after a move to {@code to}. */
    public abstract void removeBlocked(int to);

    /** Undoes the last {@link #move} and the removal after it; {@code mine} is the side that made it. */
    public abstract void restore();

    /** Rule 2: exchanges {@code mine} and {@code theirs}. */
    public abstract void swapSides();

    /** Rule 5: whether a side has no stones. */
    public abstract boolean isOver();

    /**
     * Rule 5: the margin of the side to move, by who has no stones.
     *
     * @param bothGone the margin if neither side has any
     */
    public static int margin(boolean mineGone, boolean theirsGone, int bothGone) {
        return mineGone ? (theirsGone ? bothGone : -1) : theirsGone ? 1 : 0;
    }

    /** The number of stones of a side. */
    public abstract int stones(boolean ofMine);

    /** The pairs of a stone of a side and an empty cell next to it. */
    public abstract int openDirections(boolean ofMine);

    /** The advantage of {@code mine} by {@link Room}. */
    public abstract int room();

    /**
     * Writes two bits for each cell, where {@link #bit} says: {@code mine} or black, and {@code theirs} or black. Cells outside
     * the board have none.
     */
    public abstract void bits(long[] words);

    /** The number of the bit of a cell in {@link #bits}: 0 for {@code mine}, 1 for {@code theirs}. */
    public static int bit(Grid grid, int plane, int cell) {
        return WordBoard.fits(grid)
                ? Long.SIZE * plane + MoveCodes.squares(grid).cell(grid.cellAt(cell))
                : Long.SIZE * grid.row(cell) + Integer.SIZE * plane + grid.column(cell);
    }

    /** The number of coloured stones in {@link #bits}. */
    public static int coloured(Grid grid, long[] bits) {
        if (WordBoard.fits(grid)) {
            return Long.bitCount(bits[0] ^ bits[1]);
        }
        int coloured = 0;
        for (long row : bits) {
            coloured += Integer.bitCount((int) (row ^ row >>> Integer.SIZE));
        }
        return coloured;
    }

    /** A hash of the stones, without the side to move. */
    public abstract long hash();

    /** Becomes equal to {@code other}, a board of the same class and size; nothing before it can be restored. */
    public abstract void copyFrom(Board other);
}
