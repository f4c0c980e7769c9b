package dev.boardwright.testkit;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.core.board.BoardState;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import java.io.Serializable;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Tic-tac-toe, an example of a game written with values only. Copy it for a game of your own.
 *
 * <p>Positions are written like {@code 3/1x1/3 o}, moves like {@code b2}.
 */
public final class TicTacToe extends ValueGame<TicTacToe.State, TicTacToe.Move> {
    private static final Grid GRID = Grid.square(3);
    private static final String MARKS = "xo";
    private static final Pattern BOARD = Pattern.compile("[xo.]{9}");
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };
    private static final Notation<State, Move> NOTATION = Notation.of(
            state -> BoardText.format(GRID, state.board()) + " " + BoardText.formatTurn(state.turn(), MARKS),
            TicTacToe::parseState,
            move -> GRID.name(move.cell()),
            text -> new Move(GRID.parse(text)));

    /** The marks from {@code a1}, {@code b1} on, a dot for each empty cell, and the side to move. */
    public record State(String board, Player turn) implements BoardState {
        /** Validates the board and the turn. */
        public State {
            if (!BOARD.matcher(board).matches() || turn == null) {
                throw new NotationException("no state of tic-tac-toe: " + board + " " + turn);
            }
        }

        @Override
        public Grid grid() {
            return GRID;
        }
    }

    /** A mark on an empty cell, numbered from {@code a1}, {@code b1} on. */
    public record Move(int cell) implements Serializable {}

    /** The game; it has no options. */
    public TicTacToe() {}

    @Override
    public GameInfo info() {
        return GameInfo.of("tic-tac-toe", "X", "O");
    }

    @Override
    public State initialState() {
        return new State(".........", Player.FIRST);
    }

    @Override
    public Player turn(State state) {
        return state.turn();
    }

    @Override
    protected List<Move> moves(State state) {
        return IntStream.range(0, 9)
                .filter(c -> state.board().charAt(c) == '.')
                .mapToObj(Move::new)
                .toList();
    }

    @Override
    protected State next(State state, Move move) {
        StringBuilder board = new StringBuilder(state.board());
        board.setCharAt(move.cell(), BoardText.formatTurn(state.turn(), MARKS));
        return new State(board.toString(), state.turn().opponent());
    }

    @Override
    public Outcome outcome(State state) {
        String board = state.board();
        for (int[] line : LINES) {
            char mark = board.charAt(line[0]);
            if (mark != '.' && mark == board.charAt(line[1]) && mark == board.charAt(line[2])) {
                return mark == 'x' ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
            }
        }
        return board.contains(".") ? Outcome.ONGOING : Outcome.DRAW;
    }

    @Override
    public Notation<State, Move> notation() {
        return NOTATION;
    }

    private static State parseState(String text) {
        List<String> parts = BoardText.parts(text, "board", "turn");
        return new State(BoardText.parse(GRID, MARKS, parts.get(0)), BoardText.parseTurn(parts.get(1), MARKS));
    }
}
