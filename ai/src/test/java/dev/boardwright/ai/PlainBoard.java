package dev.boardwright.ai;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The board of a position's text as letters, to compute the moves of a level without the library's games. */
final class PlainBoard {
    private static final Pattern CELLS = Pattern.compile("(\\d+)|\\(([a-z]+)\\)|([a-z])");

    /** By row and column from the bottom left: the letters from bottom to top, none if the cell is empty. */
    private final List<List<String>> rows = new ArrayList<>();

    /** Reads {@code 2b/1(gw)1/3 w}; the text after the board is ignored. */
    PlainBoard(String text) {
        for (String row : text.split(" ", -1)[0].split("/", -1)) {
            rows.add(0, cells(row));
        }
    }

    private static List<String> cells(String row) {
        List<String> cells = new ArrayList<>();
        for (Matcher next = CELLS.matcher(row); next.find(); ) {
            if (next.group(1) != null) {
                cells.addAll(Collections.nCopies(Integer.parseInt(next.group(1)), ""));
            } else {
                cells.add(next.group(2) != null ? next.group(2) : next.group(3));
            }
        }
        return cells;
    }

    int size() {
        return rows.size();
    }

    /** The letters on a cell of the board. */
    String at(int column, int row) {
        return rows.get(row).get(column);
    }

    /** Whether there is such a cell and it is empty. */
    boolean isEmpty(int column, int row) {
        return contains(size(), column, row) && at(column, row).isEmpty();
    }

    private static boolean contains(int size, int column, int row) {
        return column >= 0 && row >= 0 && column < size && row < size;
    }

    /** Every cell of a board of this size, as column and row. */
    static List<int[]> cells(int size) {
        List<int[]> cells = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                cells.add(new int[] {column, row});
            }
        }
        return cells;
    }

    /** {@code length} cells from {@code from} in a direction, on a board of this size; none if they do not fit. */
    static List<int[]> window(int size, int[] from, int dx, int dy, int length) {
        List<int[]> window = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            window.add(new int[] {from[0] + i * dx, from[1] + i * dy});
        }
        int[] last = window.get(length - 1);
        return contains(size, last[0], last[1]) ? window : List.of();
    }

    /** The number of these cells that hold exactly the letters. */
    int count(List<int[]> cells, String letters) {
        int count = 0;
        for (int[] cell : cells) {
            count += at(cell[0], cell[1]).equals(letters) ? 1 : 0;
        }
        return count;
    }

    /** The name of a cell, as in moves. */
    static String name(int[] cell) {
        return (char) ('a' + cell[0]) + "" + (cell[1] + 1);
    }
}
