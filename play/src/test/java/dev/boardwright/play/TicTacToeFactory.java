package dev.boardwright.play;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.testkit.TicTacToe;

/** Puts tic-tac-toe on the class path of the tests: a game from somewhere else, written with values alone. */
public final class TicTacToeFactory implements GameFactory {
    /** For the service loader. */
    public TicTacToeFactory() {}

    @Override
    public GameInfo info() {
        return new TicTacToe().info();
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return new TicTacToe();
    }
}
