package dev.boardwright.blackstone;

/** The result if the last stones of both colours leave in one move. */
public enum DoubleElimination {
    /** A draw. */
    DRAW("draw"),
    /** The player who made the move wins. */
    MOVER_WINS("mover-wins");

    private final String optionValue;

    DoubleElimination(String optionValue) {
        this.optionValue = optionValue;
    }

    /** The value of the option {@code double-elimination}. */
    public String optionValue() {
        return optionValue;
    }
}
