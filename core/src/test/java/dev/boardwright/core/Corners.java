package dev.boardwright.core;

import dev.boardwright.core.board.BoardState;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.GridGame;
import java.util.Arrays;
import java.util.List;

/**
 * A position game for the tests, which {@link Games} does not find: the players fill a square board in turn, and more
 * corners win.
 */
public final class Corners extends GridGame<Corners.State, String> {
    private static final String LETTERS = "wb";
    public static final GameInfo INFO = GameInfo.of("corners", "White", "Black");

    /** A letter for each cell, a dot where it is empty, and the side to move. */
    public record State(String board, Player turn) implements BoardState {
        @Override
        public Grid grid() {
            return Grid.ofCells(board.length());
        }
    }

    public Corners(int size) {
        super(INFO, GameOptions.create(), Grid.square(size));
    }

    @Override
    public State initialState() {
        return new State(".".repeat(grid().cells()), Player.FIRST);
    }

    @Override
    protected Position<State> newPosition(State state) {
        return new Working(state);
    }

    @Override
    public int encode(String move) {
        return grid().parse(move);
    }

    @Override
    public String decode(int code) {
        return grid().name(code);
    }

    @Override
    protected String whyIllegal(State state, String move) {
        return "the cell is taken";
    }

    @Override
    public Notation<State, String> notation() {
        return Notation.of(
                state -> BoardText.format(grid(), state.board()) + " " + BoardText.formatTurn(state.turn(), LETTERS),
                this::parseState,
                move -> move,
                text -> grid().name(grid().parse(text)));
    }

    private State parseState(String text) {
        List<String> parts = BoardText.parts(text, "board", "turn");
        return new State(BoardText.parse(grid(), LETTERS, parts.get(0)), BoardText.parseTurn(parts.get(1), LETTERS));
    }

    private final class Working extends Position<State> {
        private final char[] board;
        private final int[] line = new int[grid().cells()];
        private int plies;
        private Player turn;

        Working(State state) {
            board = state.board().toCharArray();
            turn = state.turn();
        }

        @Override
        public Player turn() {
            return turn;
        }

        @Override
        public void moves(MoveBuffer out) {
            for (int c = 0; c < board.length; c++) {
                if (board[c] == '.') {
                    out.add(c);
                }
            }
        }

        @Override
        public int moveCount() {
            int count = 0;
            for (char cell : board) {
                count += cell == '.' ? 1 : 0;
            }
            return count;
        }

        @Override
        public int moveAt(int k) {
            MoveBuffer moves = new MoveBuffer(0);
            moves(moves);
            return moves.get(k);
        }

        @Override
        public void play(int code) {
            board[code] = BoardText.formatTurn(turn, LETTERS);
            line[plies++] = code;
            turn = turn.opponent();
        }

        @Override
        public void undo() {
            board[line[--plies]] = '.';
            turn = turn.opponent();
        }

        @Override
        public Position<State> copy() {
            return new Working(toState());
        }

        @Override
        public void copyFrom(Position<State> other) {
            Working from = (Working) other;
            System.arraycopy(from.board, 0, board, 0, board.length);
            turn = from.turn;
            plies = 0;
        }

        @Override
        public boolean isOver() {
            return moveCount() == 0;
        }

        @Override
        public int margin() {
            int last = grid().columns() - 1;
            return Arrays.stream(new int[] {0, last, grid().cell(0, last), grid().cell(last, last)})
                    .map(corner -> board[corner] == 'w' ? 1 : board[corner] == 'b' ? -1 : 0)
                    .sum();
        }

        @Override
        public long hash() {
            return HashKeys.of(String.valueOf(board)) ^ turn.sign();
        }

        @Override
        public State toState() {
            return new State(String.valueOf(board), turn);
        }
    }
}
