package dev.boardwright.ai;

import java.util.function.LongFunction;

/**
 * One of the two players of a {@link Match}: a name, a searcher, and how long it may think about each move.
 *
 * <p>Each game is played by a searcher of its own, made from a seed: so games differ, none disturbs another, and a
 * searcher may keep a table for its game:
 *
 * <pre>{@code
 * MatchPlayer greedy = new MatchPlayer("greedy", GreedySearcher::new, SearchLimits.infinite());
 * MatchPlayer minimax = new MatchPlayer(
 *         "minimax",
 *         seed -> Minimax.create().withSeed(seed).withTable(new TranspositionTable(16)),
 *         SearchLimits.ofDepth(4));
 * }</pre>
 *
 * @param name who it is, in the records of the games
 * @param searchers makes the searcher for one game; called in any thread
 * @param limits how long to think about each move
 */
public record MatchPlayer(String name, LongFunction<? extends Searcher> searchers, SearchLimits limits) {}
