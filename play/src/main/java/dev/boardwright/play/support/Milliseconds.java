package dev.boardwright.play.support;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import java.time.Duration;

/** Times as people type them. */
public final class Milliseconds {
    /** An hour. */
    private static final int LONGEST = 3_600_000;

    private Milliseconds() {}

    /**
     * A time to think, at least a millisecond.
     *
     * @param what the subject of messages about it
     * @throws OptionException if the text is not a whole number, or out of bounds
     */
    public static Duration ofThinking(String what, String text) {
        return parse(what, text, 1);
    }

    /** A time to wait, perhaps none; otherwise as a time to think. */
    public static Duration ofPause(String what, String text) {
        return parse(what, text, 0);
    }

    private static Duration parse(String what, String text, int shortest) {
        if (text.matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(text);
            if (number >= shortest && number <= LONGEST) {
                return Duration.ofMillis(number);
            }
        }
        throw new OptionException(what + " takes whole milliseconds, " + shortest + " to " + LONGEST + ", not "
                + BoardwrightException.quote(text));
    }
}
