package dev.boardwright.core;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The contents of a drawing of a state, as data for terminals, web pages and tests.
 *
 * @param layout where the cells are, and their shape
 * @param cells the cells in the order of the layout; on a rectangle of squares, row by row from the bottom left
 * @param tallies the counts for each side, such as points
 */
public record BoardView(BoardLayout layout, List<DrawnCell> cells, List<Tally> tallies) {
    /** The default colours of letters. */
    private static final Map<Character, Colour> TEXT_COLOURS = ImmutableMap.of(
            'w', Colour.WHITE, 'b', Colour.BLACK, 'r', Colour.RED, 'g', Colour.GREEN, 'y', Colour.YELLOW);

    private static final BoardView NO_BOARD = new BoardView(0, 0, List.of(), List.of());

    /** Copies the lists, and validates that the cells are those of the layout. */
    public BoardView {
        cells = List.copyOf(cells);
        tallies = List.copyOf(tallies);
        List<String> drawn = cells.stream().map(DrawnCell::name).toList();
        List<String> placed =
                layout.places().stream().map(BoardLayout.Place::name).toList();
        if (!drawn.equals(placed)) {
            throw new IllegalArgumentException("the layout has the cells " + placed + ", and the view " + drawn);
        }
    }

    /** The view of a rectangle of squares, row by row from the bottom left, which may have any names. */
    public BoardView(int columns, int rows, List<DrawnCell> cells, List<Tally> tallies) {
        this(
                BoardLayout.squares(
                        columns, rows, cells.stream().map(DrawnCell::name).toList()),
                cells,
                tallies);
    }

    /** The width of the board in cells. */
    public int columns() {
        return layout.columns();
    }

    /** The height of the board in cells. */
    public int rows() {
        return layout.rows();
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
        YELLOW,
        ORANGE,
        PURPLE,
        BROWN,
        GREY,
        /** A piece of no side. */
        NEUTRAL
    }

    /** A piece: the letter by which positions write it, in lower case, and its colour. */
    public record Piece(char letter, Colour colour) {}

    /**
     * A short note on a cell, such as a number that the pieces do not show.
     *
     * @param text a few characters, such as {@code 2g}
     * @param spoken the same in words, for screen readers, such as {@code 2 greens}
     * @param colour the colour of the note
     */
    public record Note(String text, String spoken, Colour colour) {}

    /**
     * A cell.
     *
     * @param name the name, such as {@code e5}
     * @param shade the colour of the square
     * @param pieces the pieces on it, from bottom to top
     * @param note the note on it, if there is one
     */
    public record DrawnCell(String name, Shade shade, List<Piece> pieces, Optional<Note> note) {
        /** Copies the list. */
        public DrawnCell {
            pieces = List.copyOf(pieces);
        }

        /** A cell without a note. */
        public DrawnCell(String name, Shade shade, List<Piece> pieces) {
            this(name, shade, pieces, Optional.empty());
        }
    }

    /** Something counted for the first and the second player. */
    public record Tally(String label, int first, int second) {}

    /**
     * The view of a board whose cell {@code c} holds the pieces {@code letters.apply(c)}, from bottom to top.
     *
     * @param shades the shade of each cell
     * @param colours the colour of each letter
     */
    public static BoardView of(
            BoardLayout layout,
            IntFunction<String> letters,
            IntFunction<Shade> shades,
            Map<Character, Colour> colours,
            List<Tally> tallies) {
        ImmutableList.Builder<DrawnCell> cells = ImmutableList.builder();
        for (int c = 0; c < layout.places().size(); c++) {
            List<Piece> pieces = letters.apply(c)
                    .chars()
                    .mapToObj(letter -> new Piece((char) letter, colours.getOrDefault((char) letter, Colour.NEUTRAL)))
                    .toList();
            cells.add(new DrawnCell(layout.places().get(c).name(), shades.apply(c), pieces));
        }
        return new BoardView(layout, cells.build(), tallies);
    }

    /**
     * The view of a board of plain cells that has a character for each cell, a dot where it is empty.
     *
     * @param colours the colour of each letter
     */
    public static BoardView of(BoardLayout layout, String board, Map<Character, Colour> colours) {
        return of(layout, letters(board), c -> Shade.PLAIN, colours, List.of());
    }

    private static IntFunction<String> letters(String board) {
        return c -> board.charAt(c) == '.' ? "" : board.substring(c, c + 1);
    }

    /**
     * The view of a rectangular board whose cell {@code c} holds the pieces {@code letters.apply(c)}, from bottom to top.
     *
     * @param colours the colour of each letter
     */
    public static BoardView of(
            int columns,
            int rows,
            IntFunction<String> letters,
            IntFunction<Shade> shades,
            Map<Character, Colour> colours,
            List<Tally> tallies) {
        return of(BoardLayout.squares(columns, rows), letters, shades, colours, tallies);
    }

    /** This view with the note {@code notes.apply(c)}, if there is one, on each cell {@code c}. */
    public BoardView withNotes(IntFunction<Optional<Note>> notes) {
        ImmutableList.Builder<DrawnCell> noted = ImmutableList.builder();
        for (int c = 0; c < cells.size(); c++) {
            DrawnCell cell = cells.get(c);
            noted.add(new DrawnCell(cell.name(), cell.shade(), cell.pieces(), notes.apply(c)));
        }
        return new BoardView(layout, noted.build(), tallies);
    }

    /** This view turned by 180 degrees, as the player on the other side of the board sees it. */
    public BoardView flipped() {
        return new BoardView(layout.flipped(), cells, tallies);
    }

    /** The view of a rectangular board that has a character for each cell, a dot where it is empty. */
    public static BoardView of(
            int columns,
            int rows,
            String board,
            IntFunction<Shade> shades,
            Map<Character, Colour> colours,
            List<Tally> tallies) {
        return of(columns, rows, letters(board), shades, colours, tallies);
    }

    /**
     * The view of a position's text whose first word is a board in the library's notation: at least two rows of the same
     * length. A board without cells if it is anything else, such as a number. For games without a view of their own.
     */
    public static BoardView ofText(String position) {
        List<List<String>> rows;
        try {
            rows = BoardRows.parseFirst(position);
        } catch (NotationException e) {
            return NO_BOARD;
        }
        int columns = rows.get(0).size();
        if (columns == 0 || rows.size() == 1 || rows.stream().anyMatch(row -> row.size() != columns)) {
            return NO_BOARD;
        }
        return of(
                columns,
                rows.size(),
                c -> rows.get(rows.size() - 1 - c / columns).get(c % columns),
                c -> Shade.PLAIN,
                TEXT_COLOURS,
                List.of());
    }
}
