package dev.boardwright.ai.prove;

import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.LongConsumer;

/**
 * What a search may still do. Called from the thread of the search.
 *
 * @param counter is told of positions visited
 * @param end whether the search must end
 * @param stride the number of positions that may be looked at until the next call
 */
public record Allowance(LongConsumer counter, BooleanSupplier end, IntSupplier stride) {
    /** The largest stride. Chosen by hand; not measured. */
    public static final int MAX_STRIDE = 1024;

    /** An allowance that is asked after the same number of positions every time, so that a limit of positions repeats. */
    public Allowance(LongConsumer counter, BooleanSupplier end) {
        this(counter, end, () -> MAX_STRIDE);
    }

    void add(long positions) {
        counter.accept(positions);
    }

    boolean isSpent() {
        return end.getAsBoolean();
    }
}
