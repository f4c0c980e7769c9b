package dev.boardwright.greener;

import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.BoardState;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import java.util.List;
import java.util.Objects;

/**
 * A state of Greener. Equality includes the order of the pieces in every stack. Play need not be able to reach it.
 *
 * @param stacks the stack on each cell, from {@code a1} along the rows: its pyramids from bottom to top, {@code b}
 *     black, {@code w} white, {@code g} green; empty where there is none
 * @param turn the side to move
 */
public record GreenerState(List<String> stacks, Player turn) implements BoardState {
    /** Copies the list, and validates the size, the letters and the number of pieces. */
    public GreenerState {
        stacks = List.copyOf(stacks);
        Objects.requireNonNull(turn, "turn");
        BoardText.checkStacks(stacks, GreenerNotation.PIECES);
        Greener.checkSize(Grid.ofCells(stacks.size()).columns());
        int pieces = stacks.stream().mapToInt(String::length).sum();
        if (pieces > stacks.size()) {
            throw new NotationException(
                    "the board has " + pieces + " pieces, more than its " + stacks.size() + " cells allow");
        }
    }

    /** The number of cells along a side. */
    public int size() {
        return grid().columns();
    }

    @Override
    public Grid grid() {
        return Grid.ofCells(stacks.size());
    }

    /** The text of the position, such as {@code bg2/(gb)w2/4/4 w}. */
    @Override
    public String toString() {
        return GreenerNotation.format(this);
    }
}
