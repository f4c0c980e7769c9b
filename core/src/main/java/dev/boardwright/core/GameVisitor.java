package dev.boardwright.core;

/**
 * Work on a game whose types are unknown. {@link Games#with} calls it with type variables for state and move, so that
 * both can be kept in variables.
 *
 * @param <R> the result
 */
public interface GameVisitor<R> {
    /** The result of the work on {@code game}. */
    <S, M> R visit(Game<S, M> game);
}
