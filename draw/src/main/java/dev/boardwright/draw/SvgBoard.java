package dev.boardwright.draw;

import dev.boardwright.core.BoardLayout;
import dev.boardwright.core.BoardLayout.Edge;
import dev.boardwright.core.BoardLayout.Place;
import dev.boardwright.core.BoardLayout.Tile;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.DrawnCell;
import dev.boardwright.core.Cell;
import dev.boardwright.core.GameOption;
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
    private final BoardLayout layout;
    private final Plane plane;

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
        layout = flipped ? view.layout().flipped() : view.layout();
        plane = Plane.of(layout);
    }

    /** A drawing of {@code view} with the title "Board" and nothing marked. */
    public static SvgBoard of(BoardView view) {
        return new SvgBoard(view, "Board", Set.of(), Set.of(), List.of(), false, false);
    }

    /** The style sheet of all drawings. {@link #draw} includes what it needs of it unless it is {@link #interactive}. */
    public static String css() {
        return SvgStyle.ALL;
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
        double width = 2 * FRAME + CELL * columns();
        double height = 2 * FRAME + CELL * rows();
        SvgWriter out = new SvgWriter();
        out.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                "0 0 " + SvgWriter.decimal(width) + " " + SvgWriter.decimal(height),
                "class",
                "boardwright",
                "role",
                interactive ? "group" : "img",
                "aria-label",
                interactive ? title : "");
        if (!interactive) {
            out.element("title", title).element("desc", Spoken.board(view)).element("style", SvgStyle.of(view));
        }
        out.raw(SvgStyle.GRADIENTS);
        out.empty("rect", "class", "frame", "width", width, "height", height, "rx", 18);
        if (hasGround()) {
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
        }
        coordinates(out);
        layout.edges().forEach(edge -> edge(out, edge));
        for (List<String> line : layout.lines()) {
            out.empty("polyline", "class", "link", "points", points(line));
        }
        for (int c : Plane.readingOrder(view.layout())) {
            cell(out, view.cells().get(c), layout.places().get(c));
        }
        lines.forEach(line -> line(out, line));
        return out.close("svg").toString();
    }

    /** Whether the board goes on between its cells, or beyond them. */
    private boolean hasGround() {
        return switch (layout.tile()) {
            case SQUARE -> layout.places().size() == layout.columns() * layout.rows();
            case HEXAGON -> false;
            case POINT, PIT -> true;
        };
    }

    /** The width of the board in cells, from the left end of the first cell to the right end of the last. */
    private double columns() {
        return view.cells().isEmpty() ? 0 : plane.right() - plane.left() + 1;
    }

    private double rows() {
        return view.cells().isEmpty() ? 0 : plane.top() - plane.bottom() + 2 * SvgTile.halfHeight(layout.tile());
    }

    private void coordinates(SvgWriter out) {
        if (view.cells().isEmpty()) {
            return;
        }
        Coordinates coordinates = Coordinates.of(layout);
        out.open("g", "class", "coordinates", "aria-hidden", "true");
        switch (coordinates.kind()) {
            case FRAME -> {
                double bottom = y(plane.bottom()) + CELL / 2.0 + FRAME / 2.0;
                coordinates
                        .letters()
                        .forEach((letter, column) ->
                                out.element("text", letter, "x", x(column.get(0).x()), "y", bottom));
                coordinates
                        .numbers()
                        .forEach((number, row) -> out.element(
                                "text",
                                number,
                                "x",
                                FRAME / 2.0,
                                "y",
                                y(row.get(0).y())));
            }
            case ENDS -> {
                coordinates.letters().forEach((letter, column) -> {
                    Place end = Coordinates.lowest(column);
                    out.element("text", letter, "x", x(end.x() - 0.44), "y", y(end.y() - 0.76));
                });
                coordinates.numbers().forEach((number, row) -> {
                    double end = coordinates.isRhombus()
                            ? Coordinates.leftmost(row).x() - 0.77
                            : Coordinates.rightmost(row).x() + 0.77;
                    out.element("text", number, "x", x(end), "y", y(row.get(0).y()));
                });
            }
            case CELLS ->
                layout.places()
                        .forEach(place -> out.element(
                                "text",
                                place.name(),
                                "class",
                                "name",
                                "x",
                                x(place.x() + 0.3),
                                "y",
                                y(place.y() + 0.4)));
        }
        out.close("g");
    }

    private void edge(SvgWriter out, Edge edge) {
        Place place = place(edge.cell());
        out.open("g", "transform", translate(place));
        new SvgTile(layout.tile(), place.height()).edge(out, edge);
        out.close("g");
    }

    private void cell(SvgWriter out, DrawnCell cell, Place place) {
        SvgTile tile = new SvgTile(layout.tile(), place.height());
        boolean isLast = lastMove.contains(cell.name());
        String classes = "cell " + cell.shade().name().toLowerCase(Locale.ROOT)
                + (layout.tile() == Tile.SQUARE ? "" : " " + GameOption.text(layout.tile()))
                + (isLast ? " last" : "");
        String spoken = Spoken.cell(layout.tile(), cell);
        if (interactive) {
            out.open(
                    "g",
                    "class",
                    classes,
                    "data-cell",
                    cell.name(),
                    "transform",
                    translate(place),
                    "role",
                    "button",
                    "tabindex",
                    "-1",
                    "aria-label",
                    spoken);
        } else {
            out.open("g", "class", classes, "data-cell", cell.name(), "transform", translate(place));
            out.element("title", spoken);
        }
        tile.area(out);
        if (isLast) {
            tile.trace(out);
        }
        if (layout.tile() == Tile.PIT) {
            SvgPieces.drawPit(out, cell, place.height());
        } else {
            SvgPieces.draw(out, cell);
        }
        if (marks.contains(cell.name())) {
            out.empty("circle", "class", "mark", "cx", CELL / 2, "cy", CELL / 2, "r", 43);
        }
        out.close("g");
    }

    /** A band through the centres of the cells in their order. */
    private void line(SvgWriter out, List<String> names) {
        Set<String> drawn = cellNames(view);
        String points = points(names.stream().filter(drawn::contains).toList());
        if (!points.isEmpty()) {
            out.empty("polyline", "class", "line", "points", points);
        }
    }

    /** The centres of cells. */
    private String points(List<String> names) {
        return names.stream()
                .map(this::place)
                .map(place -> SvgWriter.decimal(x(place.x())) + "," + SvgWriter.decimal(y(place.y())))
                .collect(Collectors.joining(" "));
    }

    private Place place(String name) {
        return layout.places().stream()
                .filter(place -> place.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Moves the origin to the top left corner of a cell. */
    private String translate(Place place) {
        return "translate(" + SvgWriter.decimal(x(place.x()) - CELL / 2.0) + " "
                + SvgWriter.decimal(y(place.y()) - CELL / 2.0) + ")";
    }

    private double x(double x) {
        return FRAME + CELL * (x - plane.left() + 0.5);
    }

    private double y(double y) {
        return FRAME + CELL * (plane.top() - y + SvgTile.halfHeight(layout.tile()));
    }

    /** The names of all cells: what may be marked. */
    public static Set<String> cellNames(BoardView view) {
        return view.cells().stream().map(DrawnCell::name).collect(Collectors.toUnmodifiableSet());
    }
}
