package dev.boardwright.draw;

import dev.boardwright.core.BoardView.Cell;
import dev.boardwright.core.BoardView.Colour;

/** The short note on a stack: how many green pieces are in it, such as {@code 2g}. */
final class CellNote {
    private CellNote() {}

    /** The note; empty where there is nothing to say. */
    static String of(Cell cell) {
        long greens = cell.pieces().stream()
                .filter(piece -> piece.colour() == Colour.GREEN)
                .count();
        return cell.pieces().size() > 1 && greens > 0 ? greens + "g" : "";
    }
}
