package dev.boardwright.ai.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.OptionException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class LimitsTest {
    @Test
    void namesAreThoseOfTheCommandLine() {
        SearchLimits limits = SearchLimits.ofDepth(3).withNodes(1000).withTime(Duration.ofMillis(50));
        assertEquals(limits, Limits.of("--", 50L, 3, 1000L));
        assertEquals("depth 3, nodes 1000, movetime 50", Limits.text(limits));
        assertEquals(
                "{\"depth\":3,\"nodes\":1000,\"movetime\":50}",
                Limits.json(limits).toString());
        assertEquals(SearchLimits.infinite(), Limits.of("--", null, null, null));
        assertEquals("none", Limits.text(SearchLimits.infinite()));
    }

    @Test
    void limitsArePositive() {
        assertEquals(
                "--second-depth takes a whole number from 1, not 0",
                assertThrows(OptionException.class, () -> Limits.of("--second-", null, 0, null))
                        .getMessage());
        assertThrows(OptionException.class, () -> Limits.of("--", 0L, null, null));
        assertThrows(OptionException.class, () -> Limits.of("--", null, null, -1L));
    }
}
