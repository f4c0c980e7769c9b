package dev.boardwright.core;

/** One of the two sides. {@link #FIRST} is the side that moves first by the rules, whatever its name. */
public enum Player {
    FIRST,
    SECOND;

    /** The other side. */
    public Player opponent() {
        return this == FIRST ? SECOND : FIRST;
    }

    /** The player with this {@link #index}: 0 is the first, anything else the second. */
    public static Player of(int index) {
        return index == 0 ? FIRST : SECOND;
    }

    /** The player as protocols and JSON write it: {@code p1} or {@code p2}. */
    public String code() {
        return this == FIRST ? "p1" : "p2";
    }

    /** 0 for the first player and 1 for the second. */
    public int index() {
        return this == FIRST ? 0 : 1;
    }

    /** 1 for the first player and -1 for the second. A margin times this is the margin from this player's side. */
    public int sign() {
        return this == FIRST ? 1 : -1;
    }
}
