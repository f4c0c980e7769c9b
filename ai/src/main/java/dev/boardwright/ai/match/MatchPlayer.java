package dev.boardwright.ai.match;

import dev.boardwright.ai.Evaluations;
import dev.boardwright.ai.Level;
import dev.boardwright.ai.Levels;
import dev.boardwright.ai.RandomSearcher;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.TranspositionTable;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import java.util.function.LongFunction;

/**
 * One of the two players of a {@link Match}: a name, a searcher, and its limits for each move.
 *
 * <p>Each game has its own searcher, made from a seed. Games therefore differ and do not affect each other, and a
 * searcher may keep a table for its game. A searcher that is {@link AutoCloseable} is closed after its game, while a search of
 * it that was left behind may still run; what that throws is ignored, and it is left behind if it takes long.
 *
 * <pre>{@code
 * MatchPlayer greedy = new MatchPlayer("greedy", GreedySearcher::new, SearchLimits.infinite());
 * MatchPlayer minimax = new MatchPlayer(
 *         "minimax",
 *         seed -> Minimax.create().withSeed(seed).withTable(new TranspositionTable(16)),
 *         SearchLimits.ofDepth(4));
 * }</pre>
 *
 * @param name the name in the records of the games
 * @param searchers makes the searcher for one game; called in any thread, often in one of its own
 * @param limits the limits for each move
 */
public record MatchPlayer(String name, LongFunction<? extends Searcher> searchers, SearchLimits limits) {
    /** This player with another name. */
    public MatchPlayer withName(String value) {
        return new MatchPlayer(value, searchers, limits);
    }

    /** Small, because every running game has a table for each player. */
    private static final int TABLE_MEGABYTES = 16;

    /**
     * The player with this name in {@link Levels}.
     *
     * @throws OptionException if the game has no such level
     */
    public static MatchPlayer ofLevel(Game<?, ?> game, String level, SearchLimits limits) {
        return ofLevel(game, level, limits, Evaluations.own());
    }

    /**
     * The player with this name in {@link Levels}, with these evaluations if it evaluates.
     *
     * @throws OptionException if the game has no such level
     */
    public static MatchPlayer ofLevel(Game<?, ?> game, String level, SearchLimits limits, Evaluations evaluations) {
        Level player = Levels.named(game, level);
        if (level.equals(Levels.RANDOM)) {
            // It needs no table, which takes longer to make than a random game.
            return new MatchPlayer(level, RandomSearcher::new, limits);
        }
        return new MatchPlayer(
                level, seed -> player.searchers().apply(settings(seed).withEvaluations(evaluations)), limits);
    }

    private static SearchSettings settings(long seed) {
        return SearchSettings.create()
                .withSeed(seed)
                .withMegabytes(TABLE_MEGABYTES)
                .withTable(new TranspositionTable(TABLE_MEGABYTES));
    }
}
