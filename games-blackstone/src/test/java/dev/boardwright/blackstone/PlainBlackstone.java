package dev.boardwright.blackstone;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
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
final class PlainBlackstone extends ValueGame<BlackstoneState, BlackstoneMove> {
    private final Blackstone game;
    private final Grid grid;

    /** The same game as {@code game}, with its options and notation. */
    PlainBlackstone(Blackstone game) {
        this.game = game;
        grid = Grid.square(game.size());
    }

    /** Rule 1: red stones on the top row from b and on the bottom row from c; blue ones on the left and right columns. */
    @Override
    public BlackstoneState initialState() {
        char[] board = ".".repeat(grid.cells()).toCharArray();
        int last = game.size() - 1;
        for (int i = 1; i < last - 1; i += 2) {
            board[grid.cell(i, last)] = 'r';
            board[grid.cell(i + 1, 0)] = 'r';
            board[grid.cell(0, i)] = 'b';
            board[grid.cell(last, i + 1)] = 'b';
        }
        return new BlackstoneState(new String(board), Player.FIRST);
    }

    /** Rule 2: Red is the first player. */
    @Override
    public Player turn(BlackstoneState state) {
        return state.turn();
    }

    /** Rule 3: each stone of the mover goes any distance in eight directions, until something is in the way. */
    @Override
    protected List<BlackstoneMove> moves(BlackstoneState state) {
        char[] board = state.board().toCharArray();
        List<BlackstoneMove> moves = new ArrayList<>();
        for (int from = 0; from < board.length; from++) {
            if (board[from] == colour(state.turn())) {
                for (Direction direction : Direction.ALL) {
                    for (int to = grid.step(from, direction); to >= 0 && board[to] == '.'; ) {
                        moves.add(new BlackstoneMove(grid.cellAt(from), grid.cellAt(to)));
                        to = grid.step(to, direction);
                    }
                }
            }
        }
        return moves;
    }

    /** Rules 2 to 4: the stone moves and leaves a black one, blocked stones leave, and the other player is to move. */
    @Override
    protected BlackstoneState next(BlackstoneState state, BlackstoneMove move) {
        char[] board = state.board().toCharArray();
        board[grid.cell(move.to())] = colour(state.turn());
        board[grid.cell(move.from())] = 'x';
        removeBlocked(board);
        return new BlackstoneState(new String(board), state.turn().opponent());
    }

    /** Rule 4: all blocked stones leave together. Depending on the variant, black stones leave with them. */
    void removeBlocked(char[] board) {
        int[] blocked = IntStream.range(0, board.length)
                .filter(cell -> board[cell] == 'r' || board[cell] == 'b')
                .filter(cell -> emptyNeighbours(board, cell) == 0)
                .toArray();
        for (int cell : blocked) {
            board[cell] = '.';
            for (int neighbour : grid.neighbours(cell, Direction.ALL)) {
                if (game.variant() == Variant.MEDIUM && board[neighbour] == 'x') {
                    board[neighbour] = '.';
                }
            }
        }
        for (int cell = 0; cell < board.length; cell++) {
            if (game.variant() == Variant.HIGH && blocked.length > 0 && board[cell] == 'x') {
                board[cell] = '.';
            }
        }
    }

    /** Rule 4: how many of the up to eight cells around a cell are empty. */
    int emptyNeighbours(char[] board, int cell) {
        return (int) Arrays.stream(grid.neighbours(cell, Direction.ALL))
                .filter(neighbour -> board[neighbour] == '.')
                .count();
    }

    /** Rule 5: a colour that is gone has lost. If both are gone it is a draw, or by the option the last mover wins. */
    @Override
    public Outcome outcome(BlackstoneState state) {
        boolean hasRed = state.board().contains("r");
        boolean hasBlue = state.board().contains("b");
        if (hasRed && hasBlue) {
            return Outcome.ONGOING;
        }
        if (!hasRed && !hasBlue && game.doubleElimination() == DoubleElimination.DRAW) {
            return Outcome.DRAW;
        }
        boolean redMovedLast = state.turn() == Player.SECOND;
        return hasRed || (!hasBlue && redMovedLast) ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
    }

    private static char colour(Player player) {
        return player == Player.FIRST ? 'r' : 'b';
    }

    @Override
    public GameInfo info() {
        return game.info();
    }

    @Override
    public GameOptions options() {
        return game.options();
    }

    @Override
    public Notation<BlackstoneState, BlackstoneMove> notation() {
        return game.notation();
    }
}
