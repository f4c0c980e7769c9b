package dev.boardwright.spark;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.SafeText;
import java.io.Serializable;
import java.time.Duration;

/**
 * A level and its limits for each move; 0 means no limit.
 *
 * @param level the name of the level
 * @param depth the largest depth in plies
 * @param nodes the largest number of positions
 * @param millis the longest time in milliseconds
 * @param weights what it evaluates with
 */
public record PlayerSpec(String level, int depth, long nodes, long millis, WeightsSpec weights)
        implements Serializable {
    private static final long serialVersionUID = 1;

    /** A level with limits for each move. */
    public static PlayerSpec of(String level, SearchLimits limits) {
        return new PlayerSpec(
                level,
                limits.depth().orElse(0),
                limits.nodes().orElse(0),
                limits.time().map(Duration::toMillis).orElse(0L),
                WeightsSpec.OWN);
    }

    /** This player with weights. */
    public PlayerSpec withWeights(WeightsSpec value) {
        return new PlayerSpec(level, depth, nodes, millis, value);
    }

    /**
     * The player.
     *
     * @throws OptionException if the game has no such level
     * @throws BoardwrightException if the weights are not for this game
     */
    MatchPlayer player(Game<?, ?> game) {
        SearchLimits limits = SearchLimits.infinite();
        limits = depth > 0 ? limits.withDepth(depth) : limits;
        limits = nodes > 0 ? limits.withNodes(nodes) : limits;
        limits = millis > 0 ? limits.withTime(Duration.ofMillis(millis)) : limits;
        MatchPlayer player = MatchPlayer.ofLevel(game, level, limits, weights.evaluations(game));
        return weights.name().isEmpty() ? player : player.withName(level + " with " + SafeText.line(weights.name()));
    }
}
