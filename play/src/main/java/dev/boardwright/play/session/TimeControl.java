package dev.boardwright.play.session;

import dev.boardwright.ai.GameClock;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The time that each side has for a game. Immutable.
 *
 * @param time how much each side starts with
 * @param increment how much a side gets back after each of its moves
 */
public record TimeControl(Duration time, Duration increment) {
    /** The tag of a record, as in PGN: {@code [TimeControl "300+3"]}, both in seconds. */
    public static final String TAG = "TimeControl";

    private static final Pattern TYPED = Pattern.compile("([0-9]{1,3}(?:\\.[0-9])?)(?:\\+([0-9]{1,3}))?");
    private static final Pattern TAGGED = Pattern.compile("([1-9][0-9]{0,4})(?:\\+([0-9]{1,3}))?");
    private static final BigDecimal SECONDS_PER_MINUTE = BigDecimal.valueOf(60);

    /**
     * The control that a person types: {@code 5+3} is five minutes and three seconds a move, {@code 5} five minutes,
     * {@code 0.5} half a minute.
     *
     * @param what where it was typed, to begin a message with
     * @throws OptionException if the text is something else
     */
    public static TimeControl parse(String what, String text) {
        Matcher typed = TYPED.matcher(text);
        if (typed.matches()) {
            long seconds =
                    new BigDecimal(typed.group(1)).multiply(SECONDS_PER_MINUTE).longValueExact();
            if (seconds > 0) {
                return ofSeconds(seconds, typed.group(2));
            }
        }
        throw new OptionException(
                what + " takes minutes from 0.1 to 999.9, or minutes+seconds a move, such as 5+3, not "
                        + BoardwrightException.quote(text));
    }

    /** The control that the tags of a record name; empty if they name none, or one of another kind. */
    public static Optional<TimeControl> of(Map<String, String> tags) {
        Matcher tagged = TAGGED.matcher(tags.getOrDefault(TAG, ""));
        return tagged.matches()
                ? Optional.of(ofSeconds(Long.parseLong(tagged.group(1)), tagged.group(2)))
                : Optional.empty();
    }

    private static TimeControl ofSeconds(long seconds, String increment) {
        long added = increment == null ? 0 : Long.parseLong(increment);
        return new TimeControl(Duration.ofSeconds(seconds), Duration.ofSeconds(added));
    }

    /** The value of the record's tag. */
    public String tagValue() {
        return time.toSeconds() + (increment.isZero() ? "" : "+" + increment.toSeconds());
    }

    /** The clock of a game that begins. */
    public GameClock start() {
        return new GameClock(time, time, increment, increment);
    }

    /** As a person types it: {@code 5+3}. */
    @Override
    public String toString() {
        BigDecimal minutes = BigDecimal.valueOf(time.toSeconds() * 10 / 60, 1).stripTrailingZeros();
        return minutes.toPlainString() + (increment.isZero() ? "" : "+" + increment.toSeconds());
    }
}
