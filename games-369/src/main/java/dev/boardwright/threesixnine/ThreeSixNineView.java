package dev.boardwright.threesixnine;

import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.board.Grid;

/**
 * A read-only view of a working board of 369, for evaluations and policies of your own. No call allocates.
 *
 * <p>A view shows the position as it is when it is read, and may be kept as long as the position:
 *
 * <pre>{@code
 * Evaluation<ThreeSixNineState> points = (position, player) -> {
 *     ThreeSixNineView view = ThreeSixNineView.of(position);
 *     return view.points(player) - view.points(player.opponent());
 * };
 * ThreeSixNine game = ThreeSixNine.create();
 * System.out.println(points.evaluate(game.position(game.initialState()), Player.FIRST)); // 0
 * }</pre>
 */
public sealed interface ThreeSixNineView permits ThreeSixNinePosition {
    /**
     * The view of a position that {@link ThreeSixNine#position} has made.
     *
     * @throws ClassCastException if it is a position of another class
     */
    static ThreeSixNineView of(Position<ThreeSixNineState> position) {
        return (ThreeSixNineView) position;
    }

    /** The number of cells along a side. */
    int size();

    /** The variant that is played. */
    Variant variant();

    /** The side to move. */
    Player turn();

    /**
     * The letter of a cell: {@code x} for a stone without colour, {@code w} or {@code b} for White's or Black's, a dot for
     * an empty cell.
     *
     * @param cell from 0 for {@code a1} along the rows, as {@link Grid} numbers the cells of a board of this size
     */
    char letter(int cell);

    /** The number of empty cells: the moves that are left in the game. */
    int empties();

    /** The points of a player. */
    int points(Player player);

    /** The points that a stone of a player on an empty cell would score. */
    int gain(int cell, Player player);

    /**
     * The number of lines: rows from the bottom, then columns from the left, rising diagonals and falling diagonals, the
     * shortest included.
     */
    int lines();

    /** The number of stones on a line that count for a player: its own, or all if stones have no colour. */
    int stones(int line, Player player);

    /** The number of empty cells on a line. */
    int empties(int line);

    /** The number of lines on which one more stone of a player would score {@code points}: 1, 2 or 3. */
    int offers(int points, Player player);

    /** Whether the game is over. */
    boolean isOver();
}
