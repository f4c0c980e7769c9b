package dev.boardwright.core;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The games on the class path or module path, by name.
 *
 * <p>A program for any game calls a generic method, which gives the types of states and moves names:
 *
 * <pre>{@code
 * static <S, M> int plies(Game<S, M> game) {
 *     int made = 0;
 *     for (S state = game.initialState(); !game.outcome(state).isOver(); made++) {
 *         M move = game.legalMoves(state).get(0);
 *         state = game.play(state, move);
 *     }
 *     return made;
 * }
 *
 * System.out.println(plies(Games.create("369", GameOptions.of("size", 6))));    // 36
 * }</pre>
 */
public final class Games {
    private Games() {}

    /** Every kind of game that can be found, by name. */
    public static List<GameInfo> all() {
        return factories().stream().map(GameFactory::info).toList();
    }

    /** The default game of this name. */
    public static Game<?, ?> create(String name) {
        return create(name, GameOptions.create());
    }

    /**
     * The game of this name with these options, and the defaults for the rest.
     *
     * @throws OptionException if there is no such game, or it does not allow the options
     */
    public static Game<?, ?> create(String name, GameOptions options) {
        GameFactory factory = factory(name);
        try {
            return factory.create(factory.info().resolve(options));
        } catch (LinkageError e) {
            throw new BoardwrightException("the game " + name + " cannot be loaded: " + SafeText.line(e.toString()), e);
        }
    }

    /**
     * The problems with games on the class path, one line each: games that cannot be loaded, and games with the name of
     * another one. These games are left out; all others can be used.
     */
    public static List<String> problems() {
        return FoundGames.load().problems();
    }

    /**
     * The facts about the game of this name.
     *
     * @throws OptionException if there is no such game
     */
    public static GameInfo info(String name) {
        return factory(name).info();
    }

    private static GameFactory factory(String name) {
        return FoundGames.factory(name)
                .orElseThrow(() -> new OptionException("there is no game " + BoardwrightException.quote(name)
                        + "; games found: "
                        + factories().stream()
                                .map(factory -> factory.info().name())
                                .collect(Collectors.joining(", "))));
    }

    private static List<GameFactory> factories() {
        return FoundGames.load().factories();
    }
}
