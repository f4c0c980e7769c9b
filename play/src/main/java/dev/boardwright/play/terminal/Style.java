package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardView;

/** How a character looks: the colour that it is written in, and what lies under it. */
record Style(Ink ink, Ground ground) {
    static final Style PLAIN = new Style(Ink.PLAIN, Ground.NONE);

    /** What a character is written in. */
    enum Ink {
        PLAIN,
        WHITE,
        BLACK,
        RED,
        BLUE,
        GREEN,
        NEUTRAL,
        /** What is there only for orientation: the points of an empty board, coordinates. */
        FAINT,
        /** What the eye should find: the brackets around the last move. */
        MARK;

        /** The ink for a piece of this colour. */
        static Ink of(BoardView.Colour colour) {
            return valueOf(colour.name());
        }
    }

    /** What lies under a character. */
    enum Ground {
        /** The terminal's own background. */
        NONE,
        BOARD,
        LIGHT,
        DARK;

        /** The ground of a square of this shade. */
        static Ground of(BoardView.Shade shade) {
            return switch (shade) {
                case PLAIN -> BOARD;
                case LIGHT -> LIGHT;
                case DARK -> DARK;
            };
        }
    }
}
