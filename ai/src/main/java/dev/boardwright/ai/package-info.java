/**
 * Players for any game: {@link dev.boardwright.ai.RandomSearcher}, {@link dev.boardwright.ai.GreedySearcher},
 * {@link dev.boardwright.ai.Minimax} and a game's own policies, and matches between them.
 *
 * <p>A search is one call that answers with a value:
 *
 * <pre>{@code
 * SearchResult<M> result = Minimax.create().search(game, state, SearchLimits.ofTime(Duration.ofMillis(100)));
 * state = game.play(state, result.move());
 * }</pre>
 *
 * <p>Searchers are immutable and safe to share between threads; they keep nothing between calls but what they were
 * handed on purpose, a {@link dev.boardwright.ai.TranspositionTable}. Programs that offer a choice of players to people
 * find them by name in {@link dev.boardwright.ai.Levels}.
 */
@NullMarked
package dev.boardwright.ai;

import org.jspecify.annotations.NullMarked;
