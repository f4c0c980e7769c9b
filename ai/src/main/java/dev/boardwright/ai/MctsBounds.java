package dev.boardwright.ai;

import dev.boardwright.ai.internal.PlainReduction;
import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reducible;
import dev.boardwright.core.Reduction;

/**
 * The bounds of the outcome that follow from the points: a lead that the points to come cannot turn is a win. Owned by one
 * thread.
 */
final class MctsBounds<S> {
    private final Position<S> board;
    private final Reduction<S> reduction;

    private MctsBounds(Position<S> board, Reduction<S> reduction) {
        this.board = board;
        this.reduction = reduction;
    }

    /**
     * The bounds of positions on {@code board}. They tell nothing in a game that does not know them, nor if the outcome is
     * known already: a player who has won goes on to play for points.
     */
    static <S, M> MctsBounds<S> of(Game<S, M> game, Position<S> board) {
        if (game instanceof Reducible<S, M> reducible) {
            MctsBounds<S> bounds = new MctsBounds<>(board, reducible.reduction(board));
            if (bounds.lower() < bounds.upper() && bounds.plies() < Reduction.UNBOUNDED) {
                return bounds;
            }
        }
        return none(board);
    }

    /** Bounds that tell nothing. */
    static <S> MctsBounds<S> none(Position<S> board) {
        return new MctsBounds<>(board, new PlainReduction<>(board));
    }

    void play(int code) {
        board.play(code);
        reduction.played(code);
    }

    void undo(int code) {
        board.undo();
        reduction.undone(code);
    }

    /** The worst outcome for the first player: -1, 0 or 1. */
    int lower() {
        int least = board.turn().sign() > 0 ? reduction.least() : -reduction.most();
        return Integer.signum(reduction.settled() + least);
    }

    /** The best outcome for the first player. */
    int upper() {
        int most = board.turn().sign() > 0 ? reduction.most() : -reduction.least();
        return Integer.signum(reduction.settled() + most);
    }

    /** The number of plies within which the game ends. */
    int plies() {
        return reduction.longest();
    }
}
