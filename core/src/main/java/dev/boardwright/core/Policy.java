package dev.boardwright.core;

/**
 * A way of choosing a move that belongs to one game: a computer level of its own, beside the general searchers.
 *
 * @param <S> the state of the game that the policy belongs to
 */
public interface Policy<S> {
    /** The name of the level, in lower case with hyphens. */
    String name();

    /** A legal move of {@code position}, which must not be over and is left as it was. */
    int choose(Position<S> position, Rng rng);
}
