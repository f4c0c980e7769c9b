package dev.boardwright.blackstone;

/** Which black stones leave the board with blocked stones. */
public enum Variant {
    /** None: only blocked stones leave. */
    STANDARD {
        @Override
        long leaving(long blocked, long besideBlocked, long black) {
            return blocked;
        }
    },
    /** The black stones next to a blocked one. */
    MEDIUM {
        @Override
        long leaving(long blocked, long besideBlocked, long black) {
            return blocked | (black & besideBlocked);
        }
    },
    /** Every black stone on the board. */
    HIGH {
        @Override
        long leaving(long blocked, long besideBlocked, long black) {
            return blocked | black;
        }
    };

    /**
     * Rule 4: the cells that become empty when a stone is blocked somewhere on the board; all sets are words of cells.
     *
     * @param blocked the blocked stones
     * @param besideBlocked the cells next to a blocked stone
     * @param black the black stones
     */
    abstract long leaving(long blocked, long besideBlocked, long black);
}
