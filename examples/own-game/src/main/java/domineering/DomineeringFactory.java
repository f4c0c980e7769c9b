package domineering;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;

/** Makes games of Domineering for programs that find them by name. */
public final class DomineeringFactory implements GameFactory {
    @Override
    public GameInfo info() {
        return Domineering.INFO;
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return new Domineering(resolved);
    }
}
