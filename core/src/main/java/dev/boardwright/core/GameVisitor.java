package dev.boardwright.core;

/**
 * Work on a game whose types are not known: {@link Games#with} names them {@code S} and {@code M}, so that states and
 * moves of the game can be kept in variables and handed back to it.
 *
 * @param <R> the result
 */
public interface GameVisitor<R> {
    /** The result of the work on {@code game}. */
    <S, M> R visit(Game<S, M> game);
}
