package connectfour;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;

/** Makes games of Connect Four for programs that find them by name. */
public final class ConnectFourFactory implements GameFactory {
    @Override
    public GameInfo info() {
        return ConnectFour.INFO;
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return new ConnectFour();
    }
}
