package dev.boardwright.greener;

import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.board.Grid;

/**
 * A read-only view of a working board of Greener, for evaluations and policies of your own. No call allocates.
 *
 * <p>A view shows the position as it is when it is read, and may be kept as long as the position. Cells are numbered
 * from 0 for {@code a1} along the rows, as {@link Grid} numbers those of a board of this size:
 *
 * <pre>{@code
 * Evaluation<GreenerState> moves = (position, player) -> {
 *     GreenerView view = GreenerView.of(position);
 *     return view.mobility(player) - view.mobility(player.opponent());
 * };
 * Greener game = Greener.create();
 * System.out.println(moves.evaluate(game.position(game.initialState()), Player.FIRST)); // -1
 * }</pre>
 */
public sealed interface GreenerView permits GreenerPosition {
    /**
     * The view of a position that {@link Greener#position} has made.
     *
     * @throws ClassCastException if it is a position of another class
     */
    static GreenerView of(Position<GreenerState> position) {
        return (GreenerView) position;
    }

    /** The number of cells along a side. */
    int size();

    /** The side to move. */
    Player turn();

    /** The colour on top of a stack: {@code b}, {@code w} or {@code g}; a dot for an empty cell. */
    char top(int cell);

    /** The pyramids in the stack on a cell; 0 for an empty cell. */
    int height(int cell);

    /** The green pyramids in the stack on a cell; 0 for an empty cell. */
    int greens(int cell);

    /** The number of stacks that a player owns. */
    int stacks(Player player);

    /** The number of stacks that a player owns and can move. */
    int mobileStacks(Player player);

    /** The green pyramids inside the stacks that a player owns: the score of rule 6. */
    int greens(Player player);

    /** The height of the tallest stack that a player owns; 0 for none. */
    int tallest(Player player);

    /** The number of moves that a player has, or would have if it were to move; a pass is not counted. */
    int mobility(Player player);

    /** Whether the game is over. */
    boolean isOver();
}
