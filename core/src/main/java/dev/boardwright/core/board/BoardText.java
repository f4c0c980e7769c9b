package dev.boardwright.core.board;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.primitives.Chars;
import dev.boardwright.core.BoardRows;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The text of a board on a {@link Grid}, as {@link BoardRows} describes it.
 *
 * <p>A cell's content is a string of lower-case letters from bottom to top, empty for an empty cell. Each method runs
 * in time linear in its input.
 */
public final class BoardText {
    private BoardText() {}

    /** The text of a board whose cell {@code c} holds {@code pieces.apply(c)}. */
    public static String format(Grid grid, IntFunction<String> pieces) {
        StringBuilder out = new StringBuilder();
        for (int row = grid.rows() - 1; row >= 0; row--) {
            int empty = 0;
            for (int column = 0; column < grid.columns(); column++) {
                String cell = pieces.apply(grid.cell(column, row));
                if (cell.isEmpty()) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    out.append(empty);
                    empty = 0;
                }
                out.append(cell.length() == 1 ? cell : "(" + cell + ")");
            }
            if (empty > 0) {
                out.append(empty);
            }
            if (row > 0) {
                out.append('/');
            }
        }
        return out.toString();
    }

    /** The text of a board whose cell {@code c} holds the letter {@code board.charAt(c)}, or nothing where that is a dot. */
    public static String format(Grid grid, String board) {
        return format(grid, c -> board.charAt(c) == '.' ? "" : board.substring(c, c + 1));
    }

    /**
     * The contents of each cell of {@code grid}, in the order of its cells.
     *
     * @param letters the letters that the game has, in lower case
     * @throws NotationException if the text is not a board of this grid and these letters
     */
    public static List<String> parseStacks(Grid grid, String letters, String text) {
        List<List<String>> rows = BoardRows.parse(text);
        if (rows.size() != grid.rows()) {
            throw new NotationException("the board has " + rows.size() + " rows, not " + grid.rows());
        }
        String[] cells = new String[grid.cells()];
        for (int i = 0; i < rows.size(); i++) {
            List<String> row = rows.get(i);
            int number = grid.rows() - i;
            if (row.size() != grid.columns()) {
                throw new NotationException("row " + number + " has " + row.size() + " cells, not " + grid.columns());
            }
            for (int column = 0; column < row.size(); column++) {
                int c = grid.cell(column, number - 1);
                String pieces = row.get(column);
                checkStack(pieces, letters, grid, c);
                cells[c] = pieces;
            }
        }
        return Arrays.asList(cells);
    }

    /**
     * The letter on each cell of {@code grid}, a dot where it is empty: a board without stacks.
     *
     * @throws NotationException if the text is not a board of this grid and these letters, one to a cell
     */
    public static String parse(Grid grid, String letters, String text) {
        List<String> cells = parseStacks(grid, letters, text);
        StringBuilder board = new StringBuilder(grid.cells());
        for (int c = 0; c < cells.size(); c++) {
            String pieces = cells.get(c);
            if (pieces.length() > 1) {
                throw new NotationException("more than one piece on " + grid.name(c));
            }
            board.append(pieces.isEmpty() ? "." : pieces);
        }
        return board.toString();
    }

    /**
     * The parts of a position's text, which are separated by single spaces, one for each name.
     *
     * @param names the names of the parts in messages, the board first
     * @throws NotationException if a part is missing or there is more
     */
    public static List<String> parts(String text, String... names) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int k = 0; k < names.length; k++) {
            if (start > text.length() || text.isEmpty()) {
                throw new NotationException("missing " + names[k] + (k == 0 ? "" : " after the " + names[k - 1]));
            }
            int end = text.indexOf(' ', start);
            end = end < 0 ? text.length() : end;
            if (end == start) {
                throw new NotationException(
                        "missing " + names[k] + " at character " + (start + 1) + ": parts are separated by one space");
            }
            parts.add(text.substring(start, end));
            start = end + 1;
        }
        if (start <= text.length()) {
            throw new NotationException("trailing text " + BoardwrightException.quote(text.substring(start - 1))
                    + " after the " + names[names.length - 1] + ", at character " + start);
        }
        return parts;
    }

    /**
     * The side that a turn letter names.
     *
     * @param letters the letters of the first and the second player, in lower case
     * @throws NotationException if it is another text
     */
    public static Player parseTurn(String text, String letters) {
        int index = text.length() == 1 ? letters.indexOf(Ascii.toLowerCase(text.charAt(0))) : -1;
        if (index < 0) {
            throw new NotationException("unknown turn " + BoardwrightException.quote(text) + "; it is "
                    + letters.charAt(0) + " or " + letters.charAt(1));
        }
        return Player.of(index);
    }

    /** The letter of the side to move. */
    public static char formatTurn(Player turn, String letters) {
        return letters.charAt(turn.index());
    }

    /**
     * Checks a board as states hold it: a letter for each cell of a square board, a dot where it is empty.
     *
     * @throws NotationException if its length is not that of a square board or it has another letter
     */
    public static void check(String board, String letters) {
        Grid grid = Grid.ofCells(board.length());
        for (int c = 0; c < board.length(); c++) {
            if (board.charAt(c) != '.') {
                checkPiece(board.charAt(c), letters, grid, c);
            }
        }
    }

    /**
     * Checks a board of stacks as states hold it: for each cell of a square board the letters on it from bottom to top.
     *
     * @throws NotationException if the number of cells is not that of a square board or it has another letter
     */
    public static void checkStacks(List<String> stacks, String letters) {
        Grid grid = Grid.ofCells(stacks.size());
        for (int c = 0; c < stacks.size(); c++) {
            checkStack(stacks.get(c), letters, grid, c);
        }
    }

    private static void checkStack(String pieces, String letters, Grid grid, int cell) {
        for (int k = 0; k < pieces.length(); k++) {
            checkPiece(pieces.charAt(k), letters, grid, cell);
        }
    }

    private static void checkPiece(char piece, String letters, Grid grid, int cell) {
        if (letters.indexOf(piece) < 0) {
            throw new NotationException("unknown piece " + BoardwrightException.quote(String.valueOf(piece)) + " on "
                    + grid.name(cell) + "; pieces are " + Joiner.on(", ").join(Chars.asList(letters.toCharArray())));
        }
    }
}
