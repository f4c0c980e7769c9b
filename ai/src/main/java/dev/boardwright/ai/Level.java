package dev.boardwright.ai;

import java.util.function.Function;

/**
 * A player that programs offer by name. Immutable.
 *
 * @param name lower-case letters, digits and hyphens, such as {@code minimax}
 * @param description a few words for menus, without a full stop
 * @param takesTime whether it uses all the time that it gets; others move at once
 * @param searchers makes its searcher; called once for each game or search, after which the searcher is closed if it is
 *     {@link AutoCloseable}
 */
public record Level(String name, String description, boolean takesTime, Function<SearchSettings, Searcher> searchers) {
    /** Validates the name. */
    public Level {
        if (name.isEmpty()
                || name.startsWith("-")
                || !name.chars().allMatch(Level::isAllowed)
                || name.equals("person")) {
            throw new IllegalArgumentException(
                    "the name of a level is lower-case letters, digits and hyphens, and not person: " + name);
        }
    }

    private static boolean isAllowed(int c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    }

    /** A level that uses all the time that its limits allow. */
    public static Level of(String name, String description, Function<SearchSettings, Searcher> searchers) {
        return new Level(name, description, true, searchers);
    }

    /** A level that moves at once, whatever its limits. */
    public static Level instant(String name, String description, Function<SearchSettings, Searcher> searchers) {
        return new Level(name, description, false, searchers);
    }
}
