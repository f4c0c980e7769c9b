package dev.boardwright.core;

import java.util.List;
import java.util.OptionalInt;

/**
 * The value of a position for one player: higher is better for that player.
 *
 * <p>An evaluation is stateless and safe to share. Searchers call it once for every leaf, so it should read counters of
 * the position rather than compute. It may be called for a finished position too.
 *
 * @param <S> the state of the game that the evaluation belongs to
 */
@FunctionalInterface
public interface Evaluation<S> {
    /** The bound of every evaluation, exclusive. Searchers use values beyond it for proven wins and losses. */
    int LIMIT = 1_000_000;

    /** Stands for the value of a move that ends the game in {@link #evaluateMoves}. */
    int ENDED = Integer.MIN_VALUE;

    /** The value of {@code position} for {@code player}, between {@code -LIMIT} and {@code LIMIT} exclusive. */
    int evaluate(Position<S> position, Player player);

    /**
     * The value as far as a search needs it: exact if it lies between {@code alpha} and {@code beta}, both exclusive. Of a
     * value that is not above {@code alpha} the result may be any upper bound that is not above {@code alpha} either, and
     * of one that is not below {@code beta} any lower bound that is not below {@code beta}. By default the value.
     *
     * <p>Override it where such a bound costs less than the value.
     */
    default int evaluate(Position<S> position, Player player, int alpha, int beta) {
        return evaluate(position, player);
    }

    /**
     * Writes to {@code values} the value for {@code player} after each of the legal {@code moves} with indices from {@code
     * from} to {@code to}, exclusive, at the same indices: {@link #ENDED} after a move that ends the game. Afterwards the
     * position is as before. By default each move is made, evaluated and undone.
     *
     * <p>Override it where the values of all moves together cost less.
     */
    default void evaluateMoves(Position<S> position, Player player, MoveBuffer moves, int from, int to, int[] values) {
        for (int i = from; i < to; i++) {
            position.play(moves.get(i));
            values[i] = position.isOver() ? ENDED : evaluate(position, player);
            position.undo();
        }
    }

    /** Whether {@link #promise} tells moves apart; by default not. */
    default boolean hasPromises() {
        return false;
    }

    /**
     * How good a legal move looks before it is made. A search tries moves of high promise first and weighs the promise
     * against what it has learned of the move: a difference of 16 outweighs most of that. By default 0.
     */
    default int promise(Position<S> position, int code) {
        return 0;
    }

    /**
     * The value that means a win in about 85 of 100 games, for searchers that need winning chances. Empty by default;
     * they then estimate it from random games.
     */
    default OptionalInt scale() {
        return OptionalInt.empty();
    }

    /**
     * The sizes of the errors with which players of graded strength judge by this evaluation, from the weakest player on,
     * in units of the usual difference between two moves. The size that makes one player score about 75 % against the
     * next differs much between games. Empty by default; searchers then use general sizes.
     */
    default List<Double> gradedErrors() {
        return List.of();
    }

    /**
     * Whether Monte-Carlo tree search with this evaluation plays better than alpha-beta search in the same time. False by
     * default: measure it by a match. Programs use it to choose their strongest player.
     */
    default boolean suitsMonteCarlo() {
        return false;
    }

    /** The nearest value within {@link #LIMIT}. */
    static int clamp(long value) {
        return (int) Math.max(1 - LIMIT, Math.min(value, LIMIT - 1));
    }
}
