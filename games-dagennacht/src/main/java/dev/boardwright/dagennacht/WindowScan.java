package dev.boardwright.dagennacht;

import java.util.stream.IntStream;

/** Properties of all windows of a board, found by a scan of every line. */
final class WindowScan {
    /** Not a square. */
    static final int NOWHERE = -1;

    private final LineStones lines;
    private final Windows windows;

    WindowScan(LineStones lines, Windows windows) {
        this.lines = lines;
        this.windows = windows;
    }

    /** Rule 3: the squares of every full window of a side, each once. */
    IntStream wonSquares(int side) {
        return IntStream.of(windows.lines())
                .flatMap(line -> {
                    int won = 0;
                    for (int rest = wonStarts(side, line); rest != 0; rest &= rest - 1) {
                        won |= Windows.window(line, Integer.numberOfTrailingZeros(rest));
                    }
                    int bits = won;
                    return IntStream.range(0, Squares.STRIDE)
                            .filter(bit -> (bits >> bit & 1) != 0)
                            .map(bit -> Squares.at(line, bit));
                })
                .distinct();
    }

    /** Rule 3: a square where a full window of a side starts, or -1. */
    int findWin(int side) {
        for (int line : windows.lines()) {
            int won = wonStarts(side, line);
            if (won != 0) {
                return Squares.at(line, Integer.numberOfTrailingZeros(won));
            }
        }
        return -1;
    }

    /** Rules 3 and 5: the bits of a line on which full windows of a side start. */
    private int wonStarts(int side, int line) {
        return Windows.full(line, lines.stones(side, line)) & windows.starts(side, line);
    }

    /** See {@link DagEnNachtView#windows}. */
    int count(int side, int lacking) {
        int count = 0;
        for (int line : windows.lines()) {
            int own = lines.stones(side, line);
            int theirs = lines.stones(side ^ 1, line);
            for (int rest = windows.starts(side, line); rest != 0; rest &= rest - 1) {
                int window = Windows.window(line, Integer.numberOfTrailingZeros(rest));
                boolean isOpen = (window & theirs) == 0;
                count += isOpen && Integer.bitCount(window & ~own) == lacking ? 1 : 0;
            }
        }
        return count;
    }

    /** See {@link DagEnNachtView#distance}. */
    int distance(int side) {
        int least = Integer.MAX_VALUE;
        for (int line : windows.lines()) {
            int length = Windows.length(line);
            int own = lines.stones(side, line);
            int theirs = lines.stones(side ^ 1, line);
            for (int rest = windows.starts(side, line); rest != 0; rest &= rest - 1) {
                int window = Windows.window(line, Integer.numberOfTrailingZeros(rest));
                int opposing = Integer.bitCount(window & theirs);
                int distance = opposing == 0 ? length - Integer.bitCount(window & own) : length + opposing;
                least = Math.min(least, distance);
            }
        }
        return least;
    }

    /**
     * Whether {@code side}, to move, would have a shift that wins if {@code barred} held an opposing stone.
     *
     * @param straight the rows and columns to look at, as bits; see {@link Windows#lines(int)}
     * @param diagonal the diagonals likewise
     */
    boolean canShiftToWin(int side, int barred, long straight, long diagonal) {
        for (long rest = straight; rest != 0; rest &= rest - 1) {
            int line = Long.numberOfTrailingZeros(rest);
            if (canShiftToWin(side, line, lines.stones(side, line), barred)) {
                return true;
            }
        }
        for (long rest = diagonal; rest != 0; rest &= rest - 1) {
            int line = Long.SIZE + Long.numberOfTrailingZeros(rest);
            if (canShiftToWin(side, line, lines.stones(side, line), barred)) {
                return true;
            }
        }
        return false;
    }

    private boolean canShiftToWin(int side, int line, int own, int barred) {
        int theirs = lines.stones(side ^ 1, line);
        for (int rest = windows.starts(side, line); rest != 0; rest &= rest - 1) {
            int window = Windows.window(line, Integer.numberOfTrailingZeros(rest));
            int lacking = window & ~own;
            if ((window & theirs) == 0
                    && Integer.bitCount(lacking) == 1
                    && canShiftTo(side, line, window, lacking, barred)) {
                return true;
            }
        }
        return false;
    }

    /** Whether {@code side} can shift a stone to the one square that a window lacks, and not from the window itself. */
    private boolean canShiftTo(int side, int line, int window, int lacking, int barred) {
        int bit = Integer.numberOfTrailingZeros(lacking);
        int square = Squares.at(line, bit);
        // On a row or column the stones before and after it may be the window's own; beside a diagonal there are none.
        int ofWindow = line < Squares.DIAGONALS ? Integer.bitCount(window & 5 << (bit - 1)) : 0;
        return Squares.isWhite(square) && square != barred && lines.stonesAround(side, square) > ofWindow;
    }
}
