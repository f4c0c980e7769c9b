package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.testkit.TicTacToe.Move;
import dev.boardwright.testkit.TicTacToe.State;
import java.util.function.Function;

/**
 * A version of tic-tac-toe with a bug.
 *
 * @param name the bug
 * @param check the check that must find it
 * @param game the game with this bug and no other
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
