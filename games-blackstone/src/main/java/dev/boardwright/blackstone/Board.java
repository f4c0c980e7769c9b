package dev.boardwright.blackstone;

import dev.boardwright.core.MoveBuffer;

/**
 * The stones in memory, seen from the side to move: its stones are {@code mine}, the other side's {@code theirs}. A board
 * sweeps, moves, removes and restores stones; when that happens is decided by {@link BlackstonePosition}.
 *
 * <p>There are two: {@link WordBoard} for up to 64 cells, {@link LanesBoard} for more. Squares are numbered as
 * {@link MoveCodes} says.
 */
abstract class Board {
    /** Puts a stone on an empty square of a board where {@code mine} is red. */
    abstract void put(char letter, int square);

    /** The letter of the stone on a square, given the letters of the sides; a dot for an empty square. */
    abstract char letter(int square, char mineLetter, char theirsLetter);

    /**
     * Rule 3: finds the cells that the stones of a side reach in each direction, and returns the number of moves. The
     * result is remembered for {@link #moves} and {@link #moveAt} until the board changes or is swept again.
     */
    abstract int sweep(boolean ofMine);

    /** Appends the moves found by the last sweep, which was of {@code mine}: by direction, then by the cell reached. */
    abstract void moves(MoveBuffer out);

    /** The {@code k}-th of {@link #moves}, in the same order. */
    abstract int moveAt(int k);

    /** Rule 3: moves a stone of {@code mine} and leaves a black one. */
    abstract void move(int from, int to);

    /** Rule 4: removes the stones that must leave after a move to {@code to}. */
    abstract void removeBlocked(int to);

    /** Undoes the last {@link #move} and the removal after it; {@code mine} is the side that made it. */
    abstract void restore();

    /** Rule 2: exchanges {@code mine} and {@code theirs}. */
    abstract void swapSides();

    /** Rule 5: whether a side has no stones. */
    abstract boolean isOver();

    /** The number of stones of a side. */
    abstract int stones(boolean ofMine);

    /** The pairs of a stone of a side and an empty cell next to it. */
    abstract int openDirections(boolean ofMine);

    /** The advantage of {@code mine} by {@link Room}. */
    abstract int room();

    abstract long hash();

    /** Becomes equal to {@code other}, a board of the same class and size; nothing before it can be restored. */
    abstract void copyFrom(Board other);
}
