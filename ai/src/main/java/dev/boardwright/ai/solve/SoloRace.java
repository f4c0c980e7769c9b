package dev.boardwright.ai.solve;

import dev.boardwright.ai.StopSignal;
import java.util.List;
import java.util.OptionalInt;

/** One search, in the thread that asks. */
final class SoloRace implements Race {
    @Override
    public int runners() {
        return 1;
    }

    @Override
    public OptionalInt test(List<? extends ThresholdSearch<?>> searches, int threshold) {
        ThresholdSearch<?> search = searches.get(0);
        int bound = search.test(threshold, new StopSignal());
        search.count();
        return search.isStopped() ? OptionalInt.empty() : OptionalInt.of(bound);
    }
}
