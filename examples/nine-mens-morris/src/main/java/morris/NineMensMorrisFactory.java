package morris;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;

/** Makes games of Nine Men's Morris for programs that find them by name. */
public final class NineMensMorrisFactory implements GameFactory {
    @Override
    public GameInfo info() {
        return NineMensMorris.INFO;
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return new NineMensMorris(resolved);
    }
}
