package dev.boardwright.core;

/** A move that the rules do not allow in the given state. */
public final class IllegalMoveException extends GameStateException {
    private static final long serialVersionUID = 1;

    /** An exception with this message. */
    public IllegalMoveException(String message) {
        super(message);
    }

    /** An exception with this message, with the given cause. */
    public IllegalMoveException(String message, Throwable cause) {
        super(message, cause);
    }
}
