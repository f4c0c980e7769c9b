package dev.boardwright.play.console;

/** Thrown where a person answers a question with {@code back}. */
public final class BackToMenu extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Carries no trace: it is a way out, not a fault. */
    public BackToMenu() {
        super("back to the menu", null, false, false);
    }
}
