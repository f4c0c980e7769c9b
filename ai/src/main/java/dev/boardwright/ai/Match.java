package dev.boardwright.ai;

import dev.boardwright.core.Game;
import java.util.Optional;
import java.util.concurrent.Executor;

/**
 * A match between two players: a number of games from varied openings, each opening played twice with sides changed.
 *
 * <p>The openings are random moves, the same for the same seed. A match repeats exactly, on any number of threads, if its
 * players do: searchers with one thread, limited by depth or nodes.
 *
 * <pre>{@code
 * static <S, M> double score(Game<S, M> game, MatchPlayer one, MatchPlayer other) {
 *     return Match.of(game, one, other).withGames(40).run().tally().score();
 * }
 * }</pre>
 *
 * @param game the game to play
 * @param start the state that every game begins at, before its random moves
 * @param first the player from whose side results are counted; it has the game's first side in every other game
 * @param second the other player
 * @param games how many games to play at most
 * @param openingPlies how many random moves each game begins with
 * @param seed decides the openings and the seeds of the players
 * @param sprt a test that ends the match as soon as it is decided
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record Match<S, M>(
        Game<S, M> game,
        S start,
        MatchPlayer first,
        MatchPlayer second,
        int games,
        int openingPlies,
        long seed,
        Optional<Sprt> sprt) {
    /** Refuses what makes no sense. */
    public Match {
        if (games < 1 || openingPlies < 0) {
            throw new IllegalArgumentException(
                    "a match has at least one game, and no negative number of opening plies");
        }
        if (game.outcome(start).isOver()) {
            throw new IllegalArgumentException("a match cannot begin where the game is over");
        }
        if (first.limits().clock().isPresent() || second.limits().clock().isPresent()) {
            throw new IllegalArgumentException("a match is limited by the move, not by a clock for the whole game");
        }
    }

    /** A match of two games from the game's start, each after two random moves, with seed 1 and no test. */
    public static <S, M> Match<S, M> of(Game<S, M> game, MatchPlayer first, MatchPlayer second) {
        return new Match<>(game, game.initialState(), first, second, 2, 2, 1, Optional.empty());
    }

    /** This match from another state: a handicap, a puzzle, an opening. */
    public Match<S, M> withStart(S value) {
        return new Match<>(game, value, first, second, games, openingPlies, seed, sprt);
    }

    /** This match with another number of games. */
    public Match<S, M> withGames(int value) {
        return new Match<>(game, start, first, second, value, openingPlies, seed, sprt);
    }

    /** This match with another number of random moves before each game. */
    public Match<S, M> withOpeningPlies(int value) {
        return new Match<>(game, start, first, second, games, value, seed, sprt);
    }

    /** This match with another seed. */
    public Match<S, M> withSeed(long value) {
        return new Match<>(game, start, first, second, games, openingPlies, value, sprt);
    }

    /** This match with a test that ends it as soon as it is decided. */
    public Match<S, M> withSprt(Sprt value) {
        return new Match<>(game, start, first, second, games, openingPlies, seed, Optional.of(value));
    }

    /** Plays the match in this thread. */
    public MatchResult<S, M> run() {
        return run(Runnable::run, 1, MatchListener.none(), new StopSignal());
    }

    /**
     * Plays the match, {@code concurrency} games at a time, in tasks of {@code executor}, and waits for it. The executor
     * must have that many threads to spare, or run tasks in the thread that hands them in.
     *
     * <p>When {@code stop} is given, or this thread is interrupted, the games that are not finished are dropped; those
     * that are, up to the first that is not, are the result. What a player or the listener throws ends the match, and is
     * thrown here; so does an executor that refuses a task.
     */
    public MatchResult<S, M> run(Executor executor, int concurrency, MatchListener<S, M> listener, StopSignal stop) {
        if (concurrency < 1) {
            throw new IllegalArgumentException("a match plays at least one game at a time, not " + concurrency);
        }
        return new MatchRun<>(this, listener, stop).run(executor, concurrency);
    }
}
