package dev.boardwright.dagennacht;

import dev.boardwright.core.Player;
import dev.boardwright.core.board.BoardState;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import java.util.Objects;

/**
 * A state of Dag en Nacht. Play need not be able to reach it. Whether somebody has won also depends on the game's
 * options, so a board that both sides have won is refused by the game, not here.
 *
 * @param board a character for each cell, from {@code a1} along the rows: {@code b} or {@code w} for a stone of Black
 *     or White, a dot for none
 * @param turn the side to move
 */
public record DagEnNachtState(String board, Player turn) implements BoardState {
    /** The letters of Black and White, for stones and turns. */
    static final String LETTERS = "bw";

    /** Validates the size and the letters. */
    public DagEnNachtState {
        Objects.requireNonNull(turn, "turn");
        BoardText.check(board, LETTERS);
        DagEnNacht.checkSize(Grid.ofCells(board.length()).columns());
    }

    /** The number of cells along a side. */
    public int size() {
        return grid().columns();
    }

    @Override
    public Grid grid() {
        return Grid.ofCells(board.length());
    }

    /** The text of the position: board and turn. */
    @Override
    public String toString() {
        return DagEnNachtNotation.format(this);
    }
}
