package dev.boardwright.ai;

import java.util.List;

/**
 * A line of play that a search thinks best after its first move, and its score from the side of the player to move.
 *
 * @param score what the first move is worth
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
