package dev.boardwright.draw;

import dev.boardwright.core.BoardView;

/** How a character looks: its colour and its background. */
record Style(Ink ink, Ground ground) {
    static final Style PLAIN = new Style(Ink.PLAIN, Ground.NONE);

    /** The colour of a character. */
    enum Ink {
        PLAIN,
        WHITE,
        BLACK,
        RED,
        BLUE,
        GREEN,
        NEUTRAL,
        YELLOW,
        ORANGE,
        PURPLE,
        BROWN,
        GREY,
        /** Coordinates and the points of an empty board. */
        FAINT,
        /** The brackets around marked cells. */
        MARK;

        /** The ink for a piece of this colour. */
        static Ink of(BoardView.Colour colour) {
            return valueOf(colour.name());
        }
    }

    /** The background of a character. */
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
