package dev.boardwright.dagennacht;

import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.board.Grid;

/**
 * A read-only view of a working board of Dag en Nacht, for evaluations and policies of your own. No call allocates.
 *
 * <p>A view shows the position as it is when it is read, and may be kept as long as the position:
 *
 * <pre>{@code
 * Evaluation<DagEnNachtState> distance = (position, player) -> {
 *     DagEnNachtView view = DagEnNachtView.of(position);
 *     return view.distance(player.opponent()) - view.distance(player);
 * };
 * DagEnNacht game = DagEnNacht.of(11, false);
 * System.out.println(distance.evaluate(game.position(game.initialState()), Player.FIRST)); // 0
 * }</pre>
 */
public sealed interface DagEnNachtView permits DagEnNachtPosition {
    /**
     * The view of a position that {@link DagEnNacht#position} has made.
     *
     * @throws ClassCastException if it is a position of another class
     */
    static DagEnNachtView of(Position<DagEnNachtState> position) {
        return (DagEnNachtView) position;
    }

    /** The number of squares along a side. */
    int size();

    /** Whether Black has the handicap. */
    boolean isBalanced();

    /** The side to move. */
    Player turn();

    /**
     * The letter of a square: {@code b} or {@code w} for a stone, a dot for an empty square.
     *
     * @param cell from 0 for {@code a1} along the rows, as {@link Grid} numbers the cells of a board of this size
     */
    char letter(int cell);

    /** The number of empty black squares: the drops of either player. */
    int drops();

    /** The number of shifts that a player has, or would have if it were to move. */
    int shifts(Player player);

    /** The number of stones of a player on black squares, which may still shift. */
    int stonesOnBlack(Player player);

    /**
     * The number of windows (five squares of a row or column, four of a white diagonal) without opposing stones in which
     * a player lacks exactly {@code lacking} stones: 0 for won ones. Looks at the whole board.
     */
    int windows(Player player, int lacking);

    /**
     * How far a player is from winning: the least, over all windows, of the stones that it lacks if there is no opposing
     * stone, else of the window's length plus the opposing stones. Looks at the whole board.
     */
    int distance(Player player);

    /** Whether the game is over. */
    boolean isOver();
}
