package dev.boardwright.core;

import dev.boardwright.core.board.Symmetry;
import java.util.List;

/**
 * The rules of a game for two, with its options fixed: what an application sees.
 *
 * <p>A game is immutable and safe to share between threads. States and moves are values. Every call that takes a state or
 * a move checks it and refuses what does not belong with a {@link BoardwrightException}; nothing is changed by a refused
 * call. Searchers and playouts use {@link #position} instead, which is fast and unchecked.
 *
 * <p>Turns need not alternate. Before the end there is always a legal move (where a player must pass, passing is a move),
 * and at the end there is none.
 *
 * <p>To write a game: extend {@link ValueGame} for a simple one, or {@link PositionGame} for a fast one.
 *
 * @param <S> a state: board, side to move, and whatever else decides the rest of the game
 * @param <M> a move
 */
public interface Game<S, M> {
    /** What is known of this kind of game whatever its options: its name, sides, options and rules text. */
    GameInfo info();

    /** The options that this game was made with, every one of {@link GameInfo#options} resolved. */
    GameOptions options();

    /** The state at the start. */
    S initialState();

    /** The side to move; after the end, the side that would move next. */
    Player turn(S state);

    /** Every legal move, in an order that depends on the state alone: empty exactly when the game is over. */
    List<M> legalMoves(S state);

    /**
     * The state after {@code move}.
     *
     * @throws IllegalMoveException if the move is not legal in {@code state}; its message says why
     */
    S play(S state, M move);

    /** How the game stands. */
    Outcome outcome(S state);

    /** How far the first player is ahead in the game's own points. At the end its sign is the outcome. */
    int margin(S state);

    /** How states and moves are written as text. */
    Notation<S, M> notation();

    /** A fresh working board at {@code state}, owned by the caller. */
    Position<S> position(S state);

    /** The code by which positions know {@code move}; the same for the life of this game. */
    int encode(M move);

    /** The move that {@link #encode} gave {@code code} for. */
    M decode(int code);

    /** What a drawing of {@code state} shows. */
    default BoardView view(S state) {
        return BoardView.ofText(notation().formatState(state));
    }

    /**
     * The evaluation for searching deep. It is antisymmetric: what is good for one player is as bad for the other. By
     * default the margin.
     */
    default Evaluation<S> evaluation() {
        return (position, player) -> player.sign() * position.margin();
    }

    /** The evaluation for looking one move ahead, by default that of {@link #evaluation}. It need not be antisymmetric. */
    default Evaluation<S> greedyEvaluation() {
        return evaluation();
    }

    /** Ways of choosing a move that belong to this game alone, beside the general searchers; by default none. */
    default List<Policy<S>> policies() {
        return List.of();
    }

    /** The symmetries of the board under which the rules do not change; by default only the identity. */
    default List<Symmetry> symmetries() {
        return List.of(Symmetry.IDENTITY);
    }

    /** The image of {@code state} under one of {@link #symmetries}. */
    default S transformState(S state, Symmetry symmetry) {
        return state;
    }

    /** The image of {@code move} under one of {@link #symmetries}. */
    default M transformMove(M move, Symmetry symmetry) {
        return move;
    }
}
