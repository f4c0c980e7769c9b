package dev.boardwright.play.command;

import dev.boardwright.core.Game;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import dev.boardwright.play.support.PositionText;
import org.jspecify.annotations.Nullable;

/**
 * A game and a state of it, which most commands start from.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record StartingPoint<S, M>(Game<S, M> game, S state) {
    /**
     * The game at {@code position}, or at its start if that is null.
     *
     * @throws NotationException if the position is not one of the game's
     */
    public static <S, M> StartingPoint<S, M> of(Game<S, M> game, @Nullable String position) {
        if (position == null) {
            return new StartingPoint<>(game, game.initialState());
        }
        try {
            return new StartingPoint<>(game, PositionText.parse(game, position));
        } catch (NotationException e) {
            throw new NotationException("--position: " + e.getMessage());
        }
    }

    /** The game, options and position, for programs. */
    public Json facts() {
        return GameJson.position(game, state);
    }
}
