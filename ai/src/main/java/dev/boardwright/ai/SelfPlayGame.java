package dev.boardwright.ai;

import dev.boardwright.core.GameRecord;
import java.util.List;

/**
 * A finished game of {@link SelfPlay}.
 *
 * @param number which game, from 0
 * @param record the game from its start, opening included
 * @param opening how many of the record's moves are the opening
 * @param scores what each move after the opening was worth, from its mover's side
 * @param effort what the player put into the moves
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record SelfPlayGame<S, M>(int number, GameRecord<S, M> record, int opening, List<Score> scores, Effort effort) {
    /** Copies the list. */
    public SelfPlayGame {
        scores = List.copyOf(scores);
    }

    /** The moves of the opening. */
    public List<M> openingMoves() {
        return record.moves().subList(0, opening);
    }

    /** The moves that the player chose, one for each score. */
    public List<M> moves() {
        return record.moves().subList(opening, record.moves().size());
    }

    /** The state after the opening, where the player's own moves begin. */
    public S start() {
        S state = record.start();
        for (M move : openingMoves()) {
            state = record.game().play(state, move);
        }
        return state;
    }
}
