package dev.boardwright.core;

/**
 * Something that the present state of a game does not allow: a move that is not legal, a move or a resignation after the
 * end, taking back where there is no move.
 */
public class GameStateException extends BoardwrightException {
    private static final long serialVersionUID = 1;

    /** An exception with this message. */
    public GameStateException(String message) {
        super(message);
    }

    /** An exception with this message, with the given cause. */
    public GameStateException(String message, Throwable cause) {
        super(message, cause);
    }
}
