package dev.boardwright.core.record;

import dev.boardwright.core.BoardwrightException;

/** A malformed game record, or one whose moves or result are not those of the rules. */
public final class RecordException extends BoardwrightException {
    private static final long serialVersionUID = 1;

    /** An exception with this message. */
    public RecordException(String message) {
        super(message);
    }

    /** An exception with this message, with the given cause. */
    public RecordException(String message, Throwable cause) {
        super(message, cause);
    }
}
