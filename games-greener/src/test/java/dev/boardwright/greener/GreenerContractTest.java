package dev.boardwright.greener;

import dev.boardwright.core.Game;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.GameContract;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.ShrinkingMode;

/**
 * The contract of every game, on every size and setup, from the start, from random heaps, and where a player must pass.
 */
@PropertyDefaults(tries = 3, shrinking = ShrinkingMode.OFF)
class GreenerContractTest extends GameContract<GreenerState, GreenerMove> {
    @Override
    protected List<Game<GreenerState, GreenerMove>> games() {
        return List.of(Greener.create(), Greener.random(4, 1), Greener.random(6, 7), Greener.random(8, 1));
    }

    @Override
    protected Optional<Game<GreenerState, GreenerMove>> reference(Game<GreenerState, GreenerMove> game) {
        return Optional.of(new PlainGreener((Greener) game));
    }

    @Override
    protected List<GreenerState> startStates(Game<GreenerState, GreenerMove> game) {
        GreenerState start = game.initialState();
        GreenerState whiteToMove = new GreenerState(start.stacks(), start.turn().opponent());
        return List.of(start, whiteToMove, Samples.heap(start.size(), new Rng(5)), passing(start));
    }

    /** A lone black stack, and a white one that moves over greens: Black passes to the end. */
    private static GreenerState passing(GreenerState start) {
        String row = "g".repeat(start.size() - 2) + "w1";
        String empty = "/" + start.size();
        String text = (start.size() - 1) + "b" + empty.repeat(start.size() - 2) + "/" + row + " b";
        return Samples.game(start.size()).notation().parseState(text);
    }
}
