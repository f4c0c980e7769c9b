package dev.boardwright.play.command;

/** Thrown when the output is closed. The command then ends silently. */
public final class ClosedOutputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ClosedOutputException() {
        super("standard output is closed");
    }
}
