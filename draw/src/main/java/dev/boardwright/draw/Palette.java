package dev.boardwright.draw;

import dev.boardwright.draw.Style.Ground;

/** The colours of a terminal, and the escape codes for them. */
public enum Palette {
    /** No colours and no escape codes. */
    NONE {
        @Override
        String codes(Style style) {
            return "";
        }
    },
    /** The eight colours of old terminals: a piece is a letter on a tile of its colour, visible on any background. */
    EIGHT {
        @Override
        String codes(Style style) {
            return switch (style.ink()) {
                case PLAIN, FAINT -> "";
                case WHITE -> "30;47";
                case BLACK -> "37;40";
                case RED -> "37;41";
                case BLUE -> "37;44";
                case GREEN -> "30;42";
                case NEUTRAL -> "30;46";
                case YELLOW, ORANGE -> "30;43";
                case PURPLE -> "37;45";
                case BROWN -> "37;43";
                case GREY -> "30;47";
                case MARK -> "33";
            };
        }
    },
    /** The 256 colours of most terminals: a wooden board, dark enough for white stones and light enough for black ones. */
    MANY {
        @Override
        String codes(Style style) {
            int ground = switch (style.ground()) {
                case NONE -> -1;
                case BOARD, LIGHT -> 137;
                case DARK -> 94;
            };
            String ink = switch (style.ink()) {
                case PLAIN -> "";
                case WHITE -> "38;5;231";
                case BLACK -> "38;5;16";
                case RED -> "38;5;160";
                case BLUE -> "38;5;21";
                case GREEN -> "38;5;22";
                case NEUTRAL -> "38;5;238";
                case YELLOW -> "38;5;226";
                case ORANGE -> "38;5;208";
                case PURPLE -> "38;5;90";
                case BROWN -> "38;5;52";
                case GREY -> "38;5;250";
                case FAINT -> style.ground() == Ground.NONE ? "38;5;244" : "38;5;180";
                case MARK -> "1;38;5;226";
            };
            return join(ink, ground < 0 ? "" : "48;5;" + ground);
        }
    };

    private static final String ESCAPE = "\u001b[";
    private static final String RESET = ESCAPE + "0m";

    /** Whether squares have a background colour, so that no characters are needed to show their shade. */
    boolean hasGround() {
        return this == MANY;
    }

    /** The parameters of the escape code that turns a style on; empty if it needs none. */
    abstract String codes(Style style);

    /** The palette for a terminal with this number of colours. */
    public static Palette of(int colours) {
        return colours >= 256 ? MANY : colours >= 8 ? EIGHT : NONE;
    }

    /** The text in one style, followed by a reset. */
    String paint(Style style, String text) {
        String codes = codes(style);
        return codes.isEmpty() || text.isEmpty() ? text : ESCAPE + codes + "m" + text + RESET;
    }

    private static String join(String first, String second) {
        return first.isEmpty() || second.isEmpty() ? first + second : first + ";" + second;
    }
}
