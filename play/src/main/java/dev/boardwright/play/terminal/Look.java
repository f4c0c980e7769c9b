package dev.boardwright.play.terminal;

/**
 * How boards look on a terminal.
 *
 * @param palette its colours
 * @param discs whether stones are drawn as discs, which need colours to be told apart; else they are their letters
 */
record Look(Palette palette, boolean discs) {
    /** Plain letters, for a text that is read anywhere. */
    static final Look PLAIN = new Look(Palette.NONE, false);

    /** Discs only on a board that has a colour, for some of them are hard to see on a terminal's own background. */
    Look {
        discs = discs && palette.hasGround();
    }
}
