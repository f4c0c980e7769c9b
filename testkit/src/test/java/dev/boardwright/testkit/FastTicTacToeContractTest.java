package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import java.util.List;
import java.util.Optional;

class FastTicTacToeContractTest extends GameContract<TicTacToe.State, TicTacToe.Move> {
    @Override
    protected List<Game<TicTacToe.State, TicTacToe.Move>> games() {
        return List.of(new FastTicTacToe());
    }

    @Override
    protected List<TicTacToe.State> startStates(Game<TicTacToe.State, TicTacToe.Move> game) {
        return List.of(game.initialState(), game.notation().parseState("1o1/1x1/3 o"));
    }

    @Override
    protected Optional<Game<TicTacToe.State, TicTacToe.Move>> reference(Game<TicTacToe.State, TicTacToe.Move> game) {
        return Optional.of(new TicTacToe());
    }
}
