package dev.boardwright.threesixnine;

import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.BoardState;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * A state of 369. Play need not be able to reach it.
 *
 * @param board a character for each cell, from {@code a1} along the rows: {@code x} for a stone without colour,
 *     {@code w} or {@code b} for one of White's or Black's, a dot for none
 * @param turn the side to move
 * @param whitePoints the points of White, the first player
 * @param blackPoints the points of Black, the second player
 */
public record ThreeSixNineState(String board, Player turn, int whitePoints, int blackPoints) implements BoardState {
    /** The most points that a side may have before the stones on the board score. */
    private static final int MOST_POINTS_BEFORE = 1_000_000;

    /**
     * Validates the size, the letters and the points. A side has at most a million points plus those that the stones on
     * the board can have scored, so that every state that play reaches from a valid one is valid.
     */
    public ThreeSixNineState {
        Objects.requireNonNull(turn, "turn");
        BoardText.check(board, board.indexOf('x') >= 0 ? Variant.NEUTRAL.letters() : Variant.COLOURED.letters());
        ThreeSixNine.checkSize(Grid.ofCells(board.length()).columns());
        checkPoints(whitePoints, board, 0);
        checkPoints(blackPoints, board, 1);
    }

    private static void checkPoints(int points, String board, int side) {
        if (points < 0 || points > MOST_POINTS_BEFORE) {
            int most = MOST_POINTS_BEFORE + scorable(board, side);
            if (points < 0 || points > most) {
                throw new NotationException("a side's points are from 0 to " + most + " on this board, not " + points);
            }
        }
    }

    /** Rule 4: the points on all lines of the board if every stone that counts for {@code side} has scored for it. */
    private static int scorable(String board, int side) {
        Variant variant = board.indexOf('x') >= 0 ? Variant.NEUTRAL : Variant.COLOURED;
        Grid grid = Grid.ofCells(board.length());
        return Direction.AXES.stream()
                .flatMap(axis -> grid.lines(axis).stream())
                .mapToInt(line -> (int) Arrays.stream(line)
                        .filter(c -> board.charAt(c) == variant.letter(side))
                        .count())
                .map(stones ->
                        IntStream.rangeClosed(1, stones).map(LineFills::points).sum())
                .sum();
    }

    /** The number of cells along a side. */
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
