package dev.boardwright.blackstone;

import dev.boardwright.core.Cell;
import java.io.Serializable;
import java.util.Objects;

/** A move of a stone from one cell to another, like a chess queen. */
public record BlackstoneMove(Cell from, Cell to) implements Serializable {
    /** Validates that both cells are given. */
    public BlackstoneMove {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
    }

    /** The move between the cells with these names, such as {@code b8} and {@code b3}. */
    public static BlackstoneMove of(String from, String to) {
        return new BlackstoneMove(Cell.of(from), Cell.of(to));
    }

    /** Both names, such as {@code b8b3}. */
    @Override
    public String toString() {
        return from.toString() + to;
    }
}
