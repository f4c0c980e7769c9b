package dev.boardwright.ai;

import dev.boardwright.core.Game;
import java.util.List;

/**
 * Adds levels to games. A jar names its provider in its module descriptor or in
 * {@code META-INF/services/dev.boardwright.ai.LevelProvider}; {@link Levels} and every program then offer its levels.
 *
 * <pre>{@code
 * public final class MyLevels implements LevelProvider {
 *     public List<Level> levels(Game<?, ?> game) {
 *         return List.of(Level.of("deep", "minimax without reductions",
 *                 settings -> Minimax.of(settings).withFullWidth(true)));
 *     }
 * }
 * }</pre>
 */
public interface LevelProvider {
    /** The levels to add to this game, in the order of menus; empty if this provider has none for it. */
    List<Level> levels(Game<?, ?> game);
}
