package dev.boardwright.ai.prove;

import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/**
 * What a search may still do. Called from the thread of the search, about every thousand positions.
 *
 * @param counter is told of positions visited
 * @param end whether the search must end
 */
public record Allowance(LongConsumer counter, BooleanSupplier end) {
    void add(long positions) {
        counter.accept(positions);
    }

    boolean isSpent() {
        return end.getAsBoolean();
    }
}
