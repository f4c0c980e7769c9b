package dev.boardwright.threesixnine;

import java.util.stream.IntStream;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.ShrinkingMode;

/** The contract on the sizes that {@link ThreeSixNineContractTest} leaves out, with one try and fewer checkpoints. */
@PropertyDefaults(tries = 1, shrinking = ShrinkingMode.OFF)
class ThreeSixNineSizesContractTest extends ThreeSixNineContractTest {
    @Override
    IntStream sizes() {
        return IntStream.rangeClosed(3, 19).filter(size -> super.sizes().noneMatch(other -> other == size));
    }

    @Override
    protected int checkpoints() {
        return 4;
    }
}
