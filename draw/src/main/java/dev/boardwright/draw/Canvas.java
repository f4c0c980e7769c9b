package dev.boardwright.draw;

import java.util.Arrays;

/** A rectangle of characters, each with its style. Text that goes past the right edge is cut off. */
final class Canvas {
    private final char[][] characters;
    private final Style[][] styles;

    Canvas(int width, int height) {
        characters = new char[height][width];
        styles = new Style[height][width];
        for (int y = 0; y < height; y++) {
            Arrays.fill(characters[y], ' ');
            Arrays.fill(styles[y], Style.PLAIN);
        }
    }

    /** Writes a text, from column {@code x} of line {@code y} to the right. */
    void put(int x, int y, String text, Style style) {
        for (int i = 0; i < text.length() && x + i < characters[y].length; i++) {
            characters[y][x + i] = text.charAt(i);
            styles[y][x + i] = style;
        }
    }

    /** Replaces one character and its ink, and keeps its ground. */
    void overwrite(int x, int y, char character, Style.Ink ink) {
        if (x < characters[y].length) {
            characters[y][x] = character;
            styles[y][x] = new Style(ink, styles[y][x].ground());
        }
    }

    /** The character at a place; a space where the canvas has ended. */
    char at(int x, int y) {
        return x < characters[y].length ? characters[y][x] : ' ';
    }

    /** The lines, each with a line feed, without invisible spaces at the end. */
    String render(Palette palette) {
        StringBuilder out = new StringBuilder();
        for (int y = 0; y < characters.length; y++) {
            int end = visibleEnd(y, palette);
            int from = 0;
            while (from < end) {
                int to = from + 1;
                while (to < end && styles[y][to].equals(styles[y][from])) {
                    to++;
                }
                out.append(palette.paint(styles[y][from], new String(characters[y], from, to - from)));
                from = to;
            }
            out.append('\n');
        }
        return out.toString();
    }

    private int visibleEnd(int y, Palette palette) {
        int end = characters[y].length;
        while (end > 0
                && characters[y][end - 1] == ' '
                && palette.codes(styles[y][end - 1]).isEmpty()) {
            end--;
        }
        return end;
    }
}
