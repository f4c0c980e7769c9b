package dev.boardwright.dagennacht;

import dev.boardwright.core.Cell;
import java.io.Serializable;
import java.util.Objects;

/** A move: a drop on a black square, or a shift from a black square to a white one. */
public sealed interface DagEnNachtMove extends Serializable {
    /** The drop on the cell with this name, such as {@code b1}. */
    static DagEnNachtMove of(String cell) {
        return new Drop(Cell.of(cell));
    }

    /** The shift between the cells with these names, such as {@code b1} and {@code a1}. */
    static DagEnNachtMove of(String from, String to) {
        return new Shift(Cell.of(from), Cell.of(to));
    }

    /** A stone put on an empty black square. */
    record Drop(Cell cell) implements DagEnNachtMove {
        /** Validates that the cell is given. */
        public Drop {
            Objects.requireNonNull(cell, "cell");
        }

        /** The cell's name. */
        @Override
        public String toString() {
            return cell.toString();
        }
    }

    /** A stone moved from a black square to the empty white square beside, above or below it. */
    record Shift(Cell from, Cell to) implements DagEnNachtMove {
        /** Validates that both cells are given. */
        public Shift {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }

        /** The names of both cells, such as {@code b1a1}. */
        @Override
        public String toString() {
            return from.toString() + to;
        }
    }
}
