package dev.boardwright.core;

import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * The exact values of a position and of all that can follow it, computed at once. Owned by one thread while it is solved;
 * safe to share after that.
 *
 * @param <S> the game's state
 */
public interface Endgame<S> {
    /** The number of positions whose values are computed. */
    long positions();

    /** The memory that the values take, in bytes. It is allocated by {@link #solve}. */
    long bytes();

    /** About how long {@link #solve} takes, in nanoseconds, on the machine where the game was measured. */
    long nanos();

    /**
     * Computes the values, and returns whether they are known: not if {@code stopped} returned true, which is asked at least
     * every millisecond, or if the way of the game does not hold for this endgame after all.
     *
     * @throws OutOfMemoryError if there is not enough memory
     */
    boolean solve(BooleanSupplier stopped);

    /**
     * The margin with best play of both sides, from the first player's side; empty if {@code position} is not one that can
     * follow the first. After {@link #solve} has returned true.
     */
    OptionalInt margin(Position<S> position);
}
