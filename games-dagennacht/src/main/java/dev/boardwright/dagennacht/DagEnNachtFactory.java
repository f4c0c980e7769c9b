package dev.boardwright.dagennacht;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;

/** Makes games of Dag en Nacht by their options; found by {@link dev.boardwright.core.Games}. */
public final class DagEnNachtFactory implements GameFactory {
    /** For the service loader. */
    public DagEnNachtFactory() {}

    @Override
    public GameInfo info() {
        return DagEnNacht.INFO;
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return new DagEnNacht(resolved);
    }
}
