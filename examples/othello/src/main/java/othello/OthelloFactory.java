package othello;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;

/** Makes games of Othello for programs that find them by name. */
public final class OthelloFactory implements GameFactory {
    @Override
    public GameInfo info() {
        return Othello.INFO;
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return new Othello();
    }
}
