package dev.boardwright.core;

/**
 * Judges a position of one game for one player: higher is better for that player.
 *
 * <p>An evaluation is stateless and safe to share. It is called once a leaf, so it reads what the position keeps. It may
 * be asked of a finished position too.
 *
 * @param <S> the state of the game that the evaluation belongs to
 */
@FunctionalInterface
public interface Evaluation<S> {
    /** No evaluation is as large as this or as small as its negative: beyond lie the scores of proven wins and losses. */
    int LIMIT = 1_000_000;

    /** The value of {@code position} for {@code player}, between {@code -LIMIT} and {@code LIMIT} exclusive. */
    int evaluate(Position<S> position, Player player);
}
