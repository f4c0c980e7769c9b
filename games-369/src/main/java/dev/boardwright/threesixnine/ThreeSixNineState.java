package dev.boardwright.threesixnine;

import dev.boardwright.core.BoardState;
import dev.boardwright.core.BoardText;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.Grid;
import java.util.Objects;

/**
 * A state of 369: equal if board, turn and points are. It need not be one that play can reach.
 *
 * @param board a character for each cell, from {@code a1} along the rows: {@code x} for a stone without colour, {@code w}
 *     or {@code b} for one of White's or Black's, a dot for none
 * @param turn the side to move
 * @param whitePoints the points of White, the first player
 * @param blackPoints the points of Black, the second player
 */
public record ThreeSixNineState(String board, Player turn, int whitePoints, int blackPoints) implements BoardState {
    /** What a text may give a side to begin with. */
    static final int MOST_POINTS_AT_FIRST = 1_000_000;

    /** One stone scores on four lines at most, and at most 3 points on each. */
    private static final int MOST_POINTS_A_STONE = 12;

    /**
     * Checks that the board is one of some size, has stones of one variant alone, and that neither side has fewer points
     * than none or more than a million and what the stones on the board can have scored.
     */
    public ThreeSixNineState {
        Objects.requireNonNull(turn, "turn");
        BoardText.check(board, board.indexOf('x') >= 0 ? Variant.NEUTRAL.letters() : Variant.COLOURED.letters());
        ThreeSixNine.checkSize(Grid.ofCells(board.length()).columns());
        long stones = board.chars().filter(cell -> cell != '.').count();
        checkPoints(whitePoints, stones);
        checkPoints(blackPoints, stones);
    }

    private static void checkPoints(int points, long stones) {
        long most = MOST_POINTS_AT_FIRST + MOST_POINTS_A_STONE * stones;
        if (points < 0 || points > most) {
            throw new NotationException("a side's points are from 0 to " + most + " on this board, not " + points);
        }
    }

    /** How many cells there are along a side. */
    public int size() {
        return grid().columns();
    }

    @Override
    public Grid grid() {
        return Grid.ofCells(board.length());
    }

    /** The text of the position, such as {@code 9/9/9/9/4x4/9/9/9/9 b 0-0}. */
    @Override
    public String toString() {
        return ThreeSixNineNotation.format(this);
    }
}
