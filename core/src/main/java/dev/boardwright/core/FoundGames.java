package dev.boardwright.core;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The factories on the class path or module path.
 *
 * @param factories the usable ones, sorted by the names of their games, each name once
 * @param problems the problems with the others, one line each
 */
record FoundGames(List<GameFactory> factories, List<String> problems) {
    /** What was found last, and by which class loader. Soft, so that it keeps no class loader alive for long. */
    private static volatile SoftReference<Found> last = new SoftReference<>(null);

    private record Found(@Nullable ClassLoader loader, FoundGames games) {}

    /** Looks for factories with the class loader of this thread. */
    static FoundGames load() {
        FoundGames found = of(ServiceLoader.load(GameFactory.class).iterator());
        last = new SoftReference<>(new Found(Thread.currentThread().getContextClassLoader(), found));
        return found;
    }

    /**
     * The factory of this name. Looks for factories only if the last ones were found by another class loader, or lack the
     * name, because that reads the whole class path.
     */
    static Optional<GameFactory> factory(String name) {
        Found known = last.get();
        Optional<GameFactory> found = Optional.empty();
        if (known != null && known.loader == Thread.currentThread().getContextClassLoader()) {
            found = known.games.named(name);
        }
        return found.isPresent() ? found : load().named(name);
    }

    private Optional<GameFactory> named(String name) {
        return factories.stream()
                .filter(factory -> factory.info().name().equals(name))
                .findFirst();
    }

    /** The factories that an iterator finds; it may fail for some of them. */
    static FoundGames of(Iterator<GameFactory> found) {
        Map<String, GameFactory> byName = new TreeMap<>(Comparator.naturalOrder());
        List<String> problems = new ArrayList<>();
        ServiceProviders.forEach(
                found,
                "a game",
                factory -> {
                    String name = factory.info().name();
                    GameFactory first = byName.putIfAbsent(name, factory);
                    if (first != null) {
                        problems.add("there are two games called " + SafeText.quote(name) + ": "
                                + first.getClass().getName() + " is used, "
                                + factory.getClass().getName() + " is not");
                    }
                },
                problems);
        return new FoundGames(List.copyOf(byName.values()), List.copyOf(problems));
    }
}
