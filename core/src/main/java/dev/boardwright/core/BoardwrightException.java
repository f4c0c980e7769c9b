package dev.boardwright.core;

/**
 * Bad input: the message says what was wrong, where, and what is allowed. A call that throws it changes nothing.
 */
public class BoardwrightException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** An exception with this message. */
    public BoardwrightException(String message) {
        super(message);
    }

    /** An exception with this message, with the given cause. */
    public BoardwrightException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Untrusted text for a message: quoted, truncated, and made {@linkplain SafeText safe to show}. */
    public static String quote(String text) {
        return SafeText.quote(text);
    }
}
