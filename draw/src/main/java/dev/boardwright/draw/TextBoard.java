package dev.boardwright.draw;

import dev.boardwright.core.BoardLayout;
import dev.boardwright.core.BoardLayout.Edge;
import dev.boardwright.core.BoardLayout.Place;
import dev.boardwright.core.BoardLayout.Tile;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.DrawnCell;
import dev.boardwright.core.BoardView.Piece;
import dev.boardwright.core.BoardView.Shade;
import dev.boardwright.draw.Style.Ground;
import dev.boardwright.draw.Style.Ink;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Draws a board as text, with coordinates on all sides.
 *
 * <p>Without colours, a piece is its letter, an empty cell is a dot, and an empty dark square of a chequered board is
 * filled with colons. A stack is its top piece and its height, with the cell's note on the line below.
 */
public final class TextBoard {
    /** The width to use if the reader's terminal is unknown. */
    public static final int USUAL_WIDTH = 80;

    private static final Style LABEL = new Style(Ink.FAINT, Ground.NONE);

    private final BoardView view;
    private final Set<String> marked;
    private final Look look;
    private final BoardLayout board;
    private final Tile tile;
    private final List<Integer> order;
    private final Set<String> taken;
    private final TextLayout layout;
    private final Canvas canvas;

    private TextBoard(BoardView view, Set<String> marked, int width, Look look) {
        this.view = view;
        this.marked = marked;
        this.look = canBeToldApart(view) ? look : new Look(look.palette(), false);
        board = view.layout();
        tile = board.tile();
        order = Plane.readingOrder(board);
        taken = board.places().stream().map(place -> key(place.x(), place.y())).collect(Collectors.toSet());
        layout = TextLayout.choose(view, width);
        canvas = new Canvas(layout.width(), layout.height());
    }

    /**
     * The board in plain letters, at most {@link #USUAL_WIDTH} columns wide if it fits; empty for a board without cells.
     *
     * @param marked the names of the cells in brackets, such as those of the last move
     */
    public static String plain(BoardView view, Set<String> marked) {
        return draw(view, marked, USUAL_WIDTH, Look.PLAIN);
    }

    /** The board for a terminal that is {@code width} columns wide; empty for a board without cells. */
    public static String draw(BoardView view, Set<String> marked, int width, Look look) {
        if (view.cells().isEmpty()) {
            return "";
        }
        return new TextBoard(view, marked, width, look).draw();
    }

    /** Whether discs are enough: not if two kinds of pieces share a colour. */
    private static boolean canBeToldApart(BoardView view) {
        Set<Piece> kinds =
                view.cells().stream().flatMap(cell -> cell.pieces().stream()).collect(Collectors.toSet());
        return kinds.stream().map(Piece::colour).distinct().count() == kinds.size();
    }

    private String draw() {
        if (tile == Tile.POINT || tile == Tile.PIT) {
            fillGround();
        }
        drawCoordinates();
        board.edges().forEach(this::drawEdge);
        board.lines().forEach(this::drawLine);
        order.forEach(this::drawCell);
        order.stream().filter(c -> marked.contains(view.cells().get(c).name())).forEach(this::drawMark);
        return canvas.render(look.palette());
    }

    /** Fills the board where it has no cells. */
    private void fillGround() {
        int left = layout.label() + layout.gap();
        String blank = " ".repeat(layout.rightLabel() - layout.gap() - left);
        for (int y = 1; y < layout.bottom(); y++) {
            canvas.put(left, y, blank, new Style(Ink.FAINT, Ground.BOARD));
        }
    }

    private void drawCoordinates() {
        Coordinates coordinates = Coordinates.of(board);
        boolean atEnds = coordinates.kind() == Coordinates.Kind.ENDS;
        boolean isOpenLeft = !atEnds || coordinates.isRhombus();
        // The columns of hexagons slant by half a cell a row.
        int slant = atEnds ? (layout.pitch() + layout.edge()) / 2 : 0;
        coordinates.letters().forEach((letter, column) -> {
            Place low = Coordinates.lowest(column);
            Place high = Coordinates.highest(column);
            canvas.put(layout.x(low) + 1 - slant, atEnds ? layout.below(low) : layout.bottom(), letter, LABEL);
            if (isOpenLeft) {
                canvas.put(layout.x(high) + 1 + slant, atEnds ? layout.above(high) : 0, letter, LABEL);
            }
        });
        coordinates.numbers().forEach((number, row) -> {
            Place first = Coordinates.leftmost(row);
            Place last = Coordinates.rightmost(row);
            int left = atEnds ? layout.x(first) - layout.gap() - layout.edge() - layout.label() : 0;
            if (isOpenLeft) {
                canvas.put(
                        left, layout.y(first), String.format(Locale.ROOT, "%" + layout.label() + "s", number), LABEL);
            }
            if (layout.numbersAtRight() || !isOpenLeft) {
                int right = atEnds ? layout.rightLabel(last.x()) : layout.rightLabel();
                canvas.put(right, layout.y(last), number, LABEL);
            }
        });
        if (coordinates.kind() == Coordinates.Kind.CELLS) {
            for (Place place : board.places()) {
                canvas.put(layout.x(place) + 3, layout.y(place), place.name(), new Style(Ink.FAINT, Ground.BOARD));
            }
        }
    }

