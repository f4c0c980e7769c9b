package dev.boardwright.blackstone;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;

/** Makes games of Blackstone by their options; found by {@link dev.boardwright.core.Games}. */
public final class BlackstoneFactory implements GameFactory {
    /** For the service loader. */
    public BlackstoneFactory() {}

    @Override
    public GameInfo info() {
        return Blackstone.INFO;
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return new Blackstone(resolved);
    }
}
