package dev.boardwright.greener;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.testkit.PerftContract;

/** The counts of {@code perft.txt}. */
class GreenerPerftTest extends PerftContract {
    @Override
    protected Game<?, ?> create(GameOptions options) {
        return Games.create("greener", options);
    }
}
