package dev.boardwright.draw;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.DrawnCell;
import dev.boardwright.core.BoardView.Piece;
import dev.boardwright.core.BoardView.Shade;
import dev.boardwright.draw.Style.Ground;
import dev.boardwright.draw.Style.Ink;
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
    private final Layout layout;
    private final Canvas canvas;

    private TextBoard(BoardView view, Set<String> marked, int width, Look look) {
        this.view = view;
        this.marked = marked;
        this.look = canBeToldApart(view) ? look : new Look(look.palette(), false);
        layout = Layout.choose(view, width);
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
        for (int column = 0; column < view.columns(); column++) {
            String letters = columnName(cell(column, 0));
            canvas.put(layout.x(column) + 1, 0, letters, LABEL);
            canvas.put(layout.x(column) + 1, layout.bottom(), letters, LABEL);
        }
        for (int row = 0; row < view.rows(); row++) {
            String number = rowName(cell(0, row));
            canvas.put(0, layout.y(row), String.format(Locale.ROOT, "%" + layout.label() + "s", number), LABEL);
            if (layout.numbersAtRight()) {
                canvas.put(layout.rightLabel(), layout.y(row), number, LABEL);
            }
            for (int column = 0; column < view.columns(); column++) {
                drawCell(column, row);
            }
        }
        for (int row = 0; row < view.rows(); row++) {
            for (int column = 0; column < view.columns(); column++) {
                if (isMarked(column, row)) {
                    drawMark(column, row);
                }
            }
        }
        return canvas.render(look.palette());
    }

    private void drawCell(int column, int row) {
        DrawnCell cell = cell(column, row);
        int x = layout.x(column);
        int y = layout.y(row);
        Ground ground = Ground.of(cell.shade());
        Style margin = new Style(Ink.FAINT, ground);
        boolean lastOfRow = column == view.columns() - 1;
        String blank = fill(cell).repeat(layout.pitch() + (lastOfRow && !layout.framed() ? 1 : 0));
        canvas.put(x, y, blank, margin);
        if (layout.stacked()) {
            canvas.put(x, y + 1, blank, margin);
        }
        boolean empty = cell.pieces().isEmpty();
        Ink ink = empty ? Ink.FAINT : Ink.of(top(cell).colour());
        canvas.put(x + 1, y, text(cell), new Style(ink, ground));
        if (layout.stacked()) {
            cell.note()
                    .ifPresent(note -> canvas.put(x + 1, y + 1, note.text(), new Style(Ink.of(note.colour()), ground)));
        }
    }

    /** What fills a cell's margins: without colours, a framed dark square shows its shade around its stone. */
    private String fill(DrawnCell cell) {
        return isDark(cell) && layout.framed() && !look.palette().hasGround() ? ":" : " ";
    }

    /** The top piece of a cell, with the height of a stack. */
    private String text(DrawnCell cell) {
        int height = cell.pieces().size();
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
    private void drawMark(int column, int row) {
        int left = layout.x(column);
        int right = left + 1 + text(cell(column, row)).length();
        int y = layout.y(row);
        canvas.overwrite(left, y, canvas.at(left, y) == ']' ? '|' : '[', Ink.MARK);
        canvas.overwrite(right, y, ']', Ink.MARK);
    }

    private boolean isMarked(int column, int row) {
        return marked.contains(cell(column, row).name());
    }

    private DrawnCell cell(int column, int row) {
        return view.cells().get(row * view.columns() + column);
    }

    private static String columnName(DrawnCell cell) {
        return cell.name().replaceAll("[0-9]", "");
    }

    private static String rowName(DrawnCell cell) {
        return cell.name().replaceAll("[^0-9]", "");
    }
}
