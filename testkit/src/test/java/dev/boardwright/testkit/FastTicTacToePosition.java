package dev.boardwright.testkit;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;

/**
 * Tic-tac-toe on a mutable board with nine bits for each player. The first {@code empty} elements of a swap list are
 * the empty cells, for {@code moveAt}.
 */
class FastTicTacToePosition extends Position<TicTacToe.State> {
    static final long[][] KEYS = {HashKeys.keys("x", 9), HashKeys.keys("o", 9)};
    static final long TURN_KEY = HashKeys.key("turn", 0);
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};

    final int[] marks = new int[2];
    final int[] cells = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    final int[] where = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    int empty = 9;
    int turn;
    private final int[] history = new int[9];
    private int plies;
    private long hash;

    FastTicTacToePosition(TicTacToe.State state) {
        for (int c = 0; c < 9; c++) {
            int player = "xo".indexOf(state.board().charAt(c));
            if (player >= 0) {
                marks[player] |= 1 << c;
                hash ^= KEYS[player][c];
                removeFromList(c);
            }
        }
        turn = state.turn().index();
        hash ^= turn * TURN_KEY;
    }

    private void removeFromList(int cell) {
        int last = cells[--empty];
        cells[where[cell]] = last;
        where[last] = where[cell];
        cells[empty] = cell;
        where[cell] = empty;
    }

    boolean isEmpty(int cell) {
        return ((marks[0] | marks[1]) >> cell & 1) == 0;
    }

    @Override
    public Player turn() {
        return Player.of(turn);
    }

    @Override
    public void moves(MoveBuffer out) {
        for (int c = 0; c < 9 && !isOver(); c++) {
            if (isEmpty(c)) {
                out.add(c);
            }
        }
    }

    @Override
    public int moveCount() {
        return isOver() ? 0 : empty;
    }

    @Override
    public int moveAt(int k) {
        return cells[k];
    }

    @Override
    public void play(int code) {
        history[plies++] = code;
        marks[turn] |= 1 << code;
        hash ^= KEYS[turn][code] ^ TURN_KEY;
        removeFromList(code);
        turn ^= 1;
    }

    @Override
    public void undo() {
        int code = history[--plies];
        turn ^= 1;
        marks[turn] &= ~(1 << code);
        hash ^= KEYS[turn][code] ^ TURN_KEY;
        empty++;
    }

    @Override
    public Position<TicTacToe.State> copy() {
        return new FastTicTacToePosition(toState());
    }

    @Override
    public void copyFrom(Position<TicTacToe.State> other) {
        FastTicTacToePosition that = (FastTicTacToePosition) other;
        System.arraycopy(that.marks, 0, marks, 0, marks.length);
        System.arraycopy(that.cells, 0, cells, 0, cells.length);
        System.arraycopy(that.where, 0, where, 0, where.length);
        empty = that.empty;
        turn = that.turn;
        hash = that.hash;
        plies = 0;
    }

    private static boolean hasLine(int marks) {
        for (int line : LINES) {
            if ((marks & line) == line) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isOver() {
        return empty == 0 || hasLine(marks[0]) || hasLine(marks[1]);
    }

    @Override
    public int margin() {
        return hasLine(marks[0]) ? 1 : hasLine(marks[1]) ? -1 : 0;
    }

    @Override
    public long hash() {
        return hash;
    }

    @Override
    public TicTacToe.State toState() {
        StringBuilder board = new StringBuilder();
        for (int c = 0; c < 9; c++) {
            board.append(isEmpty(c) ? '.' : (marks[0] >> c & 1) != 0 ? 'x' : 'o');
        }
        return new TicTacToe.State(board.toString(), turn());
    }
}
