package dev.boardwright.core;

import java.util.function.Supplier;

/** A tag as it was read, and the line on which it stands. */
record RecordTag(String name, String value, int line) {
    /** An exception that blames this tag. */
    RecordException error(String message) {
        return new RecordException(where() + message);
    }

    /** What {@code attempt} gives; if it is refused, this tag is blamed. */
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
