package dev.boardwright.core;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * A cell by its column and row, both from 0, independent of the size of the board. Moves are made of cells.
 *
 * @param column 0 for column {@code a}
 * @param row 0 for row {@code 1}
 */
public record Cell(int column, int row) implements Serializable {
    /** The most columns or rows that a board can have: as many as there are letters. */
    public static final int LONGEST_SIDE = 26;

    private static final Cell LAST = new Cell(LONGEST_SIDE - 1, LONGEST_SIDE - 1);

    /** Checks that the largest board has such a cell. */
    public Cell {
        if (column < 0 || column >= LONGEST_SIDE || row < 0 || row >= LONGEST_SIDE) {
            throw new NotationException("no board has a cell in column " + column + ", row " + row + " (from 0)");
        }
    }

    /** The cell with this name, such as {@code e5}. */
    public static Cell of(String name) {
        return parseAll(name, LAST, 1, 1).get(0);
    }

    /** The cells that a text names one after the other, as {@code b8b3} does; none if the text is anything else. */
    public static List<Cell> listOf(String text) {
        try {
            return List.copyOf(parseAll(text, LAST, 1, Integer.MAX_VALUE));
        } catch (NotationException e) {
            return List.of();
        }
    }

    /**
     * The cells named one after the other, in either case, on the board from {@code a1} to {@code last}.
     *
     * @throws NotationException if the text is not at least {@code least} and at most {@code most} cells of this board
     */
    public static List<Cell> parseAll(String text, Cell last, int least, int most) {
        List<Cell> cells = new ArrayList<>();
        int i = 0;
        while (i < text.length() && cells.size() < most) {
            int column = (text.charAt(i) | 32) - 'a';
            int end = i + 1;
            while (end < text.length() && end < i + 3 && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
                end++;
            }
            boolean hasRow = end > i + 1 && text.charAt(i + 1) != '0';
            int row = hasRow ? Integer.parseInt(text, i + 1, end, 10) - 1 : -1;
            if (column < 0 || column > last.column || row < 0 || row > last.row) {
                throw new NotationException((i == 0 ? "" : "in " + BoardwrightException.quote(text) + ", ")
                        + BoardwrightException.quote(text.substring(i))
                        + " does not begin with a cell: cells are a1 to " + last);
            }
            cells.add(new Cell(column, row));
            i = end;
        }
        if (i < text.length() || cells.size() < least) {
            String wanted = least == most ? "" + least : least + " to " + most;
            throw new NotationException(
                    BoardwrightException.quote(text) + " is not " + wanted + (most == 1 ? " cell" : " cells"));
        }
        return cells;
    }

    /** The name, such as {@code e5}. */
    @Override
    public String toString() {
        return (char) ('a' + column) + Integer.toString(row + 1);
    }
}
