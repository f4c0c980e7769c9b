package dev.boardwright.ai.learn;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Game;
import dev.boardwright.core.pattern.PatternShape;
import dev.boardwright.core.pattern.PatternWeights;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Learns an evaluation for a game from self-play. Immutable.
 *
 * <p>It plays games against itself with minimax, fits weights of patterns to the results and to what the searches found,
 * plays again with these weights, and so on. Each fit uses the games of those generations that predict the newest games
 * best. It chooses the patterns by their loss on games that are held out and, if it has the time, by short matches at equal
 * processor time. It ends with a match against the evaluation that the game has.
 *
 * <p>With a number of generations, and one or more threads, the same seed gives the same weights. With a limit of time, the
 * number of games depends on the machine, and nothing repeats. The last match depends on measured times in both cases.
 *
 * <pre>{@code
 * static <S, M> byte[] weights(Game<S, M> game) {
 *     return Learner.of(game).withTime(Duration.ofMinutes(5)).run().weights().toBytes();
 * }
 * }</pre>
 *
 * @param game the game to learn
 * @param time the time for everything; if empty, the generations decide
 * @param generations the number of generations; if empty, by the time
 * @param games the number of games of the first generation, if there is no limit of time; later ones have more
 * @param threads the number of threads
 * @param seed decides the games and the order of the fit
 * @param patterns the patterns; if empty, they are chosen
 * @param resumed the weights to go on with; their patterns are kept
 * @param matchGames the number of games of the last match
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record Learner<S, M>(
        Game<S, M> game,
        Optional<Duration> time,
        OptionalInt generations,
        int games,
        int threads,
        long seed,
        List<PatternShape> patterns,
        Optional<PatternWeights> resumed,
        int matchGames) {
    /** Enough for Connect Four and Blackstone; see {@code docs/learning.md}. */
    public static final Duration DEFAULT_TIME = Duration.ofMinutes(15);

    /** The default number of games of the last match. */
    public static final int MATCH_GAMES = 200;

    /** The default number of games of the first generation without a limit of time. */
    public static final int GAMES = 400;

    /** Validates the parameters. */
    public Learner {
        patterns = List.copyOf(patterns);
        if (threads < 1 || games < 1 || matchGames < 1 || generations.orElse(1) < 1) {
            throw new IllegalArgumentException("learning needs at least one thread, game and generation");
        }
        if (time.isPresent() && (time.get().isNegative() || time.get().isZero())) {
            throw new IllegalArgumentException("learning needs some time");
        }
        if (time.isEmpty() && generations.isEmpty()) {
            throw new IllegalArgumentException("learning needs a limit of time or of generations");
        }
    }

    /** Learning for {@link #DEFAULT_TIME} in one thread, with seed 1. */
    public static <S, M> Learner<S, M> of(Game<S, M> game) {
        return new Learner<>(
                game,
                Optional.of(DEFAULT_TIME),
                OptionalInt.empty(),
                GAMES,
                1,
                1,
                List.of(),
                Optional.empty(),
                MATCH_GAMES);
    }

    /** This learner with another time. */
    public Learner<S, M> withTime(Duration value) {
        return new Learner<>(
                game, Optional.of(value), generations, games, threads, seed, patterns, resumed, matchGames);
    }

    /** This learner without a limit of time, for this number of generations. The weights then repeat. */
    public Learner<S, M> withGenerations(int value) {
        return new Learner<>(
                game, Optional.empty(), OptionalInt.of(value), games, threads, seed, patterns, resumed, matchGames);
    }

    /** This learner with another number of games in the first generation. */
    public Learner<S, M> withGames(int value) {
        return new Learner<>(game, time, generations, value, threads, seed, patterns, resumed, matchGames);
    }

    /** This learner with another number of threads. */
    public Learner<S, M> withThreads(int value) {
        return new Learner<>(game, time, generations, games, value, seed, patterns, resumed, matchGames);
    }

    /** This learner with another seed. */
    public Learner<S, M> withSeed(long value) {
        return new Learner<>(game, time, generations, games, threads, value, patterns, resumed, matchGames);
    }

    /** This learner with given patterns, instead of a choice. */
    public Learner<S, M> withPatterns(List<PatternShape> value) {
        return new Learner<>(game, time, generations, games, threads, seed, value, resumed, matchGames);
    }

    /** This learner, going on with weights of the same game. */
    public Learner<S, M> resuming(PatternWeights value) {
        return new Learner<>(game, time, generations, games, threads, seed, patterns, Optional.of(value), matchGames);
    }

    /** This learner with another number of games in the last match. */
    public Learner<S, M> withMatchGames(int value) {
        return new Learner<>(game, time, generations, games, threads, seed, patterns, resumed, value);
    }

    /** Learns in this thread, without a listener. */
    public Learned run() {
        return run(LearningListener.none(), new StopSignal());
    }

    /**
     * Learns, and returns the best weights. When {@code stop} is given, it ends soon, with the best weights so far: those of
     * the last generation, or zeros if there was none.
     *
     * @throws dev.boardwright.core.BoardwrightException if evaluations cannot be learned for this game, because nothing of
     *     its board can be read
     */
    public Learned run(LearningListener listener, StopSignal stop) {
        return new LearningRun<>(this, listener, stop, null).run();
    }

    /**
     * The same, but the games for training are played elsewhere; fits and matches run in this process. The weights are those
     * of {@link #run(LearningListener, StopSignal)}. {@code stop} is heard between the games and the fit.
     *
     * @throws IllegalArgumentException if there is a limit of time instead of a number of generations
     */
    public Learned run(LearningListener listener, StopSignal stop, TrainingPlayers players) {
        if (time.isPresent()) {
            throw new IllegalArgumentException("games that are played elsewhere need a number of generations");
        }
        return new LearningRun<>(this, listener, stop, players).run();
    }
}
