package dev.boardwright.ai;

import dev.boardwright.ai.internal.Failure;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Policy;
import dev.boardwright.core.ServiceProviders;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
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
     * found, in the order of their class names. What fails adds nothing; {@link #problems(Game)} names it.
     */
    public static List<Level> all(Game<?, ?> game) {
        return all(game, new ArrayList<>());
    }

    private static List<Level> all(Game<?, ?> game, List<String> problems) {
        List<Level> levels = new ArrayList<>(GENERAL);
        levels.add(strongest(game));
        addAll(levels, policies(game, problems), "the game", game, problems);
        for (LevelProvider provider : providers(new ArrayList<>())) {
            String name = provider.getClass().getName();
            try {
                addAll(levels, provider.levels(game), name, game, problems);
            } catch (Throwable e) {
                problems.add(name + " cannot name its levels of " + game.info().name() + ": " + Failure.text(e));
            }
        }
        return List.copyOf(levels);
    }

    private static List<Level> policies(Game<?, ?> game, List<String> problems) {
        List<Level> levels = new ArrayList<>();
        try {
            for (Policy<?> policy : game.policies()) {
                String name = policy.name();
                levels.add(Level.instant(
                        name, "a level of this game only", settings -> new PolicySearcher(name, settings.seed())));
            }
        } catch (Throwable e) {
            problems.add(game.info().name() + " cannot name its own levels: " + Failure.text(e));
        }
        return levels;
    }

    /** Adds each level whose name is free. */
    private static void addAll(
            List<Level> levels, List<Level> more, String from, Game<?, ?> game, List<String> problems) {
        for (Level level : more) {
            if (levels.stream().anyMatch(other -> other.name().equals(level.name()))) {
                problems.add(from + " adds a level " + BoardwrightException.quote(level.name()) + ", which "
                        + game.info().name() + " already has");
            } else {
                levels.add(level);
            }
        }
    }

    /** The providers on the class path that cannot be loaded, one line each, with the reason. */
    public static List<String> problems() {
        List<String> problems = new ArrayList<>();
        providers(problems);
        return List.copyOf(problems);
    }

    /** The levels of a game that {@link #all} leaves out, one line each, with the reason. */
    public static List<String> problems(Game<?, ?> game) {
        List<String> problems = new ArrayList<>();
        all(game, problems);
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
     * @throws BoardwrightException if the level makes no searcher; the message names it
     */
    public static Searcher create(Game<?, ?> game, String name, SearchSettings settings) {
        Level level = named(game, name);
        try {
            return Objects.requireNonNull(level.searchers().apply(settings), "there is no searcher");
        } catch (Throwable e) {
            throw new BoardwrightException("the level " + name + " fails: " + Failure.text(e), e);
        }
    }
}
