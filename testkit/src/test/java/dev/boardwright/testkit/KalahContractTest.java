package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import java.util.List;

/** A fast game without a grid passes the contract. */
public class KalahContractTest extends GameContract<Kalah.State, Kalah.Move> {
    @Override
    protected List<Game<Kalah.State, Kalah.Move>> games() {
        return List.of(
                new Kalah(GameOptions.create()),
                new Kalah(GameOptions.of("pits", 3).with("seeds", 2)));
    }
}
