package dev.boardwright.blackstone;

import dev.boardwright.blackstone.board.Removal;

/** Which black stones leave the board with blocked stones. */
public enum Variant {
    /** None: only blocked stones leave. */
    STANDARD(Removal.NONE),
    /** The black stones next to a blocked one. */
    MEDIUM(Removal.BESIDE),
    /** Every black stone on the board. */
    HIGH(Removal.ALL);

    private final Removal removal;

    Variant(Removal removal) {
        this.removal = removal;
    }

    /** Rule 4 as the board applies it. */
    Removal removal() {
        return removal;
    }
}
