package dev.boardwright.greener;

import dev.boardwright.core.Cell;
import java.io.Serializable;
import java.util.Objects;

/** A move of Greener: a stack put on another, or a pass. */
public sealed interface GreenerMove extends Serializable {
    /** The move between the cells with these names, such as {@code c3} and {@code c5}. */
    static GreenerMove of(String from, String to) {
        return new Carry(Cell.of(from), Cell.of(to));
    }

    /** The pass. */
    static GreenerMove pass() {
        return new Pass();
    }

    /** A whole stack taken from one cell and put on top of the stack on another. */
    record Carry(Cell from, Cell to) implements GreenerMove {
        /** Validates that both cells are given. */
        public Carry {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }

        /** Both cells' names, such as {@code c3c5}. */
        @Override
        public String toString() {
            return from.toString() + to;
        }
    }

    /** The move of a player who cannot move while the opponent can. */
    record Pass() implements GreenerMove {
        /** {@code pass}. */
        @Override
        public String toString() {
            return "pass";
        }
    }
}
