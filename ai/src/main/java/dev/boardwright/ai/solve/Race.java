package dev.boardwright.ai.solve;

import java.util.List;
import java.util.OptionalInt;

/** Runs several searches for one question at once and takes the first answer. */
interface Race {
    /** The number of searches. */
    int runners();

    /** The answer to {@link ThresholdSearch#test}; empty if the budget ended it. */
    OptionalInt test(List<? extends ThresholdSearch<?>> searches, int threshold);
}
