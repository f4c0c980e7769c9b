/**
 * Games between players: matches, self-play, statistics and the analysis of games.
 *
 * <p>A {@link dev.boardwright.ai.match.Match} finds the stronger of two
 * {@linkplain dev.boardwright.ai.match.MatchPlayer players}:
 *
 * <pre>{@code
 * static <S, M> double scoreOfMinimax(Game<S, M> game) {
 *     MatchPlayer minimax = new MatchPlayer("minimax", Minimax.create()::withSeed, SearchLimits.ofDepth(4));
 *     MatchPlayer greedy = new MatchPlayer("greedy", GreedySearcher::new, SearchLimits.infinite());
 *     return Match.of(game, minimax, greedy).withGames(40).run().tally().score();
 * }
 * }</pre>
 *
 * <p>{@link dev.boardwright.ai.match.EloEstimate} and {@link dev.boardwright.ai.match.Sprt} say what a score means.
 * {@link dev.boardwright.ai.match.SelfPlay} plays games for training and study, and
 * {@link dev.boardwright.ai.match.GameStatistics} has statistics for game designers. All of them split into
 * {@linkplain dev.boardwright.ai.match.Shard shards} whose results add up exactly.
 * {@link dev.boardwright.ai.match.GameAnalysis} finds the mistakes in a game that was played.
 */
@NullMarked
package dev.boardwright.ai.match;

import org.jspecify.annotations.NullMarked;
