package connect;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;

/** Lets the page find the game, through META-INF/services. */
public final class FourInARowFactory implements GameFactory {
    /** For the service loader. */
    public FourInARowFactory() {}

    @Override
    public GameInfo info() {
        return FourInARow.INFO;
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return new FourInARow(resolved);
    }
}
