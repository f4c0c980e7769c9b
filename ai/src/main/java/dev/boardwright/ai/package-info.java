/**
 * Players for any game.
 *
 * <p>A {@link dev.boardwright.ai.Searcher} finds a move within {@link dev.boardwright.ai.SearchLimits} and answers with a
 * {@link dev.boardwright.ai.SearchResult}: {@link dev.boardwright.ai.Minimax} and {@link dev.boardwright.ai.Mcts} look
 * ahead, {@link dev.boardwright.ai.GreedySearcher} and {@link dev.boardwright.ai.RandomSearcher} do not.
 * {@link dev.boardwright.ai.Levels} names all players of a game, also those of other jars.
 *
 * <pre>{@code
 * static <S, M> S reply(Game<S, M> game, S state) {
 *     SearchResult<M> result = Minimax.create().search(game, state, SearchLimits.ofTime(Duration.ofMillis(100)));
 *     System.out.println(result.score() + " after " + result.nodes() + " positions: " + result.best().moves());
 *     return game.play(state, result.move());
 * }
 * }</pre>
 *
 * <p>Searchers are immutable and safe to share between threads. They keep nothing between calls, except in a
 * {@link dev.boardwright.ai.TranspositionTable} that the caller passes.
 *
 * <p>{@link dev.boardwright.ai.match} plays matches between players, and {@link dev.boardwright.ai.solve} finds exact
 * values.
 */
@NullMarked
package dev.boardwright.ai;

import org.jspecify.annotations.NullMarked;
