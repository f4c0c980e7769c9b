package dev.boardwright.dagennacht;

import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.Direction;
import dev.boardwright.testkit.PlainGame;
import java.util.ArrayList;
import java.util.List;

/**
 * The rules of Dag en Nacht over a plain array, in the order of the package page: slow, and the best place to start
 * reading. {@link DagEnNachtContractTest} compares it with the fast position.
 *
 * <p>A board is an array of squares in the order a1, b1, c1 and so on, row by row: {@code b} or {@code w} for a stone, a
 * dot for an empty square.
 */
final class PlainDagEnNacht extends PlainGame<DagEnNachtState, DagEnNachtMove> {
    private final boolean balanced;
    /** The squares of every row that wins, for Black and for White. */
    private final List<List<int[]>> windows;

    PlainDagEnNacht(DagEnNacht game) {
        super(game);
        balanced = game.isBalanced();
        windows = List.of(findWindows(Player.FIRST), findWindows(Player.SECOND));
    }

    /** Rule 1: the board is empty and Black, the first player, moves first. */
    @Override
    public DagEnNachtState initialState() {
        return new DagEnNachtState(".".repeat(grid().cells()), Player.FIRST);
    }

    /** Rule 1: a1 is white, and colours alternate. */
    private boolean isWhite(int square) {
        return (grid().column(square) + grid().row(square)) % 2 == 0;
    }

    /** Rule 2: drops on empty black squares, and shifts of own stones from black squares to empty white neighbours. */
    @Override
    protected List<DagEnNachtMove> moves(DagEnNachtState state) {
        char[] board = state.board().toCharArray();
        List<DagEnNachtMove> moves = new ArrayList<>();
        for (int square = 0; square < board.length; square++) {
            if (!isWhite(square) && board[square] == '.') {
                moves.add(new DagEnNachtMove.Drop(grid().cellAt(square)));
            }
            if (!isWhite(square) && board[square] == stone(state.turn())) {
                for (int target : grid().neighbours(square, Direction.ORTHOGONAL)) {
                    if (board[target] == '.') {
                        moves.add(new DagEnNachtMove.Shift(grid().cellAt(square), grid().cellAt(target)));
                    }
                }
            }
        }
        return moves;
    }

    /** Rule 2: a drop adds a stone, a shift moves one. Rule 1: then the other player moves. */
    @Override
    protected DagEnNachtState next(DagEnNachtState state, DagEnNachtMove move) {
        char[] board = state.board().toCharArray();
        if (move instanceof DagEnNachtMove.Drop drop) {
            board[grid().cell(drop.cell())] = stone(state.turn());
        } else if (move instanceof DagEnNachtMove.Shift shift) {
            board[grid().cell(shift.from())] = '.';
            board[grid().cell(shift.to())] = stone(state.turn());
        }
        return new DagEnNachtState(new String(board), state.turn().opponent());
    }

    /** Rule 3: a player with a winning row has won. Rule 4: without a move for the next player the game is a draw. */
    @Override
    public Outcome outcome(DagEnNachtState state) {
        if (hasWon(state, Player.FIRST)) {
            return Outcome.FIRST_WINS;
        }
        if (hasWon(state, Player.SECOND)) {
            return Outcome.SECOND_WINS;
        }
        return moves(state).isEmpty() ? Outcome.DRAW : Outcome.ONGOING;
    }

    /** Rule 3: whether a player holds every square of a winning row. */
    boolean hasWon(DagEnNachtState state, Player player) {
        char[] board = state.board().toCharArray();
        for (int[] window : windows(player)) {
            if (isFilled(window, board, stone(player))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isFilled(int[] window, char[] board, char stone) {
        for (int square : window) {
            if (board[square] != stone) {
                return false;
            }
        }
        return true;
    }

    /** The squares of every row that wins for a player. */
    List<int[]> windows(Player player) {
        return windows.get(player.index());
    }

    /**
     * Rule 3: five squares of a row or column, or four of a diagonal of white squares. Rule 5: in the balanced game Black's
     * fives start and end on white squares.
     */
    private List<int[]> findWindows(Player player) {
        List<int[]> found = new ArrayList<>();
        for (Direction axis : List.of(Direction.EAST, Direction.NORTH)) {
            found.addAll(grid().windows(5, axis));
        }
        if (balanced && player == Player.FIRST) {
            found.removeIf(window -> !isWhite(window[0]) || !isWhite(window[4]));
        }
        for (Direction axis : List.of(Direction.NORTH_EAST, Direction.NORTH_WEST)) {
            grid().windows(4, axis).stream()
                    .filter(window -> isWhite(window[0]))
                    .forEach(found::add);
        }
        return found;
    }

    private static char stone(Player player) {
        return player == Player.FIRST ? 'b' : 'w';
    }
}
