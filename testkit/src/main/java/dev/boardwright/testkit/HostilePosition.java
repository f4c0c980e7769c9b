package dev.boardwright.testkit;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.HostileGame.Call;
import dev.boardwright.testkit.HostileGame.Lie;
import dev.boardwright.testkit.TicTacToe.State;

/** The position of a {@link HostileGame}, around a right one. */
final class HostilePosition extends Position<State> {
    private final HostileGame game;
    private final Position<State> right;
    private int calls;

    HostilePosition(HostileGame game, Position<State> right) {
        this.game = game;
        this.right = right;
    }

    /** Whether to tell this lie now: each time, or every n-th time. */
    private boolean lies(Lie lie, int every) {
        return game.tells(lie) && ++calls % every == 0;
    }

    @Override
    public Player turn() {
        game.called(Call.TURN);
        return lies(Lie.TURN, 3) ? right.turn().opponent() : right.turn();
    }

    @Override
    public void moves(MoveBuffer out) {
        game.called(Call.POSITION_MOVES);
        right.moves(out);
    }

    @Override
    public int moveCount() {
        game.called(Call.POSITION_MOVES);
        return right.moveCount();
    }

    @Override
    public int moveAt(int k) {
        game.called(Call.POSITION_MOVES);
        return right.moveAt(k);
    }

    @Override
    public void play(int code) {
        game.called(Call.POSITION_PLAY);
        right.play(code);
    }

    @Override
    public void undo() {
        game.called(Call.POSITION_UNDO);
        if (!lies(Lie.UNDO, 3)) {
            right.undo();
        }
    }

    @Override
    public void copyFrom(Position<State> other) {
        right.copyFrom(((HostilePosition) other).right);
    }

    @Override
    public Position<State> copy() {
        return new HostilePosition(game, right.copy());
    }

    @Override
    public boolean isOver() {
        game.called(Call.OUTCOME);
        return right.isOver();
    }

    @Override
    public int margin() {
        game.called(Call.MARGIN);
        return lies(Lie.MARGIN, 2) ? -right.margin() : right.margin();
    }

    @Override
    public long hash() {
        game.called(Call.HASH);
        if (game.tells(Lie.ONE_HASH)) {
            return 1;
        }
        return lies(Lie.HASH, 1) ? Rng.mix(calls) : right.hash();
    }

    @Override
    public State toState() {
        return right.toState();
    }
}
