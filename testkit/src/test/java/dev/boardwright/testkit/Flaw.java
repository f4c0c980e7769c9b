package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.testkit.TicTacToe.Move;
import dev.boardwright.testkit.TicTacToe.State;
import java.util.function.Function;

/**
 * A way to get tic-tac-toe wrong.
 *
 * @param name what is wrong
 * @param check the check that must notice
 * @param game the game, wrong in this and nothing else
 */
record Flaw(String name, String check, Game<State, Move> game) {
    Flaw(String name, String check, Function<State, Position<State>> positions) {
        this(name, check, new FastTicTacToe(positions));
    }

    @Override
    public String toString() {
        return name;
    }
}
