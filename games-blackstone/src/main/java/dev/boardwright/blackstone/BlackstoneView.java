package dev.boardwright.blackstone;

import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.board.Grid;

/**
 * A read-only view of a working board of Blackstone, for evaluations and policies of your own. No call allocates.
 *
 * <p>A view shows the position as it is when it is read, and may be kept as long as the position:
 *
 * <pre>{@code
 * Evaluation<BlackstoneState> stones = (position, player) -> {
 *     BlackstoneView view = BlackstoneView.of(position);
 *     return view.stones(player) - view.stones(player.opponent());
 * };
 * Blackstone game = Blackstone.create();
 * System.out.println(stones.evaluate(game.position(game.initialState()), Player.FIRST)); // 0
 * }</pre>
 */
public sealed interface BlackstoneView permits BlackstonePosition {
    /**
     * The view of a position that {@link Blackstone#position} has made.
     *
     * @throws ClassCastException if it is a position of another class
     */
    static BlackstoneView of(Position<BlackstoneState> position) {
        return (BlackstoneView) position;
    }

    /** The number of cells along a side. */
    int size();

    /** The variant that is played. */
    Variant variant();

    /** The side to move. */
    Player turn();

    /**
     * The letter of a cell: {@code r}, {@code b} or {@code x} for a red, blue or black stone, a dot for an empty cell.
     *
     * @param cell from 0 for {@code a1} along the rows, as {@link Grid} numbers the cells of a board of this size
     */
    char letter(int cell);

    /** The number of stones of a player. */
    int stones(Player player);

    /** The number of moves that a player has, or would have if it were to move; also when the game is over. */
    int mobility(Player player);

    /** The number of empty cells next to each stone of a player, added up. */
    int openDirections(Player player);

    /** Whether the game is over. */
    boolean isOver();
}
