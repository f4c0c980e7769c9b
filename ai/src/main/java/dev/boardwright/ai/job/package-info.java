/**
 * Parts of a big run: results that are printed, written to files of lines, and merged.
 *
 * <p>In the order in which one meets them: {@link dev.boardwright.ai.job.MatchReport} and
 * {@link dev.boardwright.ai.job.StatsReport} are results for people and for programs,
 * {@link dev.boardwright.ai.job.SelfPlayLines} games as lines of JSON, and {@link dev.boardwright.ai.job.JobFacts} says which
 * job each of them belongs to. {@link dev.boardwright.ai.job.OutputFile} is the one way to write a file,
 * {@link dev.boardwright.ai.job.LineFile} a file of lines that can be resumed, {@link dev.boardwright.ai.job.RecordFile} one of game
 * records, and {@link dev.boardwright.ai.job.Lines} reads lines. {@link dev.boardwright.ai.job.Merge} adds up the shards of a match or of statistics, and
 * {@link dev.boardwright.ai.job.LineMerge} puts lines of several files in order.
 *
 * <pre>{@code
 * import dev.boardwright.ai.match.*;
 * import dev.boardwright.core.json.*;
 * import dev.boardwright.threesixnine.*;
 *
 * ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
 * MatchPlayer greedy = MatchPlayer.ofLevel(game, "greedy", SearchLimits.infinite());
 * Merge merge = new Merge();
 * for (int i = 0; i < 2; i++) {
 *     var part = SelfPlay.of(game, greedy).withGames(20).shard(i, 2);
 *     Json facts = JobFacts.of(part, game.initialState());
 *     Json shard = Merge.part(new StatsReport(facts, part.statistics()), part.shard());
 *     merge.add(JsonReader.object(shard.toString()));
 * }
 * System.out.println(merge.result(false).lines().get(0)); // games: 20
 * }</pre>
 */
@NullMarked
package dev.boardwright.ai.job;

import org.jspecify.annotations.NullMarked;
