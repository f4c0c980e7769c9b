package dev.boardwright.play.console;

/** Thrown when a person leaves the program: input has ended, or they pressed Ctrl-C or Ctrl-D at a prompt. */
public final class Leave extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Without a stack trace, because it is not an error. */
    public Leave() {
        super("leaving", null, false, false);
    }
}
