package dev.boardwright.ai.solve;

/** The search method of a {@link Solver}. All are exact. */
public enum SolverMethod {
    /**
     * {@link #BOUNDS} for games that are {@link dev.boardwright.core.Reducible}, where points count, and
     * {@link #PROOF_NUMBERS} for others. On random positions after 60 plies of Dag en Nacht 11×11, proof numbers needed
     * a median of 119 positions while bounds did not finish; on Greener 6×6 after 18 plies, bounds needed 1,608 and
     * proof numbers 7,515.
     */
    AUTO,
    /** Depth first to the end of the game, with a table of bounds. */
    BOUNDS,
    /** Depth-first proof-number search, which prefers proofs that need few positions. */
    PROOF_NUMBERS
}
