package dev.boardwright.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/**
 * The factories on the class path or module path.
 *
 * @param factories the usable ones, sorted by the names of their games, each name once
 * @param problems the problems with the others, one line each
 */
record FoundGames(List<GameFactory> factories, List<String> problems) {
    /** Looks for factories with the class loader of this thread. */
    static FoundGames load() {
        return of(ServiceLoader.load(GameFactory.class).iterator());
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
