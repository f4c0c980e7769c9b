package dev.boardwright.blackstone;

import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.Direction;
import dev.boardwright.testkit.PlainGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The rules of Blackstone over a plain array, in the order of the package page: slow, and the best place to start reading.
 * {@link BlackstoneContractTest} compares it with the fast positions.
 *
 * <p>A board is an array of cells in the order a1, b1, c1 and so on, row by row: {@code r}, {@code b} or {@code x} for a
 * red, blue or black stone, a dot for an empty cell.
 */
final class PlainBlackstone extends PlainGame<BlackstoneState, BlackstoneMove> {
    private final Variant variant;
    private final DoubleElimination doubleElimination;

    PlainBlackstone(Blackstone game) {
        super(game);
        variant = game.variant();
        doubleElimination = game.doubleElimination();
    }

    /**
     * Rule 1: red stones are on every second cell of the top row from b and of the bottom row from c, blue ones on every
     * second cell of the left column from row 2 and of the right column from row 3. Rule 2: Red, the first player, moves
     * first.
     */
    @Override
    public BlackstoneState initialState() {
        char[] board = ".".repeat(grid().cells()).toCharArray();
        int last = grid().columns() - 1;
        for (int i = 1; i < last - 1; i += 2) {
            board[grid().cell(i, last)] = 'r';
            board[grid().cell(i + 1, 0)] = 'r';
            board[grid().cell(0, i)] = 'b';
            board[grid().cell(last, i + 1)] = 'b';
        }
        return new BlackstoneState(new String(board), Player.FIRST);
    }

    /** Rule 3: a stone of the mover moves any distance in eight directions, over empty cells to an empty cell. */
    @Override
    protected List<BlackstoneMove> moves(BlackstoneState state) {
        char[] board = state.board().toCharArray();
        List<BlackstoneMove> moves = new ArrayList<>();
        for (int from = 0; from < board.length; from++) {
            if (board[from] == colour(state.turn())) {
                for (Direction direction : Direction.ALL) {
                    for (int to : grid().ray(from, direction)) {
                        if (board[to] != '.') {
                            break;
                        }
                        moves.add(new BlackstoneMove(grid().cellAt(from), grid().cellAt(to)));
                    }
                }
            }
        }
        return moves;
    }

    /** Rules 2 to 4: the stone leaves a black one behind, blocked stones leave the board, then the other player moves. */
    @Override
    protected BlackstoneState next(BlackstoneState state, BlackstoneMove move) {
        char[] board = state.board().toCharArray();
        board[grid().cell(move.to())] = colour(state.turn());
        board[grid().cell(move.from())] = 'x';
        removeBlocked(board);
        return new BlackstoneState(new String(board), state.turn().opponent());
    }

    /** Rule 4: all blocked stones leave together. The variant says which black stones leave with each of them. */
    void removeBlocked(char[] board) {
        int[] blocked = IntStream.range(0, board.length)
                .filter(cell -> board[cell] == 'r' || board[cell] == 'b')
                .filter(cell -> emptyNeighbours(board, cell) == 0)
                .toArray();
        for (int cell : blocked) {
            board[cell] = '.';
            IntStream cleared = switch (variant) {
                case STANDARD -> IntStream.empty();
                case MEDIUM -> Arrays.stream(grid().neighbours(cell, Direction.ALL));
                case HIGH -> IntStream.range(0, board.length);
            };
            cleared.filter(other -> board[other] == 'x').forEach(other -> board[other] = '.');
        }
    }

    /** Rule 4: the number of empty cells among the up to eight around a cell. */
    int emptyNeighbours(char[] board, int cell) {
        return (int) Arrays.stream(grid().neighbours(cell, Direction.ALL))
                .filter(neighbour -> board[neighbour] == '.')
                .count();
    }

    /** Rule 5: a player without stones loses. If both have none, the option says: a draw, or a win of the last mover. */
    @Override
    public Outcome outcome(BlackstoneState state) {
        boolean hasRed = state.board().contains("r");
        boolean hasBlue = state.board().contains("b");
        if (hasRed && hasBlue) {
            return Outcome.ONGOING;
        }
        if (!hasRed && !hasBlue && doubleElimination == DoubleElimination.DRAW) {
            return Outcome.DRAW;
        }
        boolean redMovedLast = state.turn() == Player.SECOND;
        return hasRed || (!hasBlue && redMovedLast) ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
    }

    private static char colour(Player player) {
        return player == Player.FIRST ? 'r' : 'b';
    }
}
