package dev.boardwright.greener;

import dev.boardwright.core.Cell;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.Arrays;
import java.util.List;

/** Why a move is not legal, in words for people. Whether it is legal is decided by the position alone. */
final class Refusal {
    private Refusal() {}

    /** Why a move that is not legal in a state, in which the game is not over, is not. */
    static String reason(Greener game, GreenerState state, GreenerMove move) {
        String mover = Greener.INFO.side(state.turn());
        boolean mustPass = game.legalMoves(state).get(0) instanceof GreenerMove.Pass;
        if (!(move instanceof GreenerMove.Carry carry)) {
            return mover + " has a move and must make one";
        }
        return mustPass ? mover + " has no move and must pass" : reason(state, carry);
    }

    private static String reason(GreenerState state, GreenerMove.Carry move) {
        Grid grid = Grid.square(state.size());
        Cell from = move.from();
        String stack = state.stacks().get(grid.cell(from));
        if (stack.isEmpty()) {
            return "there is no stack on " + from;
        }
        int owner = GreenerNotation.PIECES.indexOf(stack.charAt(stack.length() - 1));
        if (owner != state.turn().index()) {
            return "the stack on " + from + " is "
                    + (owner > 1 ? "nobody's: its top is green" : Greener.INFO.side(Player.of(owner)) + "'s");
        }
        return Direction.ORTHOGONAL.stream()
                .map(direction -> ray(grid, from, direction))
                .filter(ray -> ray.contains(move.to()))
                .findFirst()
                .map(ray -> nearest(grid, state, ray))
                .orElse(move.to() + " is not another cell of the row or column of " + from);
    }

    private static List<Cell> ray(Grid grid, Cell from, Direction direction) {
        return Arrays.stream(grid.ray(grid.cell(from), direction))
                .mapToObj(grid::cellAt)
                .toList();
    }

    private static String nearest(Grid grid, GreenerState state, List<Cell> ray) {
        return ray.stream()
                .filter(cell -> !state.stacks().get(grid.cell(cell)).isEmpty())
                .findFirst()
                .map(cell -> "the nearest stack in that direction is on " + cell)
                .orElse("there is no stack in that direction");
    }
}
