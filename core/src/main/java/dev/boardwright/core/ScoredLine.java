package dev.boardwright.core;

import java.util.List;

/**
 * A line on which a move scores.
 *
 * @param cells the cells whose pieces count, in order along the line, the cell of the move included
 * @param points the points scored
 */
public record ScoredLine(List<Cell> cells, int points) {
    /** Copies the list. */
    public ScoredLine {
        cells = List.copyOf(cells);
    }
}
