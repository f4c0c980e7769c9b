package dev.boardwright.core;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The facts about a kind of game that do not depend on its options. Immutable.
 *
 * @param name the name for programs: lower case, no spaces
 * @param title the name for people
 * @param sides the names of the first and the second player, such as White and Black
 * @param options the choices before the game starts, in order
 * @param rules the rules for people: plain text, one line for each paragraph
 * @param summary what the game is about, in one sentence for those who choose a game; empty if there is none
 */
public record GameInfo(
        String name, String title, List<String> sides, List<GameOption> options, String rules, String summary) {
    /** Checks the two sides and copies the lists. */
    public GameInfo {
        sides = List.copyOf(sides);
        options = List.copyOf(options);
        if (sides.size() != 2) {
            throw new IllegalArgumentException("a game has two sides, not " + sides.size());
        }
    }

    /** The facts without a summary. */
    public GameInfo(String name, String title, List<String> sides, List<GameOption> options, String rules) {
        this(name, title, sides, options, rules, "");
    }

    /** These facts with a summary. */
    public GameInfo withSummary(String sentence) {
        return new GameInfo(name, title, sides, options, rules, sentence);
    }

    /** A game without options or rules text, whose title is its name. */
    public static GameInfo of(String name, String firstSide, String secondSide) {
        return new GameInfo(name, name, List.of(firstSide, secondSide), List.of(), "");
    }

    /** The name of a player's side. */
    public String side(Player player) {
        return sides.get(player.index());
    }

    /**
     * Every option with its value: the one given, or else the default.
     *
     * @throws OptionException if a given option is unknown here, or its value is not allowed
     */
    public GameOptions resolve(GameOptions given) {
        Set<String> unknown = new HashSet<>(given.asMap().keySet());
        GameOptions resolved = GameOptions.create();
        for (GameOption option : options) {
            unknown.remove(option.name());
            GameOption.Values values = option.values(resolved);
            Optional<String> value = given.find(option.name());
            if (value.isPresent() && !values.allows(value.get())) {
                throw new OptionException(name + " does not allow " + option.name() + " "
                        + BoardwrightException.quote(value.get()) + "; allowed: " + values.describe());
            }
            Optional<String> chosen = value.or(values::defaultValue);
            if (chosen.isPresent()) {
                resolved = resolved.with(option.name(), chosen.get());
            }
        }
        if (!unknown.isEmpty()) {
            String known = options.stream().map(GameOption::name).collect(Collectors.joining(", "));
            throw new OptionException(name + " has no option "
                    + BoardwrightException.quote(unknown.iterator().next()) + "; "
                    + (known.isEmpty() ? "it has none" : "its options: " + known));
        }
        return resolved;
    }
}
