/**
 * Evaluations that add up weights of patterns: what a game shows of its board ({@link
 * dev.boardwright.core.pattern.PatternGame}, {@link dev.boardwright.core.pattern.BoardBits}), the patterns on it ({@link
 * dev.boardwright.core.pattern.Patterns}), their weights ({@link dev.boardwright.core.pattern.PatternWeights}) and the
 * evaluation ({@link dev.boardwright.core.pattern.PatternEvaluation}). Weights are learned by {@code dev.boardwright.ai.learn};
 * the rest is here so that a game can carry its own.
 *
 * <pre>{@code
 * import dev.boardwright.core.board.*;
 *
 * BitLayout layout = BitLayout.of(Grid.square(8), 2, (plane, cell) -> 64 * plane + cell).withSymmetries(Symmetry.ALL);
 * Patterns patterns = Patterns.of(layout, List.of(PatternShape.box(2, 3)));
 * System.out.println(patterns.count() + " patterns, " + patterns.tables() + " tables"); // 84 patterns, 12 tables
 * }</pre>
 */
@NullMarked
package dev.boardwright.core.pattern;

import org.jspecify.annotations.NullMarked;
