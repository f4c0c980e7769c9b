package dev.boardwright.core;

import java.util.OptionalInt;

/**
 * Judges a position of one game for one player: higher is better for that player.
 *
 * <p>An evaluation is stateless and safe to share. It is called once a leaf, so it should read what the position keeps
 * rather than compute. It may be called for a finished position too.
 *
 * @param <S> the state of the game that the evaluation belongs to
 */
@FunctionalInterface
public interface Evaluation<S> {
    /** No evaluation is as large as this or as small as its negative: beyond lie the scores of proven wins and losses. */
    int LIMIT = 1_000_000;

    /** The value of {@code position} for {@code player}, between {@code -LIMIT} and {@code LIMIT} exclusive. */
    int evaluate(Position<S> position, Player player);

    /**
     * The value that means a likely win, about 85 games in 100. Searchers that need winning chances use it; where it is
     * empty, the default, they find it from random games.
     */
    default OptionalInt scale() {
        return OptionalInt.empty();
    }

    /** The nearest value that an evaluation may return. */
    static int clamp(long value) {
        return (int) Math.max(1 - LIMIT, Math.min(value, LIMIT - 1));
    }
}
