package dev.boardwright.play.terminal;

/** Thrown where a person leaves the program: input has ended, or they pressed Ctrl-C or Ctrl-D at a prompt. */
final class Leave extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Carries no trace: it is a way out, not a fault. */
    Leave() {
        super("leaving", null, false, false);
    }
}
