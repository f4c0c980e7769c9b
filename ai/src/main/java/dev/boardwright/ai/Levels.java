package dev.boardwright.ai;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Policy;
import java.util.List;
import java.util.stream.Stream;

/** The players that a program can offer for a game, by name. */
public final class Levels {
    /** The name of {@link RandomSearcher}. */
    public static final String RANDOM = "random";
    /** The name of {@link GreedySearcher}. */
    public static final String GREEDY = "greedy";
    /** The name of {@link Minimax}. */
    public static final String MINIMAX = "minimax";

    private Levels() {}

    /** The names of the game's levels: {@code random}, {@code greedy}, {@code minimax}, then the game's own. */
    public static List<String> names(Game<?, ?> game) {
        return Stream.concat(
                        Stream.of(RANDOM, GREEDY, MINIMAX),
                        game.policies().stream().map(Policy::name))
                .toList();
    }

    /**
     * The player of this name, with the seed of {@code minimax}; the player {@code minimax} is that searcher itself.
     *
     * @throws OptionException if the game has no such level
     */
    public static Searcher create(Game<?, ?> game, String name, Minimax minimax) {
        if (!names(game).contains(name)) {
            throw new OptionException(game.info().name() + " has no level " + BoardwrightException.quote(name)
                    + "; its levels: " + String.join(", ", names(game)));
        }
        return switch (name) {
            case RANDOM -> new RandomSearcher(minimax.seed());
            case GREEDY -> new GreedySearcher(minimax.seed());
            case MINIMAX -> minimax;
            default -> new PolicySearcher(name, minimax.seed());
        };
    }
}
