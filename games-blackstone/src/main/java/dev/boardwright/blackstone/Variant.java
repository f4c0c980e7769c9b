package dev.boardwright.blackstone;

/** Which black stones leave the board with blocked stones. */
public enum Variant {
    /** None: only blocked stones leave. */
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
     * Rule 4: the cells that become empty when a stone is blocked somewhere on the board; all sets are words of cells.
     *
     * @param blocked the blocked stones
     * @param besideBlocked the cells next to a blocked stone
     * @param black the black stones
     */
    abstract long leaving(long blocked, long besideBlocked, long black);
}
