package dev.boardwright.ai;

import java.util.List;
import java.util.Objects;

/**
 * A move with the best line after it, and its score from the side of the player to move.
 *
 * @param score the score of the first move
 * @param moves at least one move, in order
 * @param <M> the game's move
 */
public record Line<M>(Score score, List<M> moves) {
    /** Copies the list and validates the parameters. */
    public Line {
        Objects.requireNonNull(score, "score");
        moves = List.copyOf(moves);
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("a line has at least one move");
        }
    }

    /** The first move. */
    public M move() {
        return moves.get(0);
    }
}
