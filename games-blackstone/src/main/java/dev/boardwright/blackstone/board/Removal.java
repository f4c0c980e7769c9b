package dev.boardwright.blackstone.board;

/** Which black stones leave with blocked ones, as masks, so that loops over many games have no branch. */
public enum Removal {
    /** None. */
    NONE(0, 0),
    /** Those next to a blocked stone. */
    BESIDE(-1, 0),
    /** All. */
    ALL(0, -1);

    private final long beside;
    private final long everywhere;

    Removal(long beside, long everywhere) {
        this.beside = beside;
        this.everywhere = everywhere;
    }

    /** All ones if the black stones next to a blocked one leave, otherwise 0. */
    public long beside() {
        return beside;
    }

    /** All ones if every black stone leaves, otherwise 0. */
    public long everywhere() {
        return everywhere;
    }

    /**
     * Rule 4: the cells that become empty when a stone is blocked somewhere on the board. All sets are words of cells.
     *
     * @param blocked the blocked stones
     * @param besideBlocked the cells next to a blocked stone
     * @param black the black stones
     */
    public long leaving(long blocked, long besideBlocked, long black) {
        return blocked | (black & ((besideBlocked & beside) | everywhere));
    }
}
