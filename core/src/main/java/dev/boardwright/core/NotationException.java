package dev.boardwright.core;

/** A text that is not a state or a move, or a value that cannot be one. */
public final class NotationException extends BoardwrightException {
    private static final long serialVersionUID = 1;

    /** An exception with this message. */
    public NotationException(String message) {
        super(message);
    }
}
