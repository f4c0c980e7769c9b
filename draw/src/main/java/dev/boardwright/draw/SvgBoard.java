package dev.boardwright.draw;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.DrawnCell;
import dev.boardwright.core.Cell;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Draws a board as SVG: one self-contained element without scripts or references to other files.
 *
 * <p>It is sharp at any size, follows the reader's light or dark setting, and has a title and a description for screen
 * readers. Every cell is a group with its name in {@code data-cell}. Instances are immutable.
 */
public final class SvgBoard {
    /** The side of a cell in the SVG's own units. */
    static final int CELL = 100;

    /** The width of the frame, which holds the coordinates. */
    private static final int FRAME = 54;

    private final BoardView view;
    private final String title;
    private final Set<String> lastMove;
    private final Set<String> marks;
    private final List<List<String>> lines;
    private final boolean flipped;
    private final boolean interactive;

    private SvgBoard(
            BoardView view,
            String title,
            Set<String> lastMove,
            Set<String> marks,
            List<List<String>> lines,
            boolean flipped,
            boolean interactive) {
        this.view = view;
        this.title = title;
        this.lastMove = lastMove;
        this.marks = marks;
        this.lines = lines;
        this.flipped = flipped;
        this.interactive = interactive;
    }

    /** A drawing of {@code view} with the title "Board" and nothing marked. */
    public static SvgBoard of(BoardView view) {
        return new SvgBoard(view, "Board", Set.of(), Set.of(), List.of(), false, false);
    }

    /** The style sheet of a drawing. {@link #draw} includes it unless the drawing is {@link #interactive}. */
    public static String css() {
        return SvgStyle.CSS;
    }

    /** This drawing with a title, which is what a screen reader says first. */
    public SvgBoard withTitle(String title) {
        return new SvgBoard(view, title, lastMove, marks, lines, flipped, interactive);
    }

    /** This drawing with the cells of the last move shaded, as {@code Game.cells} returns them. */
    public SvgBoard withLastMove(Collection<Cell> cells) {
        return new SvgBoard(view, title, Set.copyOf(names(cells)), marks, lines, flipped, interactive);
    }

    /** This drawing with a ring on each of these cells. Names that the board lacks are ignored. */
    public SvgBoard withMarks(Collection<String> cells) {
        return new SvgBoard(view, title, lastMove, Set.copyOf(cells), lines, flipped, interactive);
    }

    /** This drawing with a band through the cells of each line, such as {@code Game.endCells}. */
    public SvgBoard withLines(List<List<Cell>> lines) {
        List<List<String>> named = lines.stream().map(SvgBoard::names).toList();
        return new SvgBoard(view, title, lastMove, marks, named, flipped, interactive);
    }

    private static List<String> names(Collection<Cell> cells) {
        return cells.stream().map(Cell::toString).toList();
    }

    /** This drawing as the player on the other side of the board sees it, if {@code flipped}. */
    public SvgBoard withFlip(boolean flipped) {
        return new SvgBoard(view, title, lastMove, marks, lines, flipped, interactive);
    }

    /**
     * This drawing for a page that handles clicks and keys: every cell is a button with a spoken name, and the style sheet
     * is left out, so that a page can load {@link #css} once and needs no inline style.
     */
    public SvgBoard interactive() {
        return new SvgBoard(view, title, lastMove, marks, lines, flipped, true);
    }

    /** The SVG element, as text. */
    public String draw() {
        int width = view.columns() * CELL + 2 * FRAME;
        int height = view.rows() * CELL + 2 * FRAME;
        SvgWriter out = new SvgWriter();
        out.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                "0 0 " + width + " " + height,
                "class",
                "boardwright",
                "role",
                interactive ? "group" : "img",
                "aria-label",
                interactive ? title : "");
        if (!interactive) {
            out.element("title", title).element("desc", Spoken.board(view)).element("style", css());
        }
        out.raw(SvgStyle.GRADIENTS);
        out.empty("rect", "class", "frame", "width", width, "height", height, "rx", 18);
        out.empty(
                "rect",
                "class",
                "board",
                "x",
                FRAME,
                "y",
                FRAME,
                "width",
                width - 2 * FRAME,
                "height",
                height - 2 * FRAME);
        coordinates(out);
        for (int row = view.rows() - 1; row >= 0; row--) {
            for (int column = 0; column < view.columns(); column++) {
                cell(out, cellAt(column, row), x(column), y(row));
            }
        }
        lines.forEach(line -> line(out, line));
        return out.close("svg").toString();
    }

    private void coordinates(SvgWriter out) {
        if (view.cells().isEmpty()) {
            return;
        }
        out.open("g", "class", "coordinates", "aria-hidden", "true");
        int bottom = FRAME + view.rows() * CELL + FRAME / 2;
        for (int column = 0; column < view.columns(); column++) {
            String letters = cellAt(column, 0).name().replaceAll("[0-9]", "");
            out.element("text", letters, "x", x(column) + CELL / 2, "y", bottom);
        }
        for (int row = 0; row < view.rows(); row++) {
            String number = cellAt(0, row).name().replaceAll("[^0-9]", "");
            out.element("text", number, "x", FRAME / 2, "y", y(row) + CELL / 2);
        }
        out.close("g");
    }

    private void cell(SvgWriter out, DrawnCell cell, int x, int y) {
        String classes = "cell " + cell.shade().name().toLowerCase(Locale.ROOT)
                + (lastMove.contains(cell.name()) ? " last" : "");
        String position = "translate(" + x + " " + y + ")";
        if (interactive) {
            out.open(
                    "g",
                    "class",
                    classes,
                    "data-cell",
                    cell.name(),
                    "transform",
                    position,
                    "role",
                    "button",
                    "tabindex",
                    "-1",
                    "aria-label",
                    Spoken.cell(cell));
        } else {
            out.open("g", "class", classes, "data-cell", cell.name(), "transform", position);
            out.element("title", Spoken.cell(cell));
        }
        out.empty("rect", "class", "square", "width", CELL, "height", CELL);
        if (lastMove.contains(cell.name())) {
            out.empty("rect", "class", "trace", "x", 4, "y", 4, "width", CELL - 8, "height", CELL - 8, "rx", 8);
        }
        SvgPieces.draw(out, cell);
        if (marks.contains(cell.name())) {
            out.empty("circle", "class", "mark", "cx", CELL / 2, "cy", CELL / 2, "r", 43);
        }
        out.close("g");
    }

    /** A band through the centres of the cells. */
    private void line(SvgWriter out, List<String> names) {
        StringBuilder points = new StringBuilder();
        for (int c = 0; c < view.cells().size(); c++) {
            if (names.contains(view.cells().get(c).name())) {
                points.append(points.length() == 0 ? "" : " ")
                        .append(x(c % view.columns()) + CELL / 2)
                        .append(',')
                        .append(y(c / view.columns()) + CELL / 2);
            }
        }
        if (points.length() > 0) {
            out.empty("polyline", "class", "line", "points", points);
        }
    }

    private int x(int column) {
        return FRAME + CELL * (flipped ? view.columns() - 1 - column : column);
    }

    private int y(int row) {
        return FRAME + CELL * (flipped ? row : view.rows() - 1 - row);
    }

    private DrawnCell cellAt(int column, int row) {
        return view.cells().get(row * view.columns() + column);
    }

    /** The names of all cells: what may be marked. */
    public static Set<String> cellNames(BoardView view) {
        return view.cells().stream().map(DrawnCell::name).collect(Collectors.toUnmodifiableSet());
    }
}
