package dev.boardwright.blackstone.board;

/**
 * Which black stones leave with blocked ones, as masks, so that loops over many games have no branch.
 *
 * @param beside all ones if the black stones next to a blocked one leave, otherwise 0
 * @param everywhere all ones if every black stone leaves, otherwise 0
 */
public record Removal(long beside, long everywhere) {
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
