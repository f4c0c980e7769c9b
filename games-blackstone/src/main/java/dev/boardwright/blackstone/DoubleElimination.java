package dev.boardwright.blackstone;

/** The result if the last stones of both colours leave in one move. */
public enum DoubleElimination {
    /** A draw. */
    DRAW,
    /** The player who made the move wins. */
    MOVER_WINS
}
