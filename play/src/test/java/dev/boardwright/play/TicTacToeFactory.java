package dev.boardwright.play;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.testkit.TicTacToe;

/** Adds tic-tac-toe to the games of the tests: a game from another jar, written with values only. */
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
