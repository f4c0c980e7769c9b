package dev.boardwright.ai.match;

import java.util.List;

/**
 * The opening of a game of a match: a state and the first moves.
 *
 * @param start the state before the moves
 * @param moves the moves that are played before the players choose their own
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record Opening<S, M>(S start, List<M> moves) {
    /** Copies the list. */
    public Opening {
        moves = List.copyOf(moves);
    }
}
