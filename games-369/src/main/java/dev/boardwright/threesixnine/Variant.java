package dev.boardwright.threesixnine;

/** Whose stones count on a line. */
public enum Variant {
    /** Stones have no colour, and all of them count: the designer's game. */
    NEUTRAL("x"),
    /** Each player has a colour, and only the mover's own stones count. */
    COLOURED("wb");

    private final String letters;

    Variant(String letters) {
        this.letters = letters;
    }

    /** The letter of the stones of a side; the same for both if stones have no colour. */
    char letter(int side) {
        return letters.charAt(side % letters.length());
    }

    /** Every letter that a board of this variant can have. */
    String letters() {
        return letters;
    }
}
