package dev.boardwright.core;

import java.util.ArrayList;
import java.util.List;

/**
 * A game whose rules are its {@link Position}: everything an application sees is derived from it here, once for all.
 *
 * <p>A subclass gives the initial state, the notation, positions and move codes.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public abstract class PositionGame<S, M> implements Game<S, M> {
    private final GameInfo info;
    private final GameOptions options;

    /** A game of this kind, with options that {@link GameInfo#resolve} has returned. */
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

    @Override
    public final Player turn(S state) {
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

    /** Why a move that is not legal is not, in a few words for people; the game is not over. */
    protected abstract String whyIllegal(S state, M move);

    /** {@code 369 size=9 variant=neutral}. */
    @Override
    public String toString() {
        return (info.name() + " " + options).strip();
    }
}
