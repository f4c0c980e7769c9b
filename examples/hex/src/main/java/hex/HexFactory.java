package hex;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;

/** Makes games of Hex for programs that find them by name. */
public final class HexFactory implements GameFactory {
    @Override
    public GameInfo info() {
        return Hex.INFO;
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return new Hex(resolved);
    }
}
