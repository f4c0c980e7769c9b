package dev.boardwright.ai.solve;

import dev.boardwright.ai.prove.ThresholdSearches.Way;
import dev.boardwright.core.Game;
import dev.boardwright.core.Threatening;

/** The search method of a {@link Solver}. All are exact. */
public enum SolverMethod {
    /**
     * The {@linkplain dev.boardwright.core.ExactEndgames endgames} that the game computes itself, where it does; otherwise {@link #THREATS} for games that are {@link Threatening}, {@link #BOUNDS} for games that are {@link dev.boardwright.core.Reducible}, where points count, and
     * {@link #PROOF_NUMBERS} for others. On random positions after 60 plies of Dag en Nacht 11×11, proof numbers needed
     * a median of 119 positions while bounds did not finish; on Greener 6×6 after 18 plies, bounds needed 1,608 and
     * proof numbers 7,515.
     */
    AUTO,
    /** Depth first to the end of the game, with a table of bounds. */
    BOUNDS,
    /** Depth-first proof-number search, which prefers proofs that need few positions. */
    PROOF_NUMBERS,
    /**
     * Depth-first proof-number search that knows threats, for games that are {@link Threatening}. It looks for a win of either
     * side in turn.
     */
    THREATS;

    /** Whether a game can be solved with this method. */
    public boolean isFor(Game<?, ?> game) {
        return this != THREATS || Way.knowsThreats(game);
    }

    /** How a game is searched with this method. */
    Way way(Game<?, ?> game) {
        return this == AUTO ? Way.of(game) : Way.valueOf(name());
    }
}
