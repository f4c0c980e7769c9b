package dev.boardwright.core;

/**
 * Bad input: the message says what was wrong, where, and what is allowed. Nothing is changed by a call that throws it.
 */
public class BoardwrightException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** An exception with this message. */
    public BoardwrightException(String message) {
        super(message);
    }

    /** An exception with this message, brought about by {@code cause}. */
    public BoardwrightException(String message, Throwable cause) {
        super(message, cause);
    }

    /** A piece of foreign text made fit for a message: in quotes, control characters replaced, cut if long. */
    public static String quote(String text) {
        int end = Math.min(text.length(), 40);
        StringBuilder out = new StringBuilder("'");
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            out.append(Character.isISOControl(c) || Character.isSurrogate(c) ? '?' : c);
        }
        return out.append(end < text.length() ? "...'" : "'").toString();
    }
}
