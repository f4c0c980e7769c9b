package dev.boardwright.play.console;

/** Thrown where a person leaves the program: input has ended, or they pressed Ctrl-C or Ctrl-D at a prompt. */
public final class Leave extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Carries no trace: it is a way out, not a fault. */
    public Leave() {
        super("leaving", null, false, false);
    }
}
