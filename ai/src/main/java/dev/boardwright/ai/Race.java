package dev.boardwright.ai;

import java.util.List;
import java.util.OptionalInt;

/** Puts one question to several searches at once, of which the first answer counts. */
interface Race {
    /** How many searches take part. */
    int runners();

    /** The answer to {@link ThresholdSearch#test}; empty if the budget ended it. */
    OptionalInt test(List<? extends ThresholdSearch<?>> searches, int threshold);
}
