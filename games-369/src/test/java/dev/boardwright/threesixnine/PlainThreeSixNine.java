package dev.boardwright.threesixnine;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.core.board.Cell;
import dev.boardwright.core.board.Grid;
import java.util.ArrayList;
import java.util.List;

/**
 * 369 in the plainest way: read this to learn the game. Slow, and the contract compares the fast position with it.
 *
 * <p>A board is a {@code char[column][row]}, counted from 0 at the bottom left: {@code x} is a stone, {@code w} and
 * {@code b} are stones of White and Black where stones have colours, and a dot is an empty cell.
 */
final class PlainThreeSixNine extends ValueGame<ThreeSixNineState, ThreeSixNineMove> {
    private final int size;
    private final Variant variant;
    private final GameOptions options;

    PlainThreeSixNine(ThreeSixNine game) {
        size = game.size();
        variant = game.variant();
        options = game.options();
    }

    /** Rule 1: the board starts empty, and White, the first player, moves first. */
    @Override
    public ThreeSixNineState initialState() {
        return new ThreeSixNineState(".".repeat(size * size), Player.FIRST, 0, 0);
    }

    @Override
    public Player turn(ThreeSixNineState state) {
        return state.turn();
    }

    /** Rule 2: a move puts a stone on an empty cell. */
    @Override
    protected List<ThreeSixNineMove> moves(ThreeSixNineState state) {
        char[][] board = board(state);
        List<ThreeSixNineMove> moves = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (board[column][row] == '.') {
                    moves.add(new ThreeSixNineMove(new Cell(column, row)));
                }
            }
        }
        return moves;
    }

    /** Rules 1 to 4: the stone is put down, the mover scores on the four lines through it, and the turn passes. */
    @Override
    protected ThreeSixNineState next(ThreeSixNineState state, ThreeSixNineMove move) {
        boolean white = state.turn() == Player.FIRST;
        char stone = variant == Variant.NEUTRAL ? 'x' : white ? 'w' : 'b';
        int column = move.cell().column();
        int row = move.cell().row();
        char[][] board = board(state);
        board[column][row] = stone;
        int points = points(stonesOn(board, stone, column, row, 1, 0)) // its row
                + points(stonesOn(board, stone, column, row, 0, 1)) // its column
                + points(stonesOn(board, stone, column, row, 1, 1)) // its rising diagonal
                + points(stonesOn(board, stone, column, row, 1, -1)); // its falling diagonal
        return new ThreeSixNineState(
                text(board),
                state.turn().opponent(),
                state.whitePoints() + (white ? points : 0),
                state.blackPoints() + (white ? 0 : points));
    }

    /** Rule 3: the stones like {@code stone} on a full line through a cell, wherever they stand on it. */
    private int stonesOn(char[][] board, char stone, int column, int row, int right, int up) {
        int stones = 0;
        for (int far = -size; far <= size; far++) {
            int c = column + far * right;
            int r = row + far * up;
            if (c >= 0 && c < size && r >= 0 && r < size && board[c][r] == stone) {
                stones++;
            }
        }
        return stones;
    }

    /** Rule 4: the points for a line that now holds exactly {@code stones} stones. */
    private static int points(int stones) {
        return switch (stones) {
            case 3 -> 1;
            case 6 -> 2;
            case 9 -> 3;
            default -> 0;
        };
    }

    /** Rule 5: the game ends when the board is full; more points win. */
    @Override
    public Outcome outcome(ThreeSixNineState state) {
        return moves(state).isEmpty() ? Outcome.ofMargin(margin(state)) : Outcome.ONGOING;
    }

    @Override
    public int margin(ThreeSixNineState state) {
        return state.whitePoints() - state.blackPoints();
    }

    // From here on no rules: a state's text to a board and back, and what every game has.

    private char[][] board(ThreeSixNineState state) {
        char[][] board = new char[size][size];
        for (int i = 0; i < size * size; i++) {
            board[i % size][i / size] = state.board().charAt(i);
        }
        return board;
    }

    private String text(char[][] board) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < size * size; i++) {
            text.append(board[i % size][i / size]);
        }
        return text.toString();
    }

    @Override
    public GameInfo info() {
        return ThreeSixNine.INFO;
    }

    @Override
    public GameOptions options() {
        return options;
    }

    @Override
    public Notation<ThreeSixNineState, ThreeSixNineMove> notation() {
        return new ThreeSixNineNotation(Grid.square(size), variant);
    }
}
