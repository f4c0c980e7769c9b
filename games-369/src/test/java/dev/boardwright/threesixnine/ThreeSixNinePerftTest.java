package dev.boardwright.threesixnine;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.testkit.PerftContract;

/** The counts of {@code perft.txt}. */
class ThreeSixNinePerftTest extends PerftContract {
    @Override
    protected Game<?, ?> create(GameOptions options) {
        return Games.create("369", options);
    }
}
