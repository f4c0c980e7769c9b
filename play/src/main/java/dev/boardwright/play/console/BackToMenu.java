package dev.boardwright.play.console;

/** Thrown when a person answers a question with {@code back}. */
public final class BackToMenu extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Without a stack trace, because it is not an error. */
    public BackToMenu() {
        super("back to the menu", null, false, false);
    }
}
