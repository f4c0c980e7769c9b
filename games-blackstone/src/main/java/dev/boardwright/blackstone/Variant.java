package dev.boardwright.blackstone;

/** What leaves the board with blocked stones. */
public enum Variant {
    /** Nothing: only blocked stones leave. */
    STANDARD("standard") {
        @Override
        long leaving(long blocked, long besideBlocked, long black) {
            return blocked;
        }
    },
    /** The black stones next to a blocked one. */
    MEDIUM("medium") {
        @Override
        long leaving(long blocked, long besideBlocked, long black) {
            return blocked | (black & besideBlocked);
        }
    },
    /** Every black stone on the board. */
    HIGH("high") {
        @Override
        long leaving(long blocked, long besideBlocked, long black) {
            return blocked | black;
        }
    };

    private final String optionValue;

    Variant(String optionValue) {
        this.optionValue = optionValue;
    }

    /** The value of the option {@code variant}. */
    public String optionValue() {
        return optionValue;
    }

    /**
     * Rule 4: the cells that become empty, in a word of cells, once some stone on the board is blocked.
     *
     * @param blocked the blocked stones
     * @param besideBlocked the cells with a blocked stone among their neighbours
     * @param black the black stones
     */
    abstract long leaving(long blocked, long besideBlocked, long black);
}
