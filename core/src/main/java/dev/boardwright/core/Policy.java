package dev.boardwright.core;

/**
 * Chooses moves in one game: a computer level of that game, in addition to the general searchers.
 *
 * @param <S> the state of the game that the policy belongs to
 */
public interface Policy<S> {
    /** The name of the level, in lower case with hyphens. */
    String name();

    /** A legal move of {@code position}, which must not be over and is left as it was. */
    int choose(Position<S> position, Rng rng);
}
