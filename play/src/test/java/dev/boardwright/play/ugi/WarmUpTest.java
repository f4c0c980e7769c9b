package dev.boardwright.play.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.RandomSearcher;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WarmUpTest {
    /** Records the states of its searches. */
    private static final class Witness implements Searcher {
        private final Set<Object> seen = new HashSet<>();
        private int calls;

        @Override
        public <S, M> SearchResult<M> search(
                GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
            seen.add(history.state());
            calls++;
            return new RandomSearcher(calls).search(history, limits, listener, stop);
        }
    }

    @Test
    void playsTheGameAndRestartsAtItsEnd() {
        Witness witness = new Witness();
        WarmUp.run(Games.create("369", GameOptions.of("size", 3)), witness, Duration.ofSeconds(60));

        assertEquals(60, witness.calls);
        assertTrue(witness.seen.size() > 9, witness.seen.toString());
    }

    @Test
    void zeroTimeMeansNoWarmUp() {
        Witness witness = new Witness();
        WarmUp.run(Games.create("369", GameOptions.of("size", 3)), witness, Duration.ZERO);

        assertEquals(0, witness.calls);
    }
}
