package dev.boardwright.ai.match;

import dev.boardwright.ai.RandomSearcher;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Games of a player against itself from varied openings, for training and study. One searcher plays both sides of a
 * game. The games of a {@link RandomSearcher} are played without a search for each move.
 *
 * <p>Game n depends on the seed and n alone if the player repeats itself: a searcher with one thread, limited by depth
 * or nodes. So shards run anywhere, and their games together are those of one run.
 *
 * <pre>{@code
 * static <S, M> GameStatistics statistics(Game<S, M> game) {
 *     MatchPlayer greedy = MatchPlayer.ofLevel(game, "greedy", SearchLimits.infinite());
 *     SelfPlay<S, M> job = SelfPlay.of(game, greedy).withGames(20);
 *     return job.shard(0, 2).statistics().plus(job.shard(1, 2).statistics());
 * }
 * }</pre>
 *
 * @param game the game to play
 * @param openings the openings of the games
 * @param player the player of both sides
 * @param games the number of games
 * @param seed decides the openings and the seeds of the player
 * @param shard the part of the games to play
 * @param maxPlies the number of moves, those of the opening included, after which a game that goes on is a draw by
 *     adjudication
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record SelfPlay<S, M>(
        Game<S, M> game, Openings<S, M> openings, MatchPlayer player, int games, long seed, Shard shard, int maxPlies) {
    /** Validates the parameters except the openings, which are validated when they are used. */
    public SelfPlay {
        if (games < 1) {
            throw new IllegalArgumentException("self-play has at least one game, not " + games);
        }
        Match.checkMaxPlies(maxPlies);
        if (player.limits().clock().isPresent()) {
            throw new IllegalArgumentException(
                    "the limits of self-play are for each move: a clock for the whole game cannot be used");
        }
    }

    /** One game from the game's start after two random moves, with seed 1. */
    public static <S, M> SelfPlay<S, M> of(Game<S, M> game, MatchPlayer player) {
        Openings<S, M> openings = Openings.from(game.initialState(), Openings.DEFAULT_PLIES);
        return new SelfPlay<>(game, openings, player, 1, 1, Shard.ALL, Match.DEFAULT_MAX_PLIES).withOpenings(openings);
    }

    /** This job with other openings, all of which are validated. */
    public SelfPlay<S, M> withOpenings(Openings<S, M> value) {
        value.check(game);
        return new SelfPlay<>(game, value, player, games, seed, shard, maxPlies);
    }

    /** This job with another number of games. */
    public SelfPlay<S, M> withGames(int value) {
        return new SelfPlay<>(game, openings, player, value, seed, shard, maxPlies);
    }

    /** This job with another seed. */
    public SelfPlay<S, M> withSeed(long value) {
        return new SelfPlay<>(game, openings, player, games, value, shard, maxPlies);
    }

    /** This job with another number of moves after which a game is a draw. */
    public SelfPlay<S, M> withMaxPlies(int value) {
        return new SelfPlay<>(game, openings, player, games, seed, shard, value);
    }

    /** Part {@code i} of {@code n} of this job, {@code i} from 0; it may have no game at all. */
    public SelfPlay<S, M> shard(long i, long n) {
        return new SelfPlay<>(game, openings, player, games, seed, shard.shard(i, n), maxPlies);
    }

    /** The number of games of this job or shard. */
    public int size() {
        return (int) shard.size(games);
    }

    /** Plays the games in this thread. */
    public List<SelfPlayGame<S, M>> run() {
        List<SelfPlayGame<S, M>> all = new ArrayList<>();
        run(Runnable::run, 1, 0, Function.identity(), all::add, new StopSignal());
        return all;
    }

    /** Plays the games in this thread, and returns their statistics. */
    public GameStatistics statistics() {
        return statistics(Runnable::run, 1, () -> {}, new StopSignal());
    }

    /**
     * Plays the games as {@link #run(Executor, int, int, Function, Consumer, StopSignal) run} does, and returns the
     * statistics of those that are finished. Random games are only counted, not recorded, which is much faster.
     *
     * @param onGame called after each game, in the order of their numbers, in any thread
     */
    public GameStatistics statistics(Executor executor, int concurrency, Runnable onGame, StopSignal stop) {
        GameStatistics.Sum sum = new GameStatistics.Sum();
        Run<GameStatistics> run = new Run<>(
                0,
                GameStatistics::of,
                RandomGame::statistics,
                one -> {
                    sum.add(one);
                    onGame.run();
                },
                stop);
        run.run.run(executor, concurrency);
        return sum.total();
    }

    /**
     * Plays the games, {@code concurrency} at a time, in tasks of {@code executor}, and waits for them. When
     * {@code stop} is given, or this thread is interrupted, unfinished games are dropped, and so are those after the
     * first unfinished one. A player that fails ends the run with an exception.
     *
     * @param from the number of games of this shard to skip, because they have been played before
     * @param map converts a game, in the task that played it
     * @param sink takes the converted games in the order of their numbers, one at a time, in any thread
     */
    public <T> void run(
            Executor executor,
            int concurrency,
            int from,
            Function<? super SelfPlayGame<S, M>, ? extends T> map,
            Consumer<? super T> sink,
            StopSignal stop) {
        new Run<T>(from, map, random -> random.played().map(map), sink, stop).run.run(executor, concurrency);
    }

    /** An ordered run together with the work on its items, which ends when the run is over. */
    private final class Run<T> {
        private final int from;
        private final Function<? super SelfPlayGame<S, M>, ? extends T> map;
        private final Function<RandomGame<S, M>, Optional<T>> mapRandom;
        private final StopSignal stop;
        private final OrderedRun<T> run;

        /** Whether the player has turned out to be a random one: a random game is shorter than the start of a thread. */
        private volatile boolean randomPlayer;

        Run(
                int from,
                Function<? super SelfPlayGame<S, M>, ? extends T> map,
                Function<RandomGame<S, M>, Optional<T>> mapRandom,
                Consumer<? super T> sink,
                StopSignal stop) {
            this.from = from;
            this.map = map;
            this.mapRandom = mapRandom;
            this.stop = stop;
            run = new OrderedRun<>(
                    Math.max(0, size() - from),
                    this::play,
                    result -> {
                        sink.accept(result);
                        return true;
                    },
                    stop);
        }

        private Optional<T> play(long k) {
            int number = (int) (shard.index() + (from + k) * shard.count());
            Opening<S, M> opening = openings.get(game, seed, number);
            try (Seat seat = new Seat(player, new Rng(Rng.mix(seed) + number).next(), Seat.Patience.USUAL)) {
                Searcher searcher = randomPlayer ? seat.make() : seat.makeWatched(run::isOver);
                if (searcher instanceof RandomSearcher random) {
                    randomPlayer = true;
                    return mapRandom.apply(
                            new RandomGame<>(game, number, opening, random.seed(), maxPlies, run::isOver));
                }
                GameRun<S, M> one = new GameRun<>(
                        game, opening, List.of(seat, seat), run::isOver, stop, Match.DEFAULT_GRACE, maxPlies);
                if (!one.play()) {
                    return Optional.empty();
                }
                if (!one.reason().isEmpty()) {
                    throw new BoardwrightException("game " + (number + 1) + ": " + one.reason());
                }
                return Optional.of(map.apply(
                        new SelfPlayGame<>(number, one.record(), opening.moves().size(), one.scores(), seat.effort())));
            }
        }
    }
}
