package dev.boardwright.core;

/**
 * The part of a position that decides the rest of the game, read from one working board.
 *
 * <p>The margin of a position under best play is the sum of two parts, both in the game's own points: the part that is
 * {@linkplain #settled settled}, which no play can change, and the <em>margin to come</em>. Positions with equal
 * {@linkplain #key keys} have the same margin to come, seen from the side to move. A key therefore leaves out points
 * already won. Mirror images, and positions with colours and turn exchanged, may share a key.
 *
 * <p>The owner of the board calls {@link #played} and {@link #undone} after each move and undo, so that keys can be
 * updated incrementally. Owned by one thread.
 *
 * @param <S> the game's state
 */
public abstract class Reduction<S> {
    /** A bound for games that have none: greater than any margin. */
    public static final int UNBOUNDED = (1 << 28) - 1;

    /** For subclasses. */
    protected Reduction() {}

    /** Called after a move on the board; by default does nothing. */
    public void played(int code) {}

    /** Called after a move was undone on the board; by default does nothing. */
    public void undone(int code) {}

    /** A 64-bit hash of everything that decides the margin to come. */
    public abstract long key();

    /**
     * Whether a key costs no more than a move; true by default. A solver then looks up the results of all moves before
     * it searches any of them.
     */
    public boolean isKeyCheap() {
        return true;
    }

    /** The part of the margin that no play can change, from the first player's side; by default 0. */
    public int settled() {
        return 0;
    }

    /** A lower bound of the margin to come, from the side to move, known without a search. */
    public int least() {
        return -UNBOUNDED;
    }

    /** An upper bound of the margin to come, from the side to move. */
    public int most() {
        return UNBOUNDED;
    }
}
