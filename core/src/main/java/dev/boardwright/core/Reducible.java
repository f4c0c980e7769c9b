package dev.boardwright.core;

/**
 * A game that identifies positions with the same future for an exact solver. Optional: ask with {@code game instanceof
 * Reducible<S, M> reducible}.
 *
 * <p>A solver works with any game. With this it needs fewer positions, because transpositions, mirror images and
 * exchanged colours share one result.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public interface Reducible<S, M> extends Game<S, M> {
    /**
     * A fresh reduction that reads {@code position}, owned by the thread that owns the position.
     *
     * @param position a working board of this game, from {@link Game#position}
     */
    Reduction<S> reduction(Position<S> position);
}
