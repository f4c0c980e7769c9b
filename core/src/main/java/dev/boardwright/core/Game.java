package dev.boardwright.core;

import java.util.List;
import java.util.Optional;

/**
 * The rules of a game for two players, with its options fixed: the value face, which applications use.
 *
 * <p>A game is immutable and safe to share between threads. States and moves are values. Every method that takes a
 * state or a move validates it and refuses one of another game with a {@link BoardwrightException}. Searchers and
 * playouts use {@link #position} instead, which is fast and unchecked.
 *
 * <p>A game whose positions can occur twice names a {@linkplain #repetition rule for repetition}, and needs to do nothing
 * else about it.
 *
 * <p>Turns need not alternate. Before the end there is always a legal move (a pass is a move), and at the end there is
 * none.
 *
 * <p>To write a game, extend {@link ValueGame} for a simple one, or {@link PositionGame} for a fast one. A game may
 * also be {@link dev.boardwright.core.board.Symmetric}.
 *
 * @param <S> a state: board, side to move, and everything else that decides the rest of the game
 * @param <M> a move
 */
public interface Game<S, M> {
    /** The facts that hold for every choice of options: name, sides, options and rules text. */
    GameInfo info();

    /** The options that this game was made with, every one of {@link GameInfo#options} resolved. */
    GameOptions options();

    /** The state at the start. */
    S initialState();

    /** The side to move; after the end, the side that would move next. */
    Player turn(S state);

    /** Every legal move, in an order that depends on the state alone; empty if and only if the game is over. */
    List<M> legalMoves(S state);

    /** Whether {@code move} is legal in {@code state}. Returns false for a move that this game does not have at all. */
    default boolean isLegal(S state, M move) {
        return legalMoves(state).contains(move);
    }

    /**
     * The state after {@code move}.
     *
     * @throws IllegalMoveException if the move is not legal in {@code state}; its message says why
     */
    S play(S state, M move);

    /** The outcome so far. */
    Outcome outcome(S state);

    /** The lead of the first player in the game's own points. At the end its sign is the outcome. */
    int margin(S state);

    /** The text form of states and moves. */
    Notation<S, M> notation();

    /** A fresh working board at {@code state}, owned by the caller. */
    Position<S> position(S state);

    /** The code of {@code move} in positions; the same for the life of this game. */
    int encode(M move);

    /**
     * The move with this code.
     *
     * @throws NotationException if no move of this game has it
     */
    M decode(int code);

    /**
     * The rule by which this game ends when its positions repeat; by default none.
     *
     * <p>A game in which a position can occur twice must name one, or its games may never end. States and positions stay
     * free of history: {@link #outcome} and {@link #legalMoves} know the present state only, and say that the game goes on
     * where the rule ends it. {@link GameHistory} knows the moves before, and applies the rule for sessions, records, matches
     * and searchers. See {@link Position#isIrreversible} too.
     */
    default Optional<RepetitionRule> repetition() {
        return Optional.empty();
    }

    /** The drawing of {@code state}, as data. */
    default BoardView view(S state) {
        return BoardView.ofText(notation().formatState(state));
    }

    /**
     * The cells where {@code move} happens, in order: {@code [e5]}, {@code [b8, b3]}, none for a pass. By default the
     * cells that the move's text names, or none if the text is anything else.
     */
    default List<Cell> cells(M move) {
        return Cell.listOf(notation().formatMove(move));
    }

    /**
     * The cells where {@code move}, which is legal in {@code state}, happens, in order. By default {@link #cells(Object)}; a
     * game overrides this one if the same move can happen elsewhere, as "the third pit" does for either player of Kalah.
     * Callers that have the state use this one.
     */
    default List<Cell> cells(S state, M move) {
        return cells(move);
    }

    /** The cells that explain why {@code state} is the end, such as a winning row; none if there are no such cells. */
    default List<Cell> endCells(S state) {
        return List.of();
    }

    /**
     * The lines on which {@code move} scores if it is played in {@code state}; none in a game without such lines.
     *
     * @throws IllegalMoveException if the game has such lines and the move is not legal in {@code state}
     */
    default List<ScoredLine> scores(S state, M move) {
        return List.of();
    }

    /**
     * The evaluation for deep search. It is antisymmetric: the value for one player is the negative of the value for the
     * other. By default the margin.
     */
    default Evaluation<S> evaluation() {
        return (position, player) -> player.sign() * position.margin();
    }

    /** The evaluation for looking one move ahead, by default {@link #evaluation}. It need not be antisymmetric. */
    default Evaluation<S> greedyEvaluation() {
        return evaluation();
    }

    /** Move choosers written for this game, in addition to the general searchers; by default none. */
    default List<Policy<S>> policies() {
        return List.of();
    }
}
