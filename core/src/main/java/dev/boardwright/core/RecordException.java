package dev.boardwright.core;

/** A malformed game record, or one whose moves or result the rules do not bear out. */
public final class RecordException extends BoardwrightException {
    private static final long serialVersionUID = 1;

    /** An exception with this message. */
    public RecordException(String message) {
        super(message);
    }

    /** An exception with this message, brought about by {@code cause}. */
    public RecordException(String message, Throwable cause) {
        super(message, cause);
    }
}
