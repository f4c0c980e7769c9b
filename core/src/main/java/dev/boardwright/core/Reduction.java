package dev.boardwright.core;

/**
 * What decides the rest of a game, and nothing else, read from one working board.
 *
 * <p>The margin of a position under best play is the sum of two parts, both in the game's own points: what is
 * {@linkplain #settled settled}, which no play can change, and the <em>margin to come</em>. Positions with equal
 * {@linkplain #key keys} have the same margin to come, seen from the side to move. So a key leaves out points already
 * won, and it may be the same for mirror images and for positions with the colours and the turn exchanged.
 *
 * <p>Whoever plays and undoes on the board also calls {@link #played} and {@link #undone}, so that keys can be kept
 * incrementally. Owned by one thread.
 *
 * @param <S> the game's state
 */
public abstract class Reduction<S> {
    /** More than any margin: no game that a solver is asked about goes so far. */
    public static final int UNBOUNDED = (1 << 28) - 1;

    /** For subclasses. */
    protected Reduction() {}

    /** Follows a move that has just been made on the board; by default does nothing. */
    public void played(int code) {}

    /** Follows the undoing of a move on the board; by default does nothing. */
    public void undone(int code) {}

    /** A 64-bit hash of what decides the margin to come. */
    public abstract long key();

    /**
     * Whether a key costs no more than making a move, as by default. Then a solver looks up what is known of every
     * move before it searches one.
     */
    public boolean isKeyCheap() {
        return true;
    }

    /** The part of the margin that no play can change, from the first player's side; by default 0. */
    public int settled() {
        return 0;
    }

    /** A lower bound of the margin to come, from the side to move: what is certain without a search. */
    public int least() {
        return -UNBOUNDED;
    }

    /** An upper bound of the margin to come, from the side to move. */
    public int most() {
        return UNBOUNDED;
    }
}
