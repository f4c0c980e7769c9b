package dev.boardwright.ai.match;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.ai.LibraryGames;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.Game;
import dev.boardwright.testkit.TicTacToe;
import dev.boardwright.testkit.Tries;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** The parts of a job, for any split and in any order, add up to one run. */
@AddLifecycleHook(Tries.class)
class ShardedJobsProperties {
    private static final TicTacToe GAME = new TicTacToe();
    private static final MatchPlayer GREEDY = MatchPlayer.ofLevel(GAME, "greedy", SearchLimits.infinite());
    private static final MatchPlayer RANDOM = MatchPlayer.ofLevel(GAME, "random", SearchLimits.infinite());

    private static List<Integer> shuffled(int count, int order) {
        List<Integer> indices = new ArrayList<>(
                LongStream.range(0, count).mapToInt(i -> (int) i).boxed().toList());
        Collections.shuffle(indices, new Random(order));
        return indices;
    }

    @Property(tries = 60)
    void shardsOfAMatchAddUpToOneRun(
            @ForAll @IntRange(min = 1, max = 31) int games,
            @ForAll @IntRange(min = 1, max = 9) int count,
            @ForAll int order,
            @ForAll @IntRange(min = 1, max = 100) int seed) {
        Match<TicTacToe.State, TicTacToe.Move> match =
                Match.of(GAME, GREEDY, RANDOM).withGames(games).withSeed(seed);
        MatchResult<TicTacToe.State, TicTacToe.Move> sum = new MatchResult<>(List.of(), Optional.empty());
        MatchSummary summary = new MatchSummary(List.of(), Optional.empty());
        int played = 0;
        for (int i : shuffled(count, order)) {
            MatchResult<TicTacToe.State, TicTacToe.Move> part =
                    match.shard(i, count).run();
            sum = sum.plus(part);
            summary = summary.plus(part.summary());
            played += match.shard(i, count).size();
        }
        MatchResult<TicTacToe.State, TicTacToe.Move> whole = match.run();
        assertSame(whole, sum);
        assertEquals(whole.summary(), summary);
        assertEquals(whole.summary().first(), summary.first());
        assertEquals(whole.summary().second(), summary.second());
        assertEquals(games, played);
    }

    @Property(tries = 20)
    void shardsOfAMatchWithATestAddUpToTheRunThatItEnded(
            @ForAll @IntRange(min = 1, max = 7) int count,
            @ForAll int order,
            @ForAll @IntRange(min = 1, max = 100) int seed) {
        Match<TicTacToe.State, TicTacToe.Move> match =
                Match.of(GAME, GREEDY, RANDOM).withGames(121).withSeed(seed).withSprt(Sprt.of(0, 100));
        MatchResult<TicTacToe.State, TicTacToe.Move> whole = match.run();
        List<MatchResult<TicTacToe.State, TicTacToe.Move>> parts = new ArrayList<>();
        for (int i : shuffled(count, order)) {
            parts.add(match.shard(i, count).run());
        }
        assertSame(whole, parts.stream().reduce(MatchResult::plus).orElseThrow());
        // Added in reverse order, and as summaries.
        Collections.reverse(parts);
        assertSame(whole, parts.stream().reduce(MatchResult::plus).orElseThrow());
        assertEquals(
                whole.summary(),
                parts.stream()
                        .map(MatchResult::summary)
                        .reduce(MatchSummary::plus)
                        .orElseThrow());
    }

    private static void assertSame(MatchResult<?, ?> one, MatchResult<?, ?> other) {
        assertEquals(one, other);
        assertEquals(one.tally(), other.tally());
        assertEquals(one.tally().elo(), other.tally().elo());
        assertArrayEquals(one.pairs(), other.pairs());
        assertEquals(one.verdict(), other.verdict());
        assertEquals(one.summary(), other.summary());
        assertEquals(one.summary().first(), other.summary().first());
        assertEquals(one.summary().second(), other.summary().second());
    }

    @Property(tries = 40)
    void shardsOfShardsAddUpToo(
            @ForAll @IntRange(min = 1, max = 4) int count, @ForAll @IntRange(min = 1, max = 4) int parts) {
        Match<TicTacToe.State, TicTacToe.Move> match =
                Match.of(GAME, GREEDY, RANDOM).withGames(23);
        MatchResult<TicTacToe.State, TicTacToe.Move> sum = new MatchResult<>(List.of(), Optional.empty());
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < parts; j++) {
                sum = sum.plus(match.shard(i, count).shard(j, parts).run());
            }
        }
        assertSame(match.run(), sum);
    }

    @Property(tries = 40)
    void shardsOfSelfPlayAddUpToOneRun(
            @ForAll @IntRange(min = 1, max = 20) int games,
            @ForAll @IntRange(min = 1, max = 7) int count,
            @ForAll int order) {
        SelfPlay<TicTacToe.State, TicTacToe.Move> job =
                SelfPlay.of(GAME, GREEDY).withGames(games);
        List<SelfPlayGame<TicTacToe.State, TicTacToe.Move>> all = new ArrayList<>();
        GameStatistics statistics = GameStatistics.NONE;
        for (int i : shuffled(count, order)) {
            all.addAll(job.shard(i, count).run());
            statistics = statistics.plus(job.shard(i, count).statistics());
        }
        all.sort(Comparator.comparingInt(SelfPlayGame::number));
        assertEquals(job.run(), all);
        assertEquals(job.statistics(), statistics);
    }

    @Example
    void everyGameOfTheLibrarySplits() {
        for (Game<?, ?> game : LibraryGames.standard()) {
            checkSplit(game);
        }
    }

    private static <S, M> void checkSplit(Game<S, M> game) {
        MatchPlayer minimax = MatchPlayer.ofLevel(game, "minimax", SearchLimits.ofNodes(60));
        MatchPlayer greedy = MatchPlayer.ofLevel(game, "greedy", SearchLimits.infinite());
        Match<S, M> match = Match.of(game, minimax, greedy).withGames(6);
        assertSame(
                match.run(),
                match.shard(2, 3)
                        .run()
                        .plus(match.shard(0, 3).run())
                        .plus(match.shard(1, 3).run()));
        SelfPlay<S, M> job = SelfPlay.of(game, minimax).withGames(3);
        assertEquals(
                job.statistics(),
                job.shard(1, 2).statistics().plus(job.shard(0, 2).statistics()));
    }

    @Example
    void theSameGameTwiceIsRefused() {
        MatchResult<TicTacToe.State, TicTacToe.Move> part =
                Match.of(GAME, GREEDY, RANDOM).withGames(4).shard(0, 2).run();
        assertThrows(IllegalArgumentException.class, () -> part.plus(part));
        assertThrows(
                IllegalArgumentException.class,
                () -> part.plus(new MatchResult<>(List.of(), Optional.of(Sprt.of(0, 10)))));
    }
}
