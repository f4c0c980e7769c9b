package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import java.util.List;

class TicTacToeContractTest extends GameContract<TicTacToe.State, TicTacToe.Move> {
    @Override
    protected List<Game<TicTacToe.State, TicTacToe.Move>> games() {
        return List.of(new TicTacToe());
    }
}
