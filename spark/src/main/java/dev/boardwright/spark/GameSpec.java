package dev.boardwright.spark;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import java.io.Serializable;
import java.util.Optional;

/**
 * A game and a position, as text for any machine.
 *
 * @param name the name of the game
 * @param options its options
 * @param position the position to start from; empty for the start of the game
 */
public record GameSpec(String name, GameOptions options, String position) implements Serializable {
    private static final long serialVersionUID = 1;

    /** The default game of this name from its start. */
    public static GameSpec of(String name) {
        return new GameSpec(name, GameOptions.create(), "");
    }

    /** A game from a state. */
    public static <S> GameSpec of(Game<S, ?> game, S state) {
        return new GameSpec(game.info().name(), game.options(), game.notation().formatState(state));
    }

    /** This game with options. */
    public GameSpec withOptions(GameOptions value) {
        return new GameSpec(name, value, position);
    }

    /** This game from another position. */
    public GameSpec withPosition(String value) {
        return new GameSpec(name, options, value);
    }

    /**
     * The game.
     *
     * @throws OptionException if there is no such game here, or it does not allow the options
     */
    public Game<?, ?> game() {
        return Games.create(name, options);
    }

    /** The state to start from. */
    <S> S state(Game<S, ?> game) {
        return position.isEmpty() ? game.initialState() : game.notation().parseState(position);
    }

    /** The game, options and position, for programs. */
    Json facts() {
        return facts(game());
    }

    private <S> Json facts(Game<S, ?> game) {
        return GameJson.position(game, state(game));
    }

    /** The problem with the game on this machine; empty if it can be played. */
    Optional<String> problem() {
        try {
            state(game());
            return Optional.empty();
        } catch (BoardwrightException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }
}
