package dev.boardwright.threesixnine;

import dev.boardwright.core.Cell;
import java.io.Serializable;
import java.util.Objects;

/** A stone put on an empty cell. */
public record ThreeSixNineMove(Cell cell) implements Serializable {
    /** Validates that the cell is given. */
    public ThreeSixNineMove {
        Objects.requireNonNull(cell, "cell");
    }

    /** The move to the cell with this name, such as {@code e5}. */
    public static ThreeSixNineMove of(String cell) {
        return new ThreeSixNineMove(Cell.of(cell));
    }

    /** The cell's name. */
    @Override
    public String toString() {
        return cell.toString();
    }
}
