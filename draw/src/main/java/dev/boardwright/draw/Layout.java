package dev.boardwright.draw;

import dev.boardwright.core.BoardView;
import java.util.stream.Stream;

/**
 * The places of cells and labels in a text drawing.
 *
 * <pre>{@code
 *     FLAT            FRAMED                STACKED
 *     a b c           a  b  c             a   b   c
 *  2 [x]. .  2     2  . :w: .  2       2  g   w3 [b  ] 2
 *                                             2g
 *  1  . x .  1     1 ::: . :b: 1       1  b   .   g    1
 * }</pre>
 *
 * <p>A cell is {@code pitch} columns wide: a margin, then its text. Neighbours share the margin between them, except in a
 * framed layout, where each cell also has a margin on its right.
 *
 * @param kind the shape of a cell
 * @param columns the number of cells in a row
 * @param rows the number of rows
 * @param label the width of a row's number
 * @param gap the distance between the board and the numbers
 * @param numbersAtRight whether rows are numbered on the right too
 */
record Layout(Kind kind, int columns, int rows, int label, int gap, boolean numbersAtRight) {
    /** The shape of a cell. */
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
    static Layout choose(BoardView view, int width) {
        boolean stacked = view.cells().stream()
                .anyMatch(cell -> cell.pieces().size() > 1 || cell.note().isPresent());
        boolean shaded = view.cells().stream().anyMatch(cell -> cell.shade() != BoardView.Shade.PLAIN);
        Kind kind = stacked ? Kind.STACKED : Kind.FLAT;
        Layout narrowest = of(kind, view, 0, false);
        return Stream.of(
                        of(shaded && !stacked ? Kind.FRAMED : kind, view, 1, true),
                        of(kind, view, 1, true),
                        of(kind, view, 0, true))
                .filter(layout -> layout.width() <= width)
                .findFirst()
                .orElse(narrowest);
    }

    private static Layout of(Kind kind, BoardView view, int gap, boolean numbersAtRight) {
        int label = Math.max(2, Integer.toString(view.rows()).length());
        return new Layout(kind, view.columns(), view.rows(), label, gap, numbersAtRight);
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

    /** The column of a cell's left margin; its text begins one further. {@code column} may be one past the last. */
    int x(int column) {
        return label + gap + column * kind.pitch;
    }

    /** The line of a cell's text; {@code row} counts from the bottom. */
    int y(int row) {
        return 1 + (rows - 1 - row) * kind.height;
    }

    /** The line of the letters below the board. */
    int bottom() {
        return 1 + rows * kind.height;
    }

    /** The column where the numbers on the right begin. */
    int rightLabel() {
        return x(columns) + (framed() ? 0 : 1) + gap;
    }

    /** The width of the drawing. Without numbers on the right it ends with the last cell. */
    int width() {
        return numbersAtRight ? rightLabel() + label : x(columns);
    }

    int height() {
        return bottom() + 1;
    }
}
