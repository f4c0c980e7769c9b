package dev.boardwright.ai;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Policy;
import dev.boardwright.core.ServiceProviders;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/**
 * The players that a program can offer for a game, by name: the general ones, the game's own, and those of other jars.
 */
public final class Levels {
    /** The name of {@link RandomSearcher}. */
    public static final String RANDOM = "random";
    /** The name of {@link GreedySearcher}. */
    public static final String GREEDY = "greedy";
    /** The name of {@link Minimax}. */
    public static final String MINIMAX = "minimax";
    /** The name of {@link Mcts}. */
    public static final String MCTS = "mcts";

    /** The descriptions of the graded levels in menus. */
    private static final List<String> GRADES = List.of(
            "a first game",
            "a beginner",
            "sees the reply",
            "an occasional player",
            "a regular player",
            "a good player",
            "a strong player");

    private static final List<Level> GENERAL = general();

    private static List<Level> general() {
        List<Level> levels = new ArrayList<>();
        levels.add(Level.instant(RANDOM, "any legal move", settings -> new RandomSearcher(settings.seed())));
        levels.add(Level.instant(
                GREEDY,
                "the best move at first sight",
                settings -> new GreedySearcher(settings.seed(), settings.evaluations())));
        levels.add(Level.of(MINIMAX, "looks ahead as far as time allows", Minimax::of));
        levels.add(Level.of(MCTS, "tries many games as long as time allows", Mcts::of));
        for (int i = 0; i < Grade.ALL.length; i++) {
            Grade grade = Grade.ALL[i];
            levels.add(Level.instant(
                    Integer.toString(i + 1), GRADES.get(i), settings -> new GradedSearcher(grade, settings)));
        }
        return List.copyOf(levels);
    }

    /** The highest graded level: the searcher that is stronger in this game. */
    private static Level strongest(Game<?, ?> game) {
        boolean monteCarlo = GameTuning.of(game).monteCarlo();
        return Level.of(
                Integer.toString(Grade.ALL.length + 1),
                "the strongest, as long as time allows",
                settings -> monteCarlo ? Mcts.of(settings) : Minimax.of(settings));
    }

    private Levels() {}

    /**
     * The levels of a game: the general ones, then the game's own policies, then those of every {@link LevelProvider}
     * found, in the order of their class names. A provider that cannot be loaded adds nothing; {@link #problems} names it.
     *
     * @throws BoardwrightException if a provider fails, or two levels have the same name
     */
    public static List<Level> all(Game<?, ?> game) {
        List<Level> levels = new ArrayList<>(GENERAL);
        levels.add(strongest(game));
        for (Policy<?> policy : game.policies()) {
            levels.add(Level.instant(
                    policy.name(),
                    "a level of this game only",
                    settings -> new PolicySearcher(policy.name(), settings.seed())));
        }
        addFound(game, levels);
        return List.copyOf(levels);
    }

    private static void addFound(Game<?, ?> game, List<Level> levels) {
        for (LevelProvider provider : providers(new ArrayList<>())) {
            for (Level level : levels(provider, game)) {
                if (levels.stream().anyMatch(other -> other.name().equals(level.name()))) {
                    throw new BoardwrightException(provider.getClass().getName() + " adds a level "
                            + BoardwrightException.quote(level.name()) + ", which "
                            + game.info().name() + " already has");
                }
                levels.add(level);
            }
        }
    }

    private static List<Level> levels(LevelProvider provider, Game<?, ?> game) {
        try {
            return provider.levels(game);
        } catch (RuntimeException | LinkageError e) {
            throw new BoardwrightException(
                    provider.getClass().getName() + " cannot name its levels of "
                            + game.info().name() + ": " + e,
                    e);
        }
    }

    /** The providers on the class path that cannot be loaded, one line each, with the reason. */
    public static List<String> problems() {
        List<String> problems = new ArrayList<>();
        providers(problems);
        return List.copyOf(problems);
    }

    /** The providers that the class loader of this thread finds; adds a line for each one that cannot be loaded. */
    private static List<LevelProvider> providers(List<String> problems) {
        List<LevelProvider> providers = new ArrayList<>();
        ServiceProviders.forEach(
                ServiceLoader.load(LevelProvider.class).iterator(), "levels", providers::add, problems);
        // The order of a class path must not change menus.
        providers.sort(Comparator.comparing(provider -> provider.getClass().getName()));
        return providers;
    }

    /** The names of a game's levels, in the order of {@link #all}. */
    public static List<String> names(Game<?, ?> game) {
        return all(game).stream().map(Level::name).toList();
    }

    /**
     * The level of this name.
     *
     * @throws OptionException if the game has no such level
     */
    public static Level named(Game<?, ?> game, String name) {
        List<Level> levels = all(game);
        return levels.stream()
                .filter(level -> level.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new OptionException(game.info().name() + " has no level "
                        + BoardwrightException.quote(name) + "; its levels: "
                        + levels.stream().map(Level::name).collect(Collectors.joining(", "))));
    }

    /**
     * The player of this name with these settings.
     *
     * @throws OptionException if the game has no such level
     */
    public static Searcher create(Game<?, ?> game, String name, SearchSettings settings) {
        return named(game, name).searchers().apply(settings);
    }
}
