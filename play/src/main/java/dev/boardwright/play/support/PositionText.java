package dev.boardwright.play.support;

import dev.boardwright.core.Game;
import dev.boardwright.core.NotationException;

/** Positions as people type them for commands, and as clients send them to the engine. */
public final class PositionText {
    private PositionText() {}

    /**
     * Parses a position.
     *
     * @throws NotationException if it is invalid; the message has an example of a position
     */
    public static <S> S parse(Game<S, ?> game, String text) {
        try {
            return game.notation().parseState(text);
        } catch (NotationException e) {
            throw new NotationException(e.getMessage() + "; a position looks like '"
                    + game.notation().formatState(game.initialState()) + "'");
        }
    }
}
