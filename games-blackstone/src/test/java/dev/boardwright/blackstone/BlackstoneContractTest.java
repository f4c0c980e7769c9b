package dev.boardwright.blackstone;

import dev.boardwright.core.Game;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.GameContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.PropertyDefaults;

/**
 * The contract of every game, on every size and in every variant, from the start and from scattered stones. The two readings
 * of a double elimination alternate, except in the comparison with the plain edition, which sees both.
 */
@PropertyDefaults(tries = 1)
class BlackstoneContractTest extends GameContract<BlackstoneState, BlackstoneMove> {
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
    protected List<Game<BlackstoneState, BlackstoneMove>> gamesWithReference() {
        return List.copyOf(Samples.everyGame());
    }

    @Override
    protected List<BlackstoneState> startStates(Game<BlackstoneState, BlackstoneMove> game) {
        BlackstoneState start = game.initialState();
        BlackstoneState scattered = Samples.scattered(start.size(), new Rng(start.size()));
        return start.size() > 10 ? List.of(start) : List.of(start, scattered, Samples.swapColours(scattered));
    }

    @Override
    protected Optional<Game<BlackstoneState, BlackstoneMove>> reference(Game<BlackstoneState, BlackstoneMove> game) {
        return Optional.of(new PlainBlackstone((Blackstone) game));
    }

    @Override
    protected int checkpoints() {
        return 6;
    }
}
