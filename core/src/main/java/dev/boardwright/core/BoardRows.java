package dev.boardwright.core;

import com.google.common.base.Ascii;
import java.util.ArrayList;
import java.util.List;

/**
 * The board part of a position's text: rows from top to bottom, joined by {@code /}; a number for a run of empty cells;
 * a letter for a piece; letters in brackets for a stack, from bottom to top.
 *
 * <p>A cell's content is a string of lower-case letters from bottom to top, empty for an empty cell.
 */
public final class BoardRows {
    private BoardRows() {}

    /**
     * The cells of each row, the top row first; rows may differ in length.
     *
     * @throws NotationException if the text is not rows of cells, or has more than {@link Cell#LONGEST_SIDE} of either
     */
    public static List<List<String>> parse(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        rows.add(row);
        int i = 0;
        while (i < text.length()) {
            char c = Ascii.toLowerCase(text.charAt(i));
            int start = i++;
            if (c == '/') {
                row = new ArrayList<>();
                rows.add(row);
            } else if (c >= 'a' && c <= 'z') {
                row.add(String.valueOf(c));
            } else if (c >= '0' && c <= '9') {
                while (i < text.length() && isDigit(text.charAt(i))) {
                    i++;
                }
                int run = runLength(text.substring(start, i), start);
                for (int k = 0; k < run; k++) {
                    row.add("");
                }
            } else if (c == '(') {
                while (i < text.length() && isLetter(text.charAt(i))) {
                    i++;
                }
                row.add(stack(text, start, i));
                i++;
            } else {
                throw unexpected(text, start, "the board");
            }
            if (row.size() > Cell.LONGEST_SIDE || rows.size() > Cell.LONGEST_SIDE) {
                throw new NotationException("the board is too large, at character " + (start + 1) + ": at most "
                        + Cell.LONGEST_SIDE + " cells a side");
            }
        }
        return rows;
    }

    /** What {@link #parse} makes of the first word of a position's text. */
    public static List<List<String>> parseFirst(String position) {
        int blank = position.indexOf(' ');
        return parse(blank < 0 ? position : position.substring(0, blank));
    }

    private static int runLength(String digits, int start) {
        if (digits.charAt(0) == '0' || digits.length() > 2) {
            throw new NotationException("bad number " + BoardwrightException.quote(digits)
                    + " of empty cells in the board, at character " + (start + 1));
        }
        return Integer.parseInt(digits);
    }

    private static String stack(String text, int open, int close) {
        String place = " bracket in the board, at character " + (open + 1);
        if (close == text.length() || text.charAt(close) != ')') {
            throw closesLater(text, close)
                    ? unexpected(text, close, "a bracket in the board")
                    : new NotationException("unclosed" + place);
        }
        if (close - open == 1) {
            throw new NotationException("empty" + place);
        }
        if (close - open == 2) {
            throw new NotationException("one piece needs no" + place);
        }
        return Ascii.toLowerCase(text.substring(open + 1, close));
    }

    /** Whether the bracket closes before the row ends or another one opens. */
    private static boolean closesLater(String text, int from) {
        int i = from;
        while (i < text.length() && "()/".indexOf(text.charAt(i)) < 0) {
            i++;
        }
        return i < text.length() && text.charAt(i) == ')';
    }

    private static NotationException unexpected(String text, int at, String where) {
        return new NotationException("unexpected " + BoardwrightException.quote(text.substring(at, at + 1)) + " in "
                + where + ", at character " + (at + 1));
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(char c) {
        char lower = Ascii.toLowerCase(c);
        return lower >= 'a' && lower <= 'z';
    }
}
