package dev.boardwright.dagennacht;

import org.jspecify.annotations.Nullable;

/**
 * Follows the moves of a position, for the counters of an evaluation ({@link Prospects}) or of a threat search ({@link
 * Tempi}). A position has none until it is given one, and at most one.
 */
interface MoveObserver {
    /** A move is about to be made. The target of a drop is its square. */
    void beforeMove(int side, int square, int target);

    /** The same move has been made. */
    void afterMove(int side, int target);

    /** The last move has been undone. */
    void afterUndo();

    /** The position has changed in another way, and earlier moves cannot be undone. */
    void restart();

    /** The position has become equal to another one, with the given observer. */
    void copyFrom(@Nullable MoveObserver other);
}
