package dev.boardwright.play.command;

/** Nobody reads what the command prints any more: it ends, and says nothing. */
public final class ClosedOutputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ClosedOutputException() {
        super("standard output is closed");
    }
}
