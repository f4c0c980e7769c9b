package dev.boardwright.core;

import java.util.OptionalInt;

/**
 * The value of a position for one player: higher is better for that player.
 *
 * <p>An evaluation is stateless and safe to share. Searchers call it once for every leaf, so it should read counters of
 * the position rather than compute. It may be called for a finished position too. An evaluation that is faster with a memory
 * gives each thread an instance by {@link #forThread}.
 *
 * @param <S> the state of the game that the evaluation belongs to
 */
@FunctionalInterface
public interface Evaluation<S> {
    /** The bound of every evaluation, exclusive. Searchers use values beyond it for proven wins and losses. */
    int LIMIT = 1_000_000;

    /** Stands for the value of a move that ends the game in {@link #evaluateMoves}. */
    int ENDED = Integer.MIN_VALUE;

    /** The answer of {@link #movesAbove} if all moves were appended. */
    int NONE_LEFT_OUT = Integer.MIN_VALUE;

    /** The value of {@code position} for {@code player}, between {@code -LIMIT} and {@code LIMIT} exclusive. */
    int evaluate(Position<S> position, Player player);

    /**
     * This evaluation for the use of one thread: itself, unless it is faster with a memory of its own. Searchers call it once
     * for each of their threads. All instances give the same values.
     */
    default Evaluation<S> forThread() {
        return this;
    }

    /**
     * Starts what this evaluation keeps up to date on a working board. Searchers that evaluate many positions call it once
     * on a fresh board, before the first move. By default nothing.
     *
     * <p>Override it where counters follow the moves and undos of a board: started after a move, they would have to start
     * again after each undo of that move. Values must not depend on the call.
     */
    default void prepare(Position<S> position) {}

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

    /** Whether {@link #movesAbove} leaves moves out, and costs little; by default not. */
    default boolean leavesMovesOut() {
        return false;
    }

    /**
     * Appends to {@code out} the legal moves after which the value for the side to move may be above {@code alpha}, and those
     * that end the game, the most promising ones first. Returns an upper bound of the values of the other moves, which is at
     * most {@code alpha}, or {@link #NONE_LEFT_OUT}. Afterwards the position is as before. By default all moves.
     *
     * <p>Override it where such a bound costs less than making the moves. Searchers then do not make them one ply above the
     * leaves.
     */
    default int movesAbove(Position<S> position, int alpha, MoveBuffer out) {
        position.moves(out);
        return NONE_LEFT_OUT;
    }

    /**
     * The value that means a win in about 85 of 100 games, for searchers that need winning chances. Empty by default;
     * they then estimate it from random games.
     */
    default OptionalInt scale() {
        return OptionalInt.empty();
    }

    /** The nearest value within {@link #LIMIT}. */
    static int clamp(long value) {
        return (int) Math.max(1 - LIMIT, Math.min(value, LIMIT - 1));
    }
}
