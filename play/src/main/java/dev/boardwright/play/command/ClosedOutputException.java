package dev.boardwright.play.command;

/** Thrown when nobody reads the output any more. The command then ends silently. */
public final class ClosedOutputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ClosedOutputException() {
        super("standard output is closed");
    }
}
