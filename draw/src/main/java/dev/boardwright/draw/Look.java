package dev.boardwright.draw;

/**
 * The look of boards on a terminal.
 *
 * @param palette the terminal's colours
 * @param discs whether stones are discs, which only colours tell apart, instead of letters
 */
public record Look(Palette palette, boolean discs) {
    /** Plain letters, readable anywhere. */
    public static final Look PLAIN = new Look(Palette.NONE, false);

    /** Allows discs only on a coloured board, because some are hard to see on a terminal's own background. */
    public Look {
        discs = discs && palette.hasGround();
    }
}
