package dev.boardwright.ai.match;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Game;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * A match between two players: a number of games from varied openings, each opening played twice with sides changed.
 *
 * <p>The openings are random moves, the same for the same seed. A match repeats exactly, on any number of threads, if
 * its players do: searchers with one thread, limited by depth or nodes.
 *
 * <pre>{@code
 * static <S, M> double score(Game<S, M> game, MatchPlayer one, MatchPlayer other) {
 *     return Match.of(game, one, other).withGames(40).run().tally().score();
 * }
 * }</pre>
 *
 * <p>A match can be split: shards of it run anywhere, and their results {@linkplain MatchResult#plus add up} to that of
 * one run. Both games of an opening are in the same shard. A shard ignores the sequential test; the sum applies it.
 *
 * <pre>{@code
 * static <S, M> MatchResult<S, M> inTwoParts(Match<S, M> match) {
 *     return match.shard(0, 2).run().plus(match.shard(1, 2).run());
 * }
 * }</pre>
 *
 * <p>A player that answers with nothing or an illegal move, throws anything, cannot be made, or takes longer than its time
 * and {@code grace} loses that game; the record says why, and the match goes on. So does one whose searcher is not made within
 * {@link #LONGEST_START}. What never ends, a search or making or closing a searcher, is left behind in its thread. A player
 * without a limit of time has {@link #LONGEST_MOVE}.
 *
 * @param game the game to play
 * @param openings the openings of the games
 * @param first the player from whose side results are counted; it has the game's first side in every other game
 * @param second the other player
 * @param games the largest number of games
 * @param seed decides the openings and the seeds of the players
 * @param sprt a test that ends the match as soon as it is decided
 * @param shard the part of the match to play, of all pairs of games
 * @param grace the time beyond its limit after which a player loses
 * @param maxPlies the number of moves, those of the opening included, after which a game that goes on is a draw by
 *     adjudication
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record Match<S, M>(
        Game<S, M> game,
        Openings<S, M> openings,
        MatchPlayer first,
        MatchPlayer second,
        int games,
        long seed,
        Optional<Sprt> sprt,
        Shard shard,
        Duration grace,
        int maxPlies) {
    /** The default number of moves after which a game is a draw, far more than any common game takes. */
    public static final int DEFAULT_MAX_PLIES = 10_000;

    /** The default grace, so long that only a player that hangs loses on time. */
    public static final Duration DEFAULT_GRACE = Duration.ofSeconds(5);

    /** The longest time for a move of a player that has no limit of time. */
    public static final Duration LONGEST_MOVE = Duration.ofHours(1);

    /** The longest time for making the searcher of a game. An engine has up to a minute for each of its first answers. */
    public static final Duration LONGEST_START = Duration.ofMinutes(3);

    /** Validates the parameters except the openings, which are validated when they are used. */
    public Match {
        if (games < 1) {
            throw new IllegalArgumentException("a match has at least one game, not " + games);
        }
        checkMaxPlies(maxPlies);
        if (grace.isNegative()) {
            throw new IllegalArgumentException("the grace of a match is not negative");
        }
        if (first.limits().clock().isPresent() || second.limits().clock().isPresent()) {
            throw new IllegalArgumentException(
                    "the limits of a match are for each move: a clock for the whole game cannot be used");
        }
    }

    static void checkMaxPlies(int maxPlies) {
        if (maxPlies < 1) {
            throw new IllegalArgumentException("a game has at least one move, not " + maxPlies);
        }
    }

    /** A match of two games from the game's start, each after two random moves, with seed 1 and no test. */
    public static <S, M> Match<S, M> of(Game<S, M> game, MatchPlayer first, MatchPlayer second) {
        Openings<S, M> openings = Openings.from(game.initialState(), Openings.DEFAULT_PLIES);
        return new Match<>(
                        game,
                        openings,
                        first,
                        second,
                        2,
                        1,
                        Optional.empty(),
                        Shard.ALL,
                        DEFAULT_GRACE,
                        DEFAULT_MAX_PLIES)
                .withOpenings(openings);
    }

    /** This match from another state: a handicap, a puzzle, an opening. */
    public Match<S, M> withStart(S value) {
        return withOpenings(Openings.from(value, openings.plies()));
    }

    /** This match with other openings, all of which are validated. */
    public Match<S, M> withOpenings(Openings<S, M> value) {
        value.check(game);
        return new Match<>(game, value, first, second, games, seed, sprt, shard, grace, maxPlies);
    }

    /** This match with another number of random moves before each game. */
    public Match<S, M> withOpeningPlies(int value) {
        return new Match<>(game, openings.withPlies(value), first, second, games, seed, sprt, shard, grace, maxPlies);
    }

    /** This match with another number of games. */
    public Match<S, M> withGames(int value) {
        return new Match<>(game, openings, first, second, value, seed, sprt, shard, grace, maxPlies);
    }

    /** This match with another seed. */
    public Match<S, M> withSeed(long value) {
        return new Match<>(game, openings, first, second, games, value, sprt, shard, grace, maxPlies);
    }

    /** This match with a test that ends it as soon as it is decided. */
    public Match<S, M> withSprt(Sprt value) {
        return new Match<>(game, openings, first, second, games, seed, Optional.of(value), shard, grace, maxPlies);
    }

    /** This match with another grace. */
    public Match<S, M> withGrace(Duration value) {
        return new Match<>(game, openings, first, second, games, seed, sprt, shard, value, maxPlies);
    }

    /** This match with another number of moves after which a game is a draw. */
    public Match<S, M> withMaxPlies(int value) {
        return new Match<>(game, openings, first, second, games, seed, sprt, shard, grace, value);
    }

    /** Part {@code i} of {@code n} of this match, {@code i} from 0; it may have no game at all. */
    public Match<S, M> shard(long i, long n) {
        return new Match<>(game, openings, first, second, games, seed, sprt, shard.shard(i, n), grace, maxPlies);
    }

    /** The largest number of games of this match or shard. */
    public int size() {
        return size(games, shard);
    }

    /** The number of games of a shard of a match with this number of games: whole pairs, and the game left over if it is odd. */
    public static int size(int games, Shard shard) {
        int lone = games % 2 == 1 && shard.contains(games / 2) ? 1 : 0;
        return (int) (2 * shard.size(games / 2)) + lone;
    }

    /** Plays the match in this thread. */
    public MatchResult<S, M> run() {
        return run(Runnable::run, 1, MatchListener.none(), new StopSignal());
    }

    /**
     * Plays the match, {@code concurrency} games at a time, in tasks of {@code executor}, and waits for it. The
     * executor must have that many free threads, or run tasks in the calling thread.
     *
     * <p>When {@code stop} is given, or this thread is interrupted, unfinished games are dropped; the result is the games
     * up to the first unfinished one. An exception of the listener or of the game ends the match and is thrown here; so does
     * an executor that refuses a task. Searchers run in threads of their own, one for each game under way.
     */
    public MatchResult<S, M> run(Executor executor, int concurrency, MatchListener<S, M> listener, StopSignal stop) {
        return new MatchRun<>(this, listener, stop).run(executor, concurrency);
    }
}
