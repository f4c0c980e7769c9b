package dev.boardwright.web;

import dev.boardwright.core.Game;

/** What the JVM computes for comparison with the browser. */
public final class Expectations {
    private Expectations() {}

    /** The hash of a state, as the engine writes it. */
    public static <S> String hash(Game<S, ?> game, S state) {
        return String.format("%016x", game.position(state).hash());
    }

    /** The number of plies of random games. */
    public static long playouts(Game<?, ?> game, int seed, int games) {
        return Table.of(game.info().name(), "").playouts(seed, games);
    }
}
