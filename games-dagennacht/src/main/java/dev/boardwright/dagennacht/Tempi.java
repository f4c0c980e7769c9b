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

    /**
     * The worth of a window by the moves it takes; 0 for more. Chosen by hand; not measured. Windows that take at most two moves
     * are counted above the worth, from bit {@link #NEAR} on.
     */
    private static final long[] WORTH = worths(120, 120, 48, 18, 6, 2, 1);

    private static final int NEAR = 32;
    /** What a window that takes so many moves gains if it takes one less. */
    private static final long[] GAIN = gains();

    /**
     * What a side has in addition if it has a window that takes at most two moves. Without such a term threat search goes down
     * quiet lines first: on 11 by 11 after 1.f5 b1 2.g4 3 % of the positions of the side that defends were lost after a pass, and 13 %
     * with a first form of it (2026-11-19).
     */
    private static final int NEAR_WORTH = 40;

    private final DagEnNachtPosition board;
    private final WindowTable windows;
    private final int[][] moves;
    /** The sums of {@link #WORTH} over the windows of each side. */
    private final long[] sums = new long[2];
    /** For each square the number of stones of a side beside it in its row, and in its column. */
    private final byte[][] inRow = new byte[2][Squares.COUNT];

    private final byte[][] inColumn = new byte[2][Squares.COUNT];
    private final boolean[] isTaken = new boolean[Squares.COUNT];
    /** The moves that a drop spares each diagonal window, and these windows, some of them twice. Only within {@link #gainOfDrop}. */
    private final byte[] spared;

    private final int[] sparedWindows = new int[64];
    private int sparedCount;
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
        spared = new byte[windows.count()];
        history = new int[board.longestHistory()];
    }

    private static long[] worths(int... worths) {
        long[] all = new long[8 * BARRED];
        for (int moves = 0; moves < worths.length; moves++) {
            all[moves] = worths[moves] + (moves <= 2 ? 1L << NEAR : 0L);
        }
        return all;
    }

    private static long[] gains() {
        long[] all = new long[WORTH.length];
        for (int moves = 1; moves < all.length; moves++) {
            all[moves] = WORTH[moves - 1] - WORTH[moves];
        }
        return all;
    }

    /** What all windows of a side are worth. */
    int potential(int side) {
        follow();
        return worth(sums[side]);
    }

    private static int worth(long sum) {
        return (int) sum + (sum >>> NEAR != 0 ? NEAR_WORTH : 0);
    }

    /** Counts the moves that have been noted. */
    private void follow() {
        if (!isFollowing || board.observer() != this) {
            start();
        }
        while (counted < plies) {
            count(history[counted++], 1);
        }
    }

    /** The lead of a side in potential after a move of the side to move, which is not made. */
    int leadAfter(int code, int player) {
        follow();
        int mover = board.turn().index();
        long own;
        long theirs;
        int square = MoveCodes.square(code);
        if (MoveCodes.way(code) == MoveCodes.DROP) {
            own = sums[mover] + gainOfDrop(mover, square);
            theirs = sums[mover ^ 1] - worthThrough(mover ^ 1, square);
        } else {
            int move = move(mover, square, MoveCodes.target(square, MoveCodes.way(code)));
            count(move, 1);
            own = sums[mover];
            theirs = sums[mover ^ 1];
            count(move, -1);
        }
        int lead = worth(own) - worth(theirs);
        return mover == player ? lead : -lead;
    }

    /** What the windows of a side through a black square are worth. */
    private long worthThrough(int side, int square) {
        int[] ofSide = moves[side];
        long sum = 0;
        for (int direction = 0; direction < WindowTable.DIAGONAL; direction++) {
            for (int w : windows.through(direction, square)) {
                sum += WORTH[ofSide[w]];
            }
        }
        return sum;
    }

    /** What a side gains by a drop on a black square. */
    private long gainOfDrop(int side, int square) {
        long gain = gain(side, WindowTable.ROW, square) + gain(side, WindowTable.COLUMN, square);
        gain += gainBeside(side, square - 1, WindowTable.COLUMN) + gainBeside(side, square + 1, WindowTable.COLUMN);
        gain += gainBeside(side, square - Squares.STRIDE, WindowTable.ROW);
        gain += gainBeside(side, square + Squares.STRIDE, WindowTable.ROW);
        while (sparedCount > 0) {
            spared[sparedWindows[--sparedCount]] = 0;
        }
        return gain;
    }

    /** What a side gains if all windows through a square in this direction take one move less. */
    private long gain(int side, int direction, int square) {
        int[] ofSide = moves[side];
        long sum = 0;
        for (int w : windows.through(direction, square)) {
            sum += GAIN[ofSide[w]];
        }
        return sum;
    }

    /** What a side gains if an empty white square gets a stone beside it, which spares windows of this direction and diagonals a move. */
    private long gainBeside(int side, int square, int direction) {
        if (isTaken[square]) {
            return 0;
        }
        long sum = cost(side, direction, square) == 2 ? gain(side, direction, square) : 0;
        if (cost(side, WindowTable.DIAGONAL, square) == 2) {
            // Two squares beside a stone may be on one diagonal.
            int[] ofSide = moves[side];
            for (int w : windows.through(WindowTable.DIAGONAL, square)) {
                sum += GAIN[ofSide[w] - spared[w]++];
                sparedWindows[sparedCount++] = w;
            }
        }
        return sum;
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
            sums[side] = 0;
            for (int w = 0; w < windows.count(); w++) {
                moves[side][w] = windows.length(w) + windows.whites(w) + (windows.wins(side, w) ? 0 : BARRED);
                sums[side] += WORTH[moves[side][w]];
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

    private static int move(int side, int square, int target) {
        return target << Squares.BITS | square | side << (2 * Squares.BITS);
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
        long sum = 0;
        for (int w : windows.through(direction, square)) {
            int before = ofSide[w];
            ofSide[w] = before + change;
            sum += WORTH[before + change] - WORTH[before];
        }
        sums[side] += sum;
    }

    @Override
    public void beforeMove(int side, int square, int target) {
        if (isFollowing) {
            history[plies++] = move(side, square, target);
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
