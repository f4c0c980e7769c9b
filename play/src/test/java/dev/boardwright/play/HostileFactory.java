package dev.boardwright.play;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.testkit.HostileGame;

/** Offers the hostile game that a test has chosen, like the jar of another project. */
public final class HostileFactory implements GameFactory {
    /** The game; tests of one JVM run one after another. */
    static volatile HostileGame game = HostileGame.lying();

    @Override
    public GameInfo info() {
        return game.info();
    }

    @Override
    public Game<?, ?> create(GameOptions resolved) {
        return game;
    }
}
