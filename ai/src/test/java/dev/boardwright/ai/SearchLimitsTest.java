package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Player;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SearchLimitsTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    @Test
    void limitsCombine() {
        SearchLimits limits = SearchLimits.ofDepth(8).withNodes(1000).withTime(SECOND);
        assertEquals(8, limits.depth().getAsInt());
        assertEquals(1000, limits.nodes().getAsLong());
        assertEquals(SECOND, limits.time().orElseThrow());
        assertEquals("depth 8, nodes 1000, time PT1S", limits.toString());
        assertEquals("infinite", SearchLimits.infinite().toString());
        GameClock clock = GameClock.of(SECOND, SECOND);
        assertEquals(clock.toString(), SearchLimits.ofClock(clock).toString());
    }

    @Test
    void negativeLimitsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> SearchLimits.ofDepth(-1));
        assertThrows(IllegalArgumentException.class, () -> SearchLimits.ofNodes(-1));
        assertThrows(IllegalArgumentException.class, () -> SearchLimits.ofTime(SECOND.negated()));
    }

    @Test
    void timeLimitHasAReserve() {
        TimeShare share = TimeShare.of(SearchLimits.ofTime(SECOND), Player.FIRST);
        assertTrue(share.hardNanos() < SECOND.toNanos());
        assertTrue(share.hardNanos() > SECOND.toNanos() * 9 / 10);
        Duration millisecond = Duration.ofMillis(1);
        assertEquals(
                900_000,
                TimeShare.of(SearchLimits.ofTime(millisecond), Player.FIRST).hardNanos());
        assertEquals(TimeShare.UNLIMITED, share.softNanos());
    }

    @Test
    void clockIsSharedOutOverTheGame() {
        GameClock clock = new GameClock(SECOND.multipliedBy(50), SECOND, SECOND, Duration.ZERO);
        TimeShare first = TimeShare.of(SearchLimits.ofClock(clock), Player.FIRST);
        assertTrue(first.softNanos() > SECOND.toNanos() / 2 && first.softNanos() < 3 * SECOND.toNanos());
        assertTrue(first.hardNanos() > first.softNanos() && first.hardNanos() < 10 * SECOND.toNanos());
        TimeShare second = TimeShare.of(SearchLimits.ofClock(clock), Player.SECOND);
        assertTrue(second.hardNanos() < SECOND.toNanos() / 2, "the other player's clock is another");
        GameClock longer = new GameClock(SECOND.multipliedBy(50), SECOND, SECOND.multipliedBy(5), Duration.ZERO);
        long more = TimeShare.of(SearchLimits.ofClock(longer), Player.FIRST).softNanos() - first.softNanos();
        assertEquals(1.5, more / 1e9, 0.01);
    }

    @Test
    void clockNeverGivesMoreThanIsLeft() {
        Duration left = Duration.ofMillis(20);
        GameClock clock = new GameClock(left, left, SECOND.multipliedBy(60), SECOND.multipliedBy(60));
        TimeShare share = TimeShare.of(SearchLimits.ofClock(clock), Player.FIRST);
        assertTrue(share.hardNanos() <= left.toNanos() / 2);
    }

    @Test
    void emptyOrNegativeClockGivesNoTime() {
        for (Duration left : new Duration[] {Duration.ZERO, SECOND.negated()}) {
            TimeShare share = TimeShare.of(SearchLimits.ofClock(GameClock.of(left, left)), Player.FIRST);
            assertEquals(new TimeShare(0, 0), share);
        }
    }

    @Test
    void veryLongTimesWork() {
        Duration forever = Duration.ofSeconds(Long.MAX_VALUE);
        SearchLimits limits = SearchLimits.ofTime(forever).withClock(GameClock.of(forever, forever));
        assertTrue(TimeShare.of(limits, Player.FIRST).hardNanos() > SECOND.toNanos());
    }
}
