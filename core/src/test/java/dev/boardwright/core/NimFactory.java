package dev.boardwright.core;

/** Named as a service in the test resources, so that {@link Games} finds the game. */
public final class NimFactory implements GameFactory {
    @Override
    public GameInfo info() {
        return Nim.INFO;
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return Nim.of(resolved);
    }
}
