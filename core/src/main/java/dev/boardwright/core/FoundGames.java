package dev.boardwright.core;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;

/**
 * The factories on the class path or module path.
 *
 * @param factories the usable ones, sorted by the names of their games, each name once
 * @param problems the problems with the others, one line each
 */
record FoundGames(List<GameFactory> factories, List<String> problems) {
    /** Ends the search if the service loader never stops failing. */
    private static final int MOST_PROBLEMS = 100;

    /** Looks for factories with the class loader of this thread. */
    static FoundGames load() {
        return of(ServiceLoader.load(GameFactory.class).iterator());
    }

    /** The factories that an iterator finds; it may fail for some of them. */
    static FoundGames of(Iterator<GameFactory> found) {
        Map<String, GameFactory> byName = new TreeMap<>(Comparator.naturalOrder());
        List<String> problems = new ArrayList<>();
        boolean more = true;
        while (more && problems.size() < MOST_PROBLEMS) {
            try {
                more = found.hasNext();
                if (more) {
                    GameFactory factory = found.next();
                    String name = factory.info().name();
                    GameFactory first = byName.putIfAbsent(name, factory);
                    if (first != null) {
                        problems.add("there are two games called " + SafeText.quote(name) + ": "
                                + first.getClass().getName() + " is used, "
                                + factory.getClass().getName() + " is not");
                    }
                }
            } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
                problems.add("a game on the class path cannot be loaded: " + reason(e));
            }
        }
        return new FoundGames(List.copyOf(byName.values()), List.copyOf(problems));
    }

    private static String reason(Throwable e) {
        String text = e instanceof ServiceConfigurationError ? String.valueOf(e.getMessage()) : e.toString();
        return SafeText.line(e.getCause() == null ? text : text + ": " + e.getCause());
    }
}
