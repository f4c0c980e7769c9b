package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/**
 * The contract of a game that {@link GameContractTest} sets. Surefire does not run it by itself because of its name.
 */
class FlawedContract extends GameContract<TicTacToe.State, TicTacToe.Move> {
    static final long SEED = 369;

    private static Game<TicTacToe.State, TicTacToe.Move> game = new FastTicTacToe();

    static void putToTest(Game<TicTacToe.State, TicTacToe.Move> underTest) {
        game = underTest;
    }

    @Override
    protected List<Game<TicTacToe.State, TicTacToe.Move>> games() {
        return List.of(game);
    }

    @Override
    protected Optional<Game<TicTacToe.State, TicTacToe.Move>> reference(Game<TicTacToe.State, TicTacToe.Move> game) {
        return Optional.of(new TicTacToe());
    }

    /** A few fixed seeds, so that every run is the same. */
    @Override
    protected Arbitrary<Long> seeds() {
        return Arbitraries.longs().between(SEED, SEED + 5);
    }

    @Override
    protected int longestGame() {
        return 9;
    }
}
