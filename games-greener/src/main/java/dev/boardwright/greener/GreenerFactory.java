package dev.boardwright.greener;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;

/** Makes games of Greener by their options; found by {@link dev.boardwright.core.Games}. */
public final class GreenerFactory implements GameFactory {
    /** For the service loader. */
    public GreenerFactory() {}

    @Override
    public GameInfo info() {
        return Greener.INFO;
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return new Greener(resolved);
    }
}
