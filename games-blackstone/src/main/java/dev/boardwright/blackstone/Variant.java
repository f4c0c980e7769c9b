package dev.boardwright.blackstone;

/** Which black stones leave the board with blocked stones. */
public enum Variant {
    /** None: only blocked stones leave. */
    STANDARD(0, 0),
    /** The black stones next to a blocked one. */
    MEDIUM(-1, 0),
    /** Every black stone on the board. */
    HIGH(0, -1);

    private final long beside;
    private final long everywhere;

    Variant(long beside, long everywhere) {
        this.beside = beside;
        this.everywhere = everywhere;
    }

    /** All ones if the black stones next to a blocked one leave, otherwise 0. */
    long beside() {
        return beside;
    }

    /** All ones if every black stone leaves, otherwise 0. */
    long everywhere() {
        return everywhere;
    }

    /**
     * Rule 4: the cells that become empty when a stone is blocked somewhere on the board. All sets are words of cells.
     *
     * @param blocked the blocked stones
     * @param besideBlocked the cells next to a blocked stone
     * @param black the black stones
     */
    long leaving(long blocked, long besideBlocked, long black) {
        return blocked | (black & ((besideBlocked & beside) | everywhere));
    }
}
