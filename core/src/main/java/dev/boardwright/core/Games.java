package dev.boardwright.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The games on the class path or module path, by name. */
public final class Games {
    private Games() {}

    /** Every kind of game that can be found, by name. */
    public static List<GameInfo> all() {
        return factories().stream().map(GameFactory::info).toList();
    }

    /** The default game of this name. */
    public static Game<?, ?> create(String name) {
        return create(name, GameOptions.none());
    }

    /**
     * The game of this name with these options, and the defaults for the rest.
     *
     * @throws OptionException if there is no such game, or it does not allow the options
     */
    public static Game<?, ?> create(String name, GameOptions options) {
        GameFactory factory = factory(name);
        return factory.create(factory.info().resolve(options));
    }

    /**
     * What is known of the game of this name.
     *
     * @throws OptionException if there is no such game
     */
    public static GameInfo info(String name) {
        return factory(name).info();
    }

    private static GameFactory factory(String name) {
        List<GameFactory> factories = factories();
        return factories.stream()
                .filter(factory -> factory.info().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new OptionException("there is no game " + BoardwrightException.quote(name)
                        + "; games found: "
                        + factories.stream()
                                .map(factory -> factory.info().name())
                                .collect(Collectors.joining(", "))));
    }

    private static List<GameFactory> factories() {
        List<GameFactory> found = new ArrayList<>();
        try {
            ServiceLoader.load(GameFactory.class).forEach(found::add);
        } catch (ServiceConfigurationError e) {
            throw new BoardwrightException("a game on the class path cannot be loaded: " + e.getMessage(), e);
        }
        found.sort(Comparator.comparing(factory -> factory.info().name()));
        return found;
    }
}
