package dev.boardwright.ai.match;

import dev.boardwright.ai.Score;
import dev.boardwright.core.record.GameRecord;
import java.util.List;

/**
 * A finished game of {@link SelfPlay}.
 *
 * @param number the number of the game, from 0
 * @param record the game from its start, opening included
 * @param opening the number of moves in the opening
 * @param scores the score of each move after the opening, from its mover's side
 * @param effort the effort of the player
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
