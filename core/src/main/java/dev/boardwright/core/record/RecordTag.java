package dev.boardwright.core.record;

import dev.boardwright.core.BoardwrightException;
import java.util.function.Supplier;

/** A tag that was read, with its line number. */
record RecordTag(String name, String value, int line) {
    /** An exception that names this tag. */
    RecordException error(String message) {
        return new RecordException(where() + message);
    }

    /** The result of {@code attempt}. The message of an exception names this tag. */
    <T> T attempt(Supplier<T> attempt) {
        try {
            return attempt.get();
        } catch (BoardwrightException e) {
            throw new RecordException(where() + e.getMessage(), e);
        }
    }

    private String where() {
        return "line " + line + ", tag " + name + ": ";
    }

    /** The value in quotes, for a message. */
    String quoted() {
        return BoardwrightException.quote(value);
    }
}
