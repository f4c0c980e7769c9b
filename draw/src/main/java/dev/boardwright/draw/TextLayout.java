package dev.boardwright.draw;

import dev.boardwright.core.BoardLayout;
import dev.boardwright.core.BoardLayout.Place;
import dev.boardwright.core.BoardLayout.Tile;
import dev.boardwright.core.BoardView;
import java.util.stream.Stream;

/**
 * The places of cells and labels in a text drawing.
 *
 * <pre>{@code
 *     FLAT            FRAMED                STACKED             FLAT hexagons with coloured edges
 *     a b c           a  b  c             a   b   c                   a b c
 *  2 [x]. .  2     2  . :w: .  2       2  g   w3 [b  ] 2             r r r
 *                                             2g                2 b . x . b 2
 *  1  . x .  1     1 ::: . :b: 1       1  b   .   g    1       1 b . . . b 1
 *                                                                 r r r
 *                                                                a b c
 * }</pre>
 *
 * <p>A cell is {@code pitch} columns wide: a margin, then its text. Neighbours share the margin between them, except in a
 * framed layout, where each cell also has a margin on its right.
 *
 * @param kind the size of a cell
 * @param plane the extent of the board
 * @param label the width of a row's number
 * @param gap the distance between the board and the numbers
 * @param edge the room for coloured edges around the board, in columns; half of it in lines
 * @param noted whether the lines between rows belong to the cells above them
 * @param numbersAtRight whether rows are numbered on the right too
 */
record TextLayout(Kind kind, Plane plane, int label, int gap, int edge, boolean noted, boolean numbersAtRight) {
    /** The size of a cell. */
    enum Kind {
        /** One character and a margin: square on most terminals. */
        FLAT(2, 1),
        /** One character and a margin on both sides, so that a square's shade can be seen around its stone. */
        FRAMED(3, 1),
        /** A piece with the height of its stack, such as {@code w12}, and below it a note, such as {@code 7g}. */
        STACKED(4, 2);

        private final int pitch;
        private final int height;

        Kind(int pitch, int height) {
            this.pitch = pitch;
            this.height = height;
        }
    }

    /** The most spacious layout that fits {@code width} columns, or the narrowest if none fits. */
    static TextLayout choose(BoardView view, int width) {
        Tile tile = view.layout().tile();
        boolean stacked = tile == Tile.PIT
                || view.cells().stream()
                        .anyMatch(
                                cell -> cell.pieces().size() > 1 || cell.note().isPresent());
        boolean shaded =
                tile == Tile.SQUARE && view.cells().stream().anyMatch(cell -> cell.shade() != BoardView.Shade.PLAIN);
        boolean noted = tile == Tile.SQUARE
                || tile == Tile.HEXAGON
                || view.cells().stream().anyMatch(cell -> cell.note().isPresent());
        Kind kind = stacked ? Kind.STACKED : Kind.FLAT;
        // The lines between points need room.
        Kind roomy = tile == Tile.POINT ? Kind.STACKED : shaded && !stacked ? Kind.FRAMED : kind;
        TextLayout narrowest = of(kind, view.layout(), noted, 0, false);
        return Stream.of(
                        of(roomy, view.layout(), noted, 1, true),
                        of(kind, view.layout(), noted, 1, true),
                        of(kind, view.layout(), noted, 0, true))
                .filter(layout -> layout.width() <= width)
                .findFirst()
                .orElse(narrowest);
    }

    private static TextLayout of(Kind kind, BoardLayout board, boolean noted, int gap, boolean numbersAtRight) {
        int label = Math.max(2, Integer.toString(board.rows()).length());
        return new TextLayout(
                kind, Plane.of(board), label, gap, board.edges().isEmpty() ? 0 : 2, noted, numbersAtRight);
    }

    /** Whether each cell has a margin of its own on both sides. */
    boolean framed() {
        return kind == Kind.FRAMED;
    }

    boolean stacked() {
        return kind == Kind.STACKED;
    }

    int pitch() {
        return kind.pitch;
    }

    /** The column of a cell's left margin; its text begins one further. */
    int x(Place place) {
        return x(place.x());
    }

    private int x(double x) {
        return label + gap + edge + (int) Math.round((x - plane.left()) * kind.pitch);
    }

    /** The line of a cell's text. */
    int y(Place place) {
        return y(place.y());
    }

    private int y(double y) {
        return 1 + edge / 2 + (int) Math.round((plane.top() - y) / plane.rowHeight() * kind.height);
    }

    /** The line of the letters below the board. */
    int bottom() {
        return y(plane.bottom()) + (noted ? kind.height : 1) + edge / 2;
    }

    /** The line of a letter above a column that ends with this cell. */
    int above(Place place) {
        return y(place) - 1 - edge / 2;
    }

    /** The line of a letter below a column that ends with this cell. */
    int below(Place place) {
        return y(place) + kind.height + edge / 2;
    }

    /** The column where the numbers on the right of a board without slanting sides begin. */
    int rightLabel() {
        return rightLabel(plane.right());
    }

    /** The column where a number on the right of the cell at {@code x} begins. */
    int rightLabel(double x) {
        return x(x) + kind.pitch + (framed() ? 0 : 1) + gap + edge;
    }

    /** The width of the drawing. Without numbers on the right it ends with the last cell. */
    int width() {
        return numbersAtRight ? rightLabel() + label : x(plane.right()) + kind.pitch;
    }

    int height() {
        return bottom() + 1;
    }
}
