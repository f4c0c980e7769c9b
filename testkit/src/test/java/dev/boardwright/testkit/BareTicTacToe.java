package dev.boardwright.testkit;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.testkit.GameContractTest.BareMove;
import dev.boardwright.testkit.TicTacToe.Move;
import dev.boardwright.testkit.TicTacToe.State;
import java.util.List;

/** Tic-tac-toe whose moves are not serialisable. */
class BareTicTacToe extends ValueGame<State, BareMove> {
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
    protected List<BareMove> moves(State state) {
        return RIGHT.moves(state).stream()
                .map(move -> new BareMove(move.cell()))
                .toList();
    }

    @Override
    protected State next(State state, BareMove move) {
        return RIGHT.next(state, new Move(move.cell()));
    }

    @Override
    public Outcome outcome(State state) {
        return RIGHT.outcome(state);
    }

    @Override
    public Notation<State, BareMove> notation() {
        Notation<State, Move> right = RIGHT.notation();
        return Notation.of(
                right::formatState,
                right::parseState,
                move -> right.formatMove(new Move(move.cell())),
                text -> new BareMove(right.parseMove(text).cell()));
    }
}
