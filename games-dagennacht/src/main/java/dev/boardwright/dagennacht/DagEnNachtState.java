package dev.boardwright.dagennacht;

import dev.boardwright.core.BoardState;
import dev.boardwright.core.BoardText;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.Grid;
import java.util.Objects;

/**
 * A state of Dag en Nacht: equal if board and turn are. It need not be one that play can reach. Whether somebody has won
 * depends on the game's options too, so a board that both sides have won is refused by the game, not here.
 *
 * @param board a character for each cell, from {@code a1} along the rows: {@code b} or {@code w} for a stone of Black's or
 *     White's, a dot for none
 * @param turn the side to move
 */
public record DagEnNachtState(String board, Player turn) implements BoardState {
    /** The letters of the stones, and of the turns, of Black and of White. */
    static final String LETTERS = "bw";

    /** Checks that the board is one of an allowed size with stones of the two colours alone. */
    public DagEnNachtState {
        Objects.requireNonNull(turn, "turn");
        BoardText.check(board, LETTERS);
        DagEnNacht.checkSize(Grid.ofCells(board.length()).columns());
    }

    /** How many cells there are along a side. */
    public int size() {
        return grid().columns();
    }

    @Override
    public Grid grid() {
        return Grid.ofCells(board.length());
    }

    /** The text of the position, its board and its turn. */
    @Override
    public String toString() {
        return DagEnNachtNotation.format(this);
    }
}
