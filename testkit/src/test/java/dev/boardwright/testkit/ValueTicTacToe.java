package dev.boardwright.testkit;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.testkit.TicTacToe.Move;
import dev.boardwright.testkit.TicTacToe.State;
import java.util.List;

/** Tic-tac-toe with values, for tests to extend with a bug. */
class ValueTicTacToe extends ValueGame<State, Move> {
    private static final TicTacToe RIGHT = new TicTacToe();

    @Override
    public GameInfo info() {
        return RIGHT.info();
    }

    @Override
    public State initialState() {
        return RIGHT.initialState();
    }

    @Override
    public Player turn(State state) {
        return RIGHT.turn(state);
    }

    @Override
    protected List<Move> moves(State state) {
        return RIGHT.moves(state);
    }

    @Override
    protected State next(State state, Move move) {
        return RIGHT.next(state, move);
    }

    @Override
    public Outcome outcome(State state) {
        return RIGHT.outcome(state);
    }

    @Override
    public Notation<State, Move> notation() {
        return RIGHT.notation();
    }
}
