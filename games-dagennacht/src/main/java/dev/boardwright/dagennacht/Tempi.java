package dev.boardwright.dagennacht;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The number of moves that each side still needs to fill each window, and the sum of what the windows are worth. Moves are
 * noted, and counted when somebody asks: a move that is undone before costs next to nothing.
 *
 * <p>An empty black square takes one move. An empty white one takes one if a stone stands beside it outside the window's
 * line, else two. Each opposing stone in a window counts {@link #BARRED}.
 */
final class Tempi implements MoveObserver {
    /** More moves than any window takes. */
    private static final int BARRED = 32;

    /** The worth of a window by the moves it takes; 0 for more. Chosen by hand; not measured. */
    private static final int[] WORTH = Arrays.copyOf(new int[] {120, 120, 48, 18, 6, 2, 1}, 8 * BARRED);

    private final DagEnNachtPosition board;
    private final WindowTable windows;
    private final int[][] moves;
    private final int[] potentials = new int[2];
    /** For each square the number of stones of a side beside it in its row, and in its column. */
    private final byte[][] inRow = new byte[2][Squares.COUNT];

    private final byte[][] inColumn = new byte[2][Squares.COUNT];
    private final boolean[] isTaken = new boolean[Squares.COUNT];
    /** Side, square and target of each move since the start, how many there are, and how many of them are counted. */
    private final int[] history;

    private int plies;
    private int counted;
    /** Whether the moves since the start lead to the board. If not, moves are ignored until somebody asks. */
    private boolean isFollowing;

    Tempi(DagEnNachtPosition board, WindowTable windows) {
        this.board = board;
        this.windows = windows;
        moves = new int[2][windows.count()];
        history = new int[board.longestHistory()];
    }

    /** The sum of the worths of all windows of a side. */
    int potential(int side) {
        if (!isFollowing || board.observer() != this) {
            start();
        }
        while (counted < plies) {
            count(history[counted++], 1);
        }
        return potentials[side];
    }

    private void start() {
        board.observe(this);
        isFollowing = true;
        plies = 0;
        counted = 0;
        Arrays.fill(isTaken, false);
        for (int side = 0; side < 2; side++) {
            Arrays.fill(inRow[side], (byte) 0);
            Arrays.fill(inColumn[side], (byte) 0);
            potentials[side] = 0;
            for (int w = 0; w < windows.count(); w++) {
                moves[side][w] = windows.length(w) + windows.whites(w) + (windows.wins(side, w) ? 0 : BARRED);
                potentials[side] += WORTH[moves[side][w]];
            }
        }
        for (int side = 0; side < 2; side++) {
            for (int row = 0; row < Squares.STRIDE; row++) {
                for (int rest = board.stones().lines().stones(side, row); rest != 0; rest &= rest - 1) {
                    change(side, Squares.inRow(row, Integer.numberOfTrailingZeros(rest)), 1);
                }
            }
        }
    }

    /** Counts a move of the history, with the sign 1, or no longer, with -1. */
    private void count(int move, int sign) {
        int side = move >> (2 * Squares.BITS);
        int square = move & (Squares.COUNT - 1);
        int target = (move >> Squares.BITS) & (Squares.COUNT - 1);
        if (target == square) {
            change(side, square, sign);
        } else if (sign > 0) {
            change(side, square, -1);
            change(side, target, 1);
        } else {
            change(side, target, -1);
            change(side, square, 1);
        }
    }

    /** A stone of a side appears on a square, with the sign 1, or disappears, with -1. */
    private void change(int side, int square, int sign) {
        int other = side ^ 1;
        isTaken[square] = sign > 0;
        for (int direction = 0; direction < WindowTable.DIRECTIONS; direction++) {
            add(side, direction, square, -sign * cost(side, direction, square));
            add(other, direction, square, sign * (BARRED - cost(other, direction, square)));
        }
        if (!Squares.isWhite(square)) {
            support(side, square - 1, inRow[side], WindowTable.COLUMN, sign);
            support(side, square + 1, inRow[side], WindowTable.COLUMN, sign);
            support(side, square - Squares.STRIDE, inColumn[side], WindowTable.ROW, sign);
            support(side, square + Squares.STRIDE, inColumn[side], WindowTable.ROW, sign);
        }
    }

    /** The moves that a side needs to fill an empty square, for a window in this direction. */
    private int cost(int side, int direction, int square) {
        if (!Squares.isWhite(square)) {
            return 1;
        }
        int stones = (direction == WindowTable.ROW ? 0 : inRow[side][square])
                + (direction == WindowTable.COLUMN ? 0 : inColumn[side][square]);
        return stones > 0 ? 1 : 2;
    }

    /** A stone beside a white square helps windows of one direction, and diagonals. */
    private void support(int side, int square, byte[] beside, int direction, int sign) {
        int before = cost(side, direction, square);
        int diagonalBefore = cost(side, WindowTable.DIAGONAL, square);
        beside[square] += (byte) sign;
        if (!isTaken[square]) {
            add(side, direction, square, cost(side, direction, square) - before);
            add(side, WindowTable.DIAGONAL, square, cost(side, WindowTable.DIAGONAL, square) - diagonalBefore);
        }
    }

    private void add(int side, int direction, int square, int change) {
        if (change == 0) {
            return;
        }
        int[] ofSide = moves[side];
        int sum = 0;
        for (int w : windows.through(direction, square)) {
            int before = ofSide[w];
            ofSide[w] = before + change;
            sum += WORTH[before + change] - WORTH[before];
        }
        potentials[side] += sum;
    }

    @Override
    public void beforeMove(int side, int square, int target) {
        if (isFollowing) {
            history[plies++] = target << Squares.BITS | square | side << (2 * Squares.BITS);
        }
    }

    /** Everything was noted before the move. */
    @Override
    public void afterMove(int side, int target) {}

    /** Before the first move that was followed, nothing is known. */
    @Override
    public void afterUndo() {
        if (plies == 0) {
            isFollowing = false;
        } else if (isFollowing && counted == plies--) {
            count(history[--counted], -1);
        }
    }

    @Override
    public void restart() {
        isFollowing = false;
    }

    @Override
    public void copyFrom(@Nullable MoveObserver other) {
        isFollowing = false;
    }
}
