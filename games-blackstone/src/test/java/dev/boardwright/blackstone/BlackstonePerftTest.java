package dev.boardwright.blackstone;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.testkit.PerftContract;

/** The counts of {@code perft.txt}. */
class BlackstonePerftTest extends PerftContract {
    @Override
    protected Game<?, ?> create(GameOptions options) {
        return Games.create("blackstone", options);
    }
}
