package dev.boardwright.play.session;

import dev.boardwright.ai.GameClock;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times on a clock as text. */
public final class ClockText {
    private static final Duration TENTHS_BELOW = Duration.ofSeconds(10);
    private static final String TIME = "(\\d{1,3}):([0-5]\\d):([0-5]\\d)\\.(\\d)";
    private static final Pattern BOTH = Pattern.compile(TIME + " " + TIME);

    private ClockText() {}

    /** {@code 4:52}, {@code 1:04:52} from an hour on, {@code 0:09.3} below ten seconds; 0 if the time is up. */
    public static String of(Duration left) {
        Duration shown = notNegative(left);
        if (shown.compareTo(TENTHS_BELOW) < 0) {
            return String.format(Locale.ROOT, "0:%02d.%d", shown.toSeconds(), shown.toMillisPart() / 100);
        }
        return shown.toHours() == 0
                ? String.format(Locale.ROOT, "%d:%02d", shown.toMinutes(), shown.toSecondsPart())
                : String.format(
                        Locale.ROOT, "%d:%02d:%02d", shown.toHours(), shown.toMinutesPart(), shown.toSecondsPart());
    }

    /** What both sides have left as a record's tag, the first player's time first: {@code 0:04:52.3 0:05:00.0}. */
    static String tagValue(GameClock clock) {
        return exact(clock.firstLeft()) + " " + exact(clock.secondLeft());
    }

    private static String exact(Duration left) {
        Duration time = notNegative(left);
        return String.format(
                Locale.ROOT,
                "%d:%02d:%02d.%d",
                time.toHours(),
                time.toMinutesPart(),
                time.toSecondsPart(),
                time.toMillisPart() / 100);
    }

    /** The clock with the times that {@link #tagValue} wrote; empty for any other text. */
    static Optional<GameClock> parse(String tagValue, TimeControl control) {
        Matcher both = BOTH.matcher(tagValue);
        return both.matches()
                ? Optional.of(new GameClock(time(both, 1), time(both, 5), control.increment(), control.increment()))
                : Optional.empty();
    }

    private static Duration time(Matcher matcher, int group) {
        return Duration.ofHours(Long.parseLong(matcher.group(group)))
                .plusMinutes(Long.parseLong(matcher.group(group + 1)))
                .plusSeconds(Long.parseLong(matcher.group(group + 2)))
                .plusMillis(100 * Long.parseLong(matcher.group(group + 3)));
    }

    private static Duration notNegative(Duration time) {
        return time.isNegative() ? Duration.ZERO : time;
    }
}