    /** Draws the initial of an edge's colour beside its cell, where the board has nothing else. */
    private void drawEdge(Edge edge) {
        // On the left and right of a rhombus one letter a row is enough.
        if (!isBeside(edge)
                && board.edges().stream()
                        .anyMatch(other -> other.cell().equals(edge.cell())
                                && other.colour() == edge.colour()
                                && isBeside(other))) {
            return;
        }
        Place place = place(edge.cell());
        double angle = 2 * Math.PI * edge.side() / tile.sides();
        int x = layout.x(place) + 1 + (int) Math.round(layout.pitch() * Math.cos(angle));
        int y = layout.y(place) - (int) Math.round(Math.sin(angle));
        String initial = edge.colour().name().substring(0, 1).toLowerCase(Locale.ROOT);
        if (canvas.at(x, y) == ' ') {
            canvas.put(x, y, initial, new Style(Ink.of(edge.colour()), Ground.NONE));
        }
    }

    /** Whether an edge is on the left or right of its cell. */
    private boolean isBeside(Edge edge) {
        return edge.side() % (tile.sides() / 2) == 0;
    }

    /** Draws a line between the points that it joins. */
    private void drawLine(List<String> names) {
        for (int i = 1; i < names.size(); i++) {
            Place from = place(names.get(i - 1));
            Place to = place(names.get(i));
            int dx = layout.x(to) - layout.x(from);
            int dy = layout.y(to) - layout.y(from);
            String stroke = dy == 0 ? "-" : dx == 0 ? "|" : (dx > 0) == (dy > 0) ? "\\" : "/";
            int steps = Math.max(Math.abs(dx), Math.abs(dy));
            for (int step = 1; step < steps; step++) {
                canvas.put(
                        layout.x(from) + 1 + Math.round((float) dx * step / steps),
                        layout.y(from) + Math.round((float) dy * step / steps),
                        stroke,
                        new Style(Ink.FAINT, Ground.BOARD));
            }
        }
    }

    private Place place(String name) {
        return board.places().stream()
                .filter(place -> place.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private void drawCell(int number) {
        DrawnCell cell = view.cells().get(number);
        Place place = board.places().get(number);
        int x = layout.x(place);
        int y = layout.y(place);
        Ground ground = Ground.of(cell.shade());
        if (tile == Tile.SQUARE || tile == Tile.HEXAGON) {
            Style margin = new Style(Ink.FAINT, ground);
            boolean lastOfRow = !taken.contains(key(place.x() + 1, place.y()));
            String blank = fill(cell).repeat(layout.pitch() + (lastOfRow && !layout.framed() ? 1 : 0));
            canvas.put(x, y, blank, margin);
            if (layout.stacked()) {
                canvas.put(x, y + 1, blank, margin);
            }
        }
        boolean empty = cell.pieces().isEmpty();
        Ink ink = empty ? Ink.FAINT : Ink.of(top(cell).colour());
        canvas.put(x + 1, y, text(cell), new Style(ink, ground));
        if (layout.stacked()) {
            cell.note()
                    .ifPresent(note -> canvas.put(x + 1, y + 1, note.text(), new Style(Ink.of(note.colour()), ground)));
        }
    }

    private static String key(double x, double y) {
        return Math.round(x * 1000) + " " + Math.round(y * 1000);
    }

    /** What fills a cell's margins: without colours, a framed dark square shows its shade around its stone. */
    private String fill(DrawnCell cell) {
        return isDark(cell) && layout.framed() && !look.palette().hasGround() ? ":" : " ";
    }

    /** The top piece of a cell, with the height of a stack. */
    private String text(DrawnCell cell) {
        int height = cell.pieces().size();
        if (tile == Tile.PIT) {
            return Integer.toString(height);
        }
        return height == 0 ? emptySymbol(cell) : height == 1 ? symbol(top(cell)) : symbol(top(cell)) + height;
    }

    private static Piece top(DrawnCell cell) {
        return cell.pieces().get(cell.pieces().size() - 1);
    }

    private String emptySymbol(DrawnCell cell) {
        if (look.palette().hasGround() && cell.shade() != Shade.PLAIN) {
            return " ";
        }
        return isDark(cell) ? ":" : look.discs() ? "·" : ".";
    }

    private static boolean isDark(DrawnCell cell) {
        return cell.shade() == Shade.DARK;
    }

    private String symbol(Piece piece) {
        return look.discs() ? "●" : String.valueOf(piece.letter());
    }

    /** Puts a cell in brackets. A bracket that closes one cell and opens the next becomes a bar. */
    private void drawMark(int number) {
        Place place = board.places().get(number);
        int left = layout.x(place);
        int right = left + 1 + text(view.cells().get(number)).length();
        int y = layout.y(place);
        canvas.overwrite(left, y, canvas.at(left, y) == ']' ? '|' : '[', Ink.MARK);
        canvas.overwrite(right, y, ']', Ink.MARK);
    }
}
