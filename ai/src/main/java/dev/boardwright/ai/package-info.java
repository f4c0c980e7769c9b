/**
 * Players for any game: {@link dev.boardwright.ai.RandomSearcher}, {@link dev.boardwright.ai.GreedySearcher},
 * {@link dev.boardwright.ai.Minimax}, {@link dev.boardwright.ai.Mcts} and a game's own policies, and matches between
 * them.
 *
 * <p>A search is one call that answers with a value:
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
 * {@link dev.boardwright.ai.TranspositionTable} that the caller passes. Programs that offer a choice of players find
 * them by name in {@link dev.boardwright.ai.Levels}.
 *
 * <p>A {@link dev.boardwright.ai.Match} finds the stronger of two players:
 *
 * <pre>{@code
 * static <S, M> double scoreOfMinimax(Game<S, M> game) {
 *     MatchPlayer minimax = new MatchPlayer("minimax", Minimax.create()::withSeed, SearchLimits.ofDepth(4));
 *     MatchPlayer greedy = new MatchPlayer("greedy", GreedySearcher::new, SearchLimits.infinite());
 *     return Match.of(game, minimax, greedy).withGames(40).run().tally().score();
 * }
 * }</pre>
 *
 * <p>{@link dev.boardwright.ai.SelfPlay} plays games for training and study, and
 * {@link dev.boardwright.ai.GameStatistics} has statistics for game designers. Both, and matches, split into
 * {@linkplain dev.boardwright.ai.Shard shards} whose results add up exactly.
 */
@NullMarked
package dev.boardwright.ai;

import org.jspecify.annotations.NullMarked;
