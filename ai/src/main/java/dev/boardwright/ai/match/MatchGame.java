package dev.boardwright.ai.match;

import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameEnd;
import dev.boardwright.core.record.GameRecord;

/**
 * A finished game of a {@link Match}.
 *
 * @param number the number of the game in the match, from 0; games 2n and 2n + 1 have the same opening
 * @param side the side that the first of the two players had
 * @param record the game from its start, opening included
 * @param first the effort of the first of the two players
 * @param second the effort of the other player
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record MatchGame<S, M>(int number, Player side, GameRecord<S, M> record, Effort first, Effort second) {
    /** 1, 0 or -1: won, drawn or lost by the first of the two players. */
    public int result() {
        return record.result().sign() * side.sign();
    }

    /** The result without the moves. */
    public MatchSummary.Point point() {
        boolean adjudicated = record.end()
                .filter(end -> end.reason() == GameEnd.Reason.ADJUDICATION)
                .isPresent();
        return new MatchSummary.Point(number, result(), first, second, adjudicated);
    }
}
