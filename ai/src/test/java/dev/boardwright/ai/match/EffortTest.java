package dev.boardwright.ai.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.boardwright.ai.Line;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchResult;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class EffortTest {
    private static final Effort SIX_MOVES = new Effort(6, 30, 900, 2_000_000_000, 1);

    @Test
    void sumsArePerMove() {
        assertEquals(150, SIX_MOVES.perMove(SIX_MOVES.nodes()));
        assertEquals(0, Effort.NONE.perMove(7));
        assertEquals(Duration.ofSeconds(2), SIX_MOVES.time());
    }

    @Test
    void effortsAddUp() {
        SearchResult<String> result =
                new SearchResult<>(List.of(new Line<>(Score.draw(), List.of("a1"))), 4, 50, Duration.ofMillis(1), 0);
        Effort more = SIX_MOVES.plus(result, 3).plus(new Effort(1, 1, 1, 1, 0)).withTimeLoss();
        assertEquals(new Effort(8, 35, 951, 0, 2), more);
        assertEquals(2_000_000_004, more.nanos());
    }

    @Test
    void equalityIgnoresTheTime() {
        assertEquals(SIX_MOVES, new Effort(6, 30, 900, 5, 1));
        assertEquals(SIX_MOVES.hashCode(), new Effort(6, 30, 900, 5, 1).hashCode());
        assertNotEquals(SIX_MOVES, new Effort(6, 30, 900, 5, 0));
        assertNotEquals(SIX_MOVES, new Effort(6, 30, 901, 5, 1));
        assertNotEquals(SIX_MOVES, new Effort(6, 31, 900, 5, 1));
        assertNotEquals(SIX_MOVES, new Effort(5, 30, 900, 5, 1));
    }
}
