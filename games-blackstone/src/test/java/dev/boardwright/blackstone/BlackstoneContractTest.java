package dev.boardwright.blackstone;

import dev.boardwright.core.Game;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.GameContract;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.PropertyDefaults;

/** What every game promises, on every size and in every variant, from the start and from scattered stones. */
@PropertyDefaults(tries = 1)
class BlackstoneContractTest extends GameContract<BlackstoneState, BlackstoneMove> {
    /** Each size in each variant, with the one and the other reading of a double elimination in turn. */
    @Override
    protected List<Game<BlackstoneState, BlackstoneMove>> games() {
        List<Blackstone> everyGame = Samples.everyGame();
        List<Game<BlackstoneState, BlackstoneMove>> games = new ArrayList<>();
        for (int i = 0; 2 * i < everyGame.size(); i++) {
            games.add(everyGame.get(2 * i + i % 2));
        }
        return games;
    }

    @Override
    protected List<BlackstoneState> startStates(Game<BlackstoneState, BlackstoneMove> game) {
        BlackstoneState start = game.initialState();
        BlackstoneState scattered = Samples.scattered(start.size(), new Rng(start.size()));
        return start.size() > 10 ? List.of(start) : List.of(start, scattered, Samples.swapColours(scattered));
    }

    @Override
    protected int checkpoints() {
        return 6;
    }
}
