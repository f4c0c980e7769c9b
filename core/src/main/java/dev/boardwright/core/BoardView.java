package dev.boardwright.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import dev.boardwright.core.board.Grid;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * What a drawing of a state shows, as data: a terminal, a web page and a test can each draw it their own way.
 *
 * @param columns how many columns the board has
 * @param rows how many rows the board has
 * @param cells the cells row by row from the bottom left: cell {@code row * columns + column}
 * @param tallies what is counted for each side, such as points
 */
public record BoardView(int columns, int rows, List<Cell> cells, List<Tally> tallies) {
    /** Copies the lists. */
    public BoardView {
        cells = List.copyOf(cells);
        tallies = List.copyOf(tallies);
    }

    /** The colour of a square itself. */
    public enum Shade {
        PLAIN,
        LIGHT,
        DARK
    }

    /** The colour of a piece. */
    public enum Colour {
        WHITE,
        BLACK,
        RED,
        BLUE,
        GREEN,
        NEUTRAL
    }

    /** A piece: the letter by which positions write it, in lower case, and its colour. */
    public record Piece(char letter, Colour colour) {}

    /** A cell: its name, its shade, and the pieces on it from bottom to top. */
    public record Cell(String name, Shade shade, List<Piece> pieces) {
        /** Copies the list. */
        public Cell {
            pieces = List.copyOf(pieces);
        }
    }

    /** Something counted for the first and the second player. */
    public record Tally(String label, int first, int second) {}

    /**
     * The view of a board whose cell {@code c} holds the pieces {@code letters.apply(c)}, from bottom to top.
     *
     * @param colours the colour of each letter
     */
    public static BoardView of(
            Grid grid,
            IntFunction<String> letters,
            IntFunction<Shade> shades,
            Map<Character, Colour> colours,
            List<Tally> tallies) {
        ImmutableList.Builder<Cell> cells = ImmutableList.builder();
        for (int c = 0; c < grid.cells(); c++) {
            List<Piece> pieces = letters.apply(c)
                    .chars()
                    .mapToObj(letter -> new Piece((char) letter, colours.getOrDefault((char) letter, Colour.NEUTRAL)))
                    .toList();
            cells.add(new Cell(grid.name(c), shades.apply(c), pieces));
        }
        return new BoardView(grid.columns(), grid.rows(), cells.build(), tallies);
    }

    /** The view of a board that has a character for each cell, a dot where it is empty. */
    public static BoardView of(
            Grid grid, String board, IntFunction<Shade> shades, Map<Character, Colour> colours, List<Tally> tallies) {
        return of(grid, c -> board.charAt(c) == '.' ? "" : board.substring(c, c + 1), shades, colours, tallies);
    }

    /**
     * The view of a position text whose first word is the board in the library's notation, for games that say nothing
     * more; an empty board of no cells if it is not.
     */
    public static BoardView ofText(String position) {
        String board = position.split(" ", 2)[0];
        try {
            List<List<String>> rows = BoardText.parseRows(board);
            Grid grid = Grid.of(rows.get(0).size(), rows.size());
            if (rows.stream().anyMatch(row -> row.size() != grid.columns())) {
                throw new NotationException("rows differ in length");
            }
            return of(
                    grid,
                    c -> rows.get(grid.rows() - 1 - grid.row(c)).get(grid.column(c)),
                    c -> Shade.PLAIN,
                    ImmutableMap.of('w', Colour.WHITE, 'b', Colour.BLACK, 'r', Colour.RED, 'g', Colour.GREEN),
                    List.of());
        } catch (BoardwrightException e) {
            return new BoardView(0, 0, List.of(), List.of());
        }
    }
}
