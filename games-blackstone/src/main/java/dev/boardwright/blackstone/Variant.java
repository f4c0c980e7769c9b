package dev.boardwright.blackstone;

import dev.boardwright.blackstone.board.Removal;

/** Which black stones leave the board with blocked stones. */
public enum Variant {
    /** None: only blocked stones leave. */
    STANDARD(0, 0),
    /** The black stones next to a blocked one. */
    MEDIUM(-1, 0),
    /** Every black stone on the board. */
    HIGH(0, -1);

    private final Removal removal;

    Variant(long beside, long everywhere) {
        removal = new Removal(beside, everywhere);
    }

    /** Rule 4 as the board applies it. */
    Removal removal() {
        return removal;
    }
}
