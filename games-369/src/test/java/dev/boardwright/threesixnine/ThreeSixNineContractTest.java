package dev.boardwright.threesixnine;

import dev.boardwright.core.Game;
import dev.boardwright.testkit.GameContract;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.ShrinkingMode;

/**
 * The contract of every game, on small and large boards and at the ends of words, in both variants.
 * {@link ThreeSixNineSizesContractTest} has the other sizes.
 */
@PropertyDefaults(tries = 2, shrinking = ShrinkingMode.OFF)
class ThreeSixNineContractTest extends GameContract<ThreeSixNineState, ThreeSixNineMove> {
    IntStream sizes() {
        return IntStream.of(3, 4, 8, 9, 19);
    }

    @Override
    protected List<Game<ThreeSixNineState, ThreeSixNineMove>> games() {
        return sizes().boxed()
                .<Game<ThreeSixNineState, ThreeSixNineMove>>flatMap(
                        size -> Stream.of(Variant.values()).map(variant -> ThreeSixNine.of(size, variant)))
                .toList();
    }

    @Override
    protected Optional<Game<ThreeSixNineState, ThreeSixNineMove>> reference(
            Game<ThreeSixNineState, ThreeSixNineMove> game) {
        return Optional.of(new PlainThreeSixNine((ThreeSixNine) game));
    }

    @Override
    protected List<ThreeSixNineState> startStates(Game<ThreeSixNineState, ThreeSixNineMove> game) {
        ThreeSixNineState start = game.initialState();
        ThreeSixNineState blackToMove =
                new ThreeSixNineState(start.board(), start.turn().opponent(), 5, 900_000);
        return List.of(start, blackToMove);
    }
}
