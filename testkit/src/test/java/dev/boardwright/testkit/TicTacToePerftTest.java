package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;

class TicTacToePerftTest extends PerftContract {
    @Override
    protected Game<?, ?> create(GameOptions options) {
        return new TicTacToe();
    }
}
