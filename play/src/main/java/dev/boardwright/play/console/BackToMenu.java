package dev.boardwright.play.console;

/** Thrown when a person goes back to the menu, from a game or from any question that leads to one. */
public final class BackToMenu extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Without a stack trace, because it is not an error. */
    public BackToMenu() {
        super("back to the menu", null, false, false);
    }
}
