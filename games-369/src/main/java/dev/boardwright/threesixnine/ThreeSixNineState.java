package dev.boardwright.threesixnine;

import dev.boardwright.core.BoardText;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.Grid;
import java.io.Serializable;

/**
 * A state of 369: equal if board, turn and points are. It need not be one that play can reach.
 *
 * @param board a character for each cell, from {@code a1} along the rows: {@code x} for a stone without colour, {@code w}
 *     or {@code b} for one of White's or Black's, a dot for none
 * @param turn the side to move
 * @param whitePoints the points of White, the first player
 * @param blackPoints the points of Black, the second player
 */
public record ThreeSixNineState(String board, Player turn, int whitePoints, int blackPoints) implements Serializable {
    /** Checks that the board is one of some size, has stones of one variant alone, and no points are negative. */
    public ThreeSixNineState {
        BoardText.check(board, board.indexOf('x') >= 0 ? Variant.NEUTRAL.letters() : Variant.COLOURED.letters());
        ThreeSixNine.checkSize(Grid.ofCells(board.length()).columns());
        if (whitePoints < 0 || blackPoints < 0) {
            throw new NotationException("points are not negative: " + whitePoints + "-" + blackPoints);
        }
    }

    /** How many cells there are along a side. */
    public int size() {
        return Grid.ofCells(board.length()).columns();
    }

    /** The text of the position, such as {@code 9/9/9/9/4x4/9/9/9/9 b 0-0}. */
    @Override
    public String toString() {
        return ThreeSixNineNotation.format(this);
    }
}
