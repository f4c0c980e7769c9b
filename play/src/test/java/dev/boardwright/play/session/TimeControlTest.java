package dev.boardwright.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.GameClock;
import dev.boardwright.core.OptionException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {
    @ParameterizedTest
    @CsvSource({
        "5+3, 300, 3, 300+3, 5+3",
        "5, 300, 0, 300, 5",
        "0.5, 30, 0, 30, 0.5",
        "05+0, 300, 0, 300, 5",
        "0.1+1, 6, 1, 6+1, 0.1+1",
        "999.9+999, 59994, 999, 59994+999, 999.9+999"
    })
    void isTypedInMinutesAndRecordedInSeconds(String typed, int seconds, int increment, String tag, String shown) {
        TimeControl control = TimeControl.parse("--clock", typed);
        assertEquals(new TimeControl(Duration.ofSeconds(seconds), Duration.ofSeconds(increment)), control);
        assertEquals(tag, control.tagValue());
        assertEquals(Optional.of(control), TimeControl.of(Map.of("TimeControl", tag)));
        assertEquals(shown, control.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "0", "0.0+5", "-1", "5+", "+3", "5+3+1", "5 + 3", "5m", "1000", "1.25", "5+1.5", "\u0665"})
    void anythingElseIsRefusedWithTheAllowedForms(String typed) {
        var e = assertThrows(OptionException.class, () -> TimeControl.parse("--clock", typed));
        assertTrue(e.getMessage().contains("minutes+seconds a move, such as 5+3, not '" + typed + "'"), e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "?", "40/7200:3600", "0", "300+", "123456"})
    void otherTimeControlsOfRecordsAreIgnored(String tag) {
        assertEquals(Optional.empty(), TimeControl.of(Map.of("TimeControl", tag)));
    }

    @Test
    void bothSidesStartWithTheFullTime() {
        Duration time = Duration.ofMinutes(5);
        Duration increment = Duration.ofSeconds(3);
        assertEquals(new GameClock(time, time, increment, increment), new TimeControl(time, increment).start());
    }
}
