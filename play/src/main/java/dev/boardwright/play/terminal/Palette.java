package dev.boardwright.play.terminal;

import dev.boardwright.play.terminal.Style.Ground;

/** Which colours a terminal has, and how it is asked for them. */
enum Palette {
    /** No colour and no escape codes at all. */
    NONE {
        @Override
        String codes(Style style) {
            return "";
        }
    },
    /** The eight colours of old terminals: each piece is a letter on a tile of its colour, which shows on any background. */
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
                case FAINT -> style.ground() == Ground.NONE ? "38;5;244" : "38;5;180";
                case MARK -> "1;38;5;226";
            };
            return join(ink, ground < 0 ? "" : "48;5;" + ground);
        }
    };

    private static final String ESCAPE = "\u001b[";
    private static final String RESET = ESCAPE + "0m";

    /** Whether squares have a colour of their own, so that they need no characters to show their shade. */
    boolean hasGround() {
        return this == MANY;
    }

    /** The parameters of the escape code that turns a style on; empty if it needs none. */
    abstract String codes(Style style);

    /** The palette for a terminal that has this many colours. */
    static Palette of(int colours) {
        return colours >= 256 ? MANY : colours >= 8 ? EIGHT : NONE;
    }

    /** A text in one style, after which the terminal is as it was. */
    String paint(Style style, String text) {
        String codes = codes(style);
        return codes.isEmpty() || text.isEmpty() ? text : ESCAPE + codes + "m" + text + RESET;
    }

    private static String join(String first, String second) {
        return first.isEmpty() || second.isEmpty() ? first + second : first + ";" + second;
    }
}
