package dev.boardwright.core;

/** An unknown game or option, or a value that an option does not allow. */
public final class OptionException extends BoardwrightException {
    private static final long serialVersionUID = 1;

    /** An exception with this message. */
    public OptionException(String message) {
        super(message);
    }
}
