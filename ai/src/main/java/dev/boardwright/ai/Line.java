package dev.boardwright.ai;

import java.util.List;

/**
 * A move with the best line after it, and its score from the side of the player to move.
 *
 * @param score the score of the first move
 * @param moves at least one move, in order
 * @param <M> the game's move
 */
public record Line<M>(Score score, List<M> moves) {
    /** Copies the list. */
    public Line {
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
