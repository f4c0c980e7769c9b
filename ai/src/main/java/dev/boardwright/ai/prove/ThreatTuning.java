package dev.boardwright.ai.prove;

/** How {@link ThreatProver} guesses. Searches are sensitive to it, so that several are tried in turn. Chosen by hand; not measured. */
enum ThreatTuning {
    SHARP(4, 8, 8),
    EVEN(8, 16, 8);

    /** The potentials that are worth one in the numbers of a quiet position, and of one before it is searched. */
    final int quiet;

    final int open;
    /** The number of moves that are open where the attacker is to move. */
    final int width;

    ThreatTuning(int quiet, int open, int width) {
        this.quiet = quiet;
        this.open = open;
        this.width = width;
    }
}
