package dev.boardwright.blackstone;

import dev.boardwright.blackstone.board.Rows;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.BoardState;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import java.util.Objects;

/**
 * A state of Blackstone. Play need not be able to reach it, but no stone is blocked.
 *
 * @param board a character for each cell, from {@code a1} along the rows: {@code r} for a red stone, {@code b} for a blue
 *     one, {@code x} for a black one, a dot for none
 * @param turn the side to move
 */
public record BlackstoneState(String board, Player turn) implements BoardState {
    /** The letters of stones. */
    static final String LETTERS = "rbx";

    /** Validates the size, the letters and that no stone is blocked. */
    public BlackstoneState {
        Objects.requireNonNull(turn, "turn");
        BoardText.check(board, LETTERS);
        Grid grid = Grid.ofCells(board.length());
        Blackstone.checkSize(grid.columns());
        checkNoneBlocked(grid, board);
    }

    /** Rule 4: blocked stones have left the board. */
    private static void checkNoneBlocked(Grid grid, String board) {
        long[] rows = Rows.of(grid, board);
        for (int row = 0; row < grid.rows(); row++) {
            long blocked = Rows.blocked(rows, row);
            if (blocked != 0) {
                int cell = grid.cell(Long.numberOfTrailingZeros(blocked), row);
                throw new NotationException("the " + (board.charAt(cell) == 'r' ? "red" : "blue") + " stone on "
                        + grid.name(cell) + " is already blocked: no cell next to it is empty");
            }
        }
    }

    /** The number of cells along a side. */
    public int size() {
        return grid().columns();
    }

    @Override
    public Grid grid() {
        return Grid.ofCells(board.length());
    }

    /** The number of cells with this letter. */
    int count(char letter) {
        return (int) board.chars().filter(c -> c == letter).count();
    }

    /** The text of the position, such as {@code 1r1r2/5b/b5/5b/b5/2r1r1 r}. */
    @Override
    public String toString() {
        return BlackstoneNotation.format(this);
    }
}
