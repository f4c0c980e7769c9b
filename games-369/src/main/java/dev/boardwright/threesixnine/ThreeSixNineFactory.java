package dev.boardwright.threesixnine;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;

/** Makes games of 369 by their options; found by {@link dev.boardwright.core.Games}. */
public final class ThreeSixNineFactory implements GameFactory {
    /** For the service loader. */
    public ThreeSixNineFactory() {}

    @Override
    public GameInfo info() {
        return ThreeSixNine.INFO;
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return new ThreeSixNine(resolved);
    }
}
