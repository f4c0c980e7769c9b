package dev.boardwright.core.board;

import dev.boardwright.core.NotationException;
import java.io.Serializable;
import java.util.List;

/**
 * A cell by its column and row, both from 0, independent of the size of the board. Moves are made of cells.
 *
 * @param column 0 for column {@code a}
 * @param row 0 for row {@code 1}
 */
public record Cell(int column, int row) implements Serializable {
    /** Checks that the largest board has such a cell. */
    public Cell {
        if (column < 0 || column >= Grid.LONGEST_SIDE || row < 0 || row >= Grid.LONGEST_SIDE) {
            throw new NotationException("no board has a cell in column " + column + ", row " + row + " (from 0)");
        }
    }

    /** The cell with this name, such as {@code e5}. */
    public static Cell of(String name) {
        Grid largest = Grid.square(Grid.LONGEST_SIDE);
        return largest.cellAt(largest.parse(name));
    }

    /** The cells that a text names one after the other, as {@code b8b3} does; none if the text is anything else. */
    public static List<Cell> listOf(String text) {
        Grid largest = Grid.square(Grid.LONGEST_SIDE);
        try {
            return largest.parseAll(text, 1, Integer.MAX_VALUE).stream()
                    .map(largest::cellAt)
                    .toList();
        } catch (NotationException e) {
            return List.of();
        }
    }

    /** The name, such as {@code e5}. */
    @Override
    public String toString() {
        return (char) ('a' + column) + Integer.toString(row + 1);
    }
}
