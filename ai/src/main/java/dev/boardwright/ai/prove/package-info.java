/**
 * Searches to the end of the game: those of the solver, and what the other searchers ask at their root. Not exported.
 *
 * <p>{@link dev.boardwright.ai.prove.ThresholdSearches} makes the {@link dev.boardwright.ai.prove.ThresholdSearch} that suits a
 * game, and {@link dev.boardwright.ai.prove.Endgames} has the values that a game computes itself. An
 * {@link dev.boardwright.ai.prove.Allowance} ends a search.
 */
@NullMarked
package dev.boardwright.ai.prove;

import org.jspecify.annotations.NullMarked;
