package dev.boardwright.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.ai.GameClock;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClockTextTest {
    private static final TimeControl CONTROL = TimeControl.parse("--clock", "5+3");

    @ParameterizedTest
    @CsvSource({
        "300000, 5:00",
        "299999, 4:59",
        "3600000, 1:00:00",
        "3599999, 59:59",
        "59994000, 16:39:54",
        "10000, 0:10",
        "9999, 0:09.9",
        "50, 0:00.0",
        "0, 0:00.0",
        "-7000, 0:00.0"
    })
    void timesAreShownAsOnAClock(long millis, String shown) {
        assertEquals(shown, ClockText.of(Duration.ofMillis(millis)));
    }

    @Test
    void theTagKeepsTenths() {
        Duration increment = CONTROL.increment();
        GameClock clock = new GameClock(Duration.ofMillis(292_340), Duration.ofMillis(3_661_000), increment, increment);
        String tag = ClockText.tagValue(clock);
        assertEquals("0:04:52.3 1:01:01.0", tag);
        GameClock tenths = new GameClock(Duration.ofMillis(292_300), clock.secondLeft(), increment, increment);
        assertEquals(Optional.of(tenths), ClockText.parse(tag, CONTROL));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0:04:52.3", "0:04:52 0:05:00", "0:99:00.0 0:05:00.0", "-0:04:52.3 0:05:00.0"})
    void otherTagsAreIgnored(String tag) {
        assertEquals(Optional.empty(), ClockText.parse(tag, CONTROL));
    }
}
