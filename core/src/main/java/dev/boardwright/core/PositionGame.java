package dev.boardwright.core;

import java.util.ArrayList;
import java.util.List;

/**
 * A game whose rules are its {@link Position}. The value face is derived from the position here, once for all games.
 *
 * <p>A subclass provides the initial state, the notation, positions and move codes. A game on a board of columns and rows
 * extends {@link dev.boardwright.core.board.GridGame} instead.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public abstract class PositionGame<S, M> implements Game<S, M> {
    private final GameInfo info;
    private final GameOptions options;

    /** A game with options that {@link GameInfo#resolve} has returned. */
    protected PositionGame(GameInfo info, GameOptions options) {
        this.info = info;
        this.options = options;
    }

    @Override
    public final GameInfo info() {
        return info;
    }

    @Override
    public final GameOptions options() {
        return options;
    }

    /** A fresh working board at {@code state}, which has been checked. */
    protected abstract Position<S> newPosition(S state);

    /**
     * Validates a state. By default every state is valid.
     *
     * @throws NotationException if the state is not one of this game
     */
    protected void check(S state) {}

    /** The reason why a move is not legal, in a few words. The game is not over. */
    protected abstract String whyIllegal(S state, M move);

    /**
     * Returns {@code state} if it is one of this game.
     *
     * @throws NotationException if it is not
     */
    protected final S checked(S state) {
        check(state);
        return state;
    }

    @Override
    public final Position<S> position(S state) {
        return newPosition(checked(state));
    }

    @Override
    public Player turn(S state) {
        return position(state).turn();
    }

    @Override
    public final List<M> legalMoves(S state) {
        MoveBuffer codes = new MoveBuffer();
        position(state).moves(codes);
        List<M> moves = new ArrayList<>(codes.size());
        for (int i = 0; i < codes.size(); i++) {
            moves.add(decode(codes.get(i)));
        }
        return List.copyOf(moves);
    }

    @Override
    public final boolean isLegal(S state, M move) {
        Position<S> position = position(state);
        int code;
        try {
            code = encode(move);
        } catch (BoardwrightException e) {
            return false;
        }
        return position.isLegal(code);
    }

    @Override
    public final S play(S state, M move) {
        Position<S> position = position(state);
        int code = encode(move);
        if (!position.isLegal(code)) {
            throw new IllegalMoveException(notation().formatMove(move) + " is not legal: "
                    + (position.isOver() ? "the game is over" : whyIllegal(state, move)));
        }
        position.play(code);
        return position.toState();
    }

    @Override
    public final Outcome outcome(S state) {
        return position(state).outcome();
    }

    @Override
    public final int margin(S state) {
        return position(state).margin();
    }

    /** {@code 369 size=9 variant=neutral}. */
    @Override
    public String toString() {
        return (info.name() + " " + options).strip();
    }
}
