package dev.boardwright.core.pattern;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The files of weights that come with games: resources beside their classes. Browsers have no resources, so a page fetches
 * the file of a game and gives it to the library. Safe to call from several threads.
 */
public final class GameWeights {
    private static final Map<String, byte[]> GIVEN = new ConcurrentHashMap<>();

    private GameWeights() {}

    /** The path of the weights of a game on a site, such as {@code blackstone/standard-8.weights}; empty if it has none. */
    public static Optional<String> path(PatternGame<?, ?> game) {
        return game.weights().map(name -> game.info().name() + "/" + name);
    }

    /** Keeps the contents of the file with this path, which {@link #open} reads from then on. The array is not copied. */
    public static void give(String path, byte[] contents) {
        GIVEN.put(path, contents);
    }

    /** The contents that were given for this path, to be closed by the caller; empty if there are none. */
    public static Optional<InputStream> given(String path) {
        return Optional.ofNullable(GIVEN.get(path)).map(ByteArrayInputStream::new);
    }

    /** The weights of a game, to be closed by the caller; empty if it has none, or if a browser has not got them yet. */
    public static Optional<InputStream> open(PatternGame<?, ?> game) {
        Optional<InputStream> given = path(game).flatMap(GameWeights::given);
        return given.isPresent() ? given : game.weights().map(name -> resource(game, name));
    }

    /** The resource of this name; null in browsers, where the build of the page replaces this method. */
    private static @Nullable InputStream resource(PatternGame<?, ?> game, String name) {
        return game.getClass().getResourceAsStream(name);
    }
}
