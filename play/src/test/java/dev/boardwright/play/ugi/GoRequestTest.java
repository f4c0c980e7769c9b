package dev.boardwright.play.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.GameClock;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.BoardwrightException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GoRequestTest {
    private final List<String> ignored = new ArrayList<>();

    private GoRequest read(String text) {
        return GoRequest.read(Words.of(text), ignored::add);
    }

    private static Duration millis(long count) {
        return Duration.ofMillis(count);
    }

    @Test
    void limitsMayBeCombined() {
        GoRequest request = read("depth 4 nodes 1000 movetime 50");

        assertEquals(SearchLimits.ofDepth(4).withNodes(1000).withTime(millis(50)), request.limits());
        assertFalse(request.untilStopped());
        assertTrue(request.perft().isEmpty());
    }

    @Test
    void clocksAreReadForBothPlayers() {
        assertEquals(
                SearchLimits.ofClock(new GameClock(millis(1000), millis(2000), millis(10), millis(20))),
                read("p1time 1000 p2time 2000 p1inc 10 p2inc 20").limits());
    }

    @Test
    void missingClockEqualsTheOther() {
        assertEquals(
                SearchLimits.ofClock(GameClock.of(millis(500), millis(500))),
                read("p1time 500").limits());
        assertEquals(
                SearchLimits.ofClock(GameClock.of(millis(500), millis(500))),
                read("p2time 500").limits());
    }

    @Test
    void timeLeftMayBeNegative() {
        assertEquals(
                SearchLimits.ofClock(GameClock.of(millis(-20), millis(30))),
                read("p1time -20 p2time 30").limits());
    }

    @Test
    void hugeTimesAreAccepted() {
        GoRequest request =
                read("movetime " + Long.MAX_VALUE + " p1time " + Long.MAX_VALUE + " p2time " + Long.MIN_VALUE);

        assertTrue(request.limits().time().orElseThrow().toDays() > 365);
        assertTrue(request.limits().clock().orElseThrow().secondLeft().isNegative());
    }

    @Test
    void moveOverheadIsSubtractedFromEveryTime() {
        assertEquals(SearchLimits.ofTime(millis(45)), read("movetime 50").limits(millis(5)));
        assertEquals(SearchLimits.ofDepth(3), read("depth 3").limits(millis(5)));
        assertEquals(
                SearchLimits.ofClock(new GameClock(millis(995), millis(1995), millis(10), millis(20))),
                read("p1time 1000 p2time 2000 p1inc 10 p2inc 20").limits(millis(5)));
    }

    @Test
    void moveOverheadLeavesHalfOfTheMoveTime() {
        assertEquals(SearchLimits.ofTime(millis(4)), read("movetime 8").limits(millis(100)));
        assertEquals(SearchLimits.ofTime(millis(0)), read("movetime 0").limits(millis(100)));
    }

    @Test
    void withoutALimitASearchEndsWhenStopped() {
        assertEquals(new GoRequest(SearchLimits.infinite(), true, OptionalInt.empty()), read(""));
        assertEquals(new GoRequest(SearchLimits.infinite(), true, OptionalInt.empty()), read("infinite"));
        assertEquals(new GoRequest(SearchLimits.ofDepth(3), true, OptionalInt.empty()), read("infinite depth 3"));
    }

    @Test
    void perftHasADepth() {
        assertEquals(OptionalInt.of(5), read("perft 5").perft());
        assertEquals(
                OptionalInt.of(Integer.MAX_VALUE), read("perft 99999999999").perft());
    }

    @Test
    void unknownWordsAreIgnoredBesideALimit() {
        assertEquals(SearchLimits.ofDepth(2), read("ponder depth 2 mate 3").limits());
        assertEquals(List.of("ponder", "mate", "3"), ignored);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ponder",
                "depth",
                "depth x",
                "depth -1",
                "depth 1.5",
                "nodes 99999999999999999999",
                "movetime",
                "movetime -1",
                "p1time",
                "p1time soon",
                "perft",
                "perft -1",
                "depth nodes 5",
                "infinite depth",
            })
    void invalidRequestsAreRefused(String text) {
        assertThrows(BoardwrightException.class, () -> read(text));
    }
}
