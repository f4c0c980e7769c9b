package dev.boardwright.dagennacht;

import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.ArrayList;
import java.util.List;

/** The windows of a board, as lists of cells, and what the evaluations say of them, slow and obvious. */
final class SlowWindows {
    private final DagEnNachtState state;
    private final Grid grid;
    private final boolean balanced;

    SlowWindows(DagEnNachtState state, boolean balanced) {
        this.state = state;
        this.grid = Grid.square(state.size());
        this.balanced = balanced;
    }

    private boolean isWhite(int cell) {
        return (grid.column(cell) + grid.row(cell)) % 2 == 0;
    }

    private List<int[]> windows(char side) {
        List<int[]> windows = new ArrayList<>();
        for (Direction axis : List.of(Direction.EAST, Direction.NORTH)) {
            for (int[] window : grid.windows(5, axis)) {
                if (!(balanced && side == 'b') || (isWhite(window[0]) && isWhite(window[4]))) {
                    windows.add(window);
                }
            }
        }
        for (Direction axis : List.of(Direction.NORTH_EAST, Direction.NORTH_WEST)) {
            for (int[] window : grid.windows(4, axis)) {
                if (isWhite(window[0])) {
                    windows.add(window);
                }
            }
        }
        return windows;
    }

    private int count(int[] window, char stone) {
        int count = 0;
        for (int cell : window) {
            count += state.board().charAt(cell) == stone ? 1 : 0;
        }
        return count;
    }

    private static char other(char side) {
        return side == 'b' ? 'w' : 'b';
    }

    int distance(char side) {
        int least = 99;
        for (int[] window : windows(side)) {
            int opposing = count(window, other(side));
            least = Math.min(least, opposing == 0 ? window.length - count(window, side) : window.length + opposing);
        }
        return least;
    }

    /** The value that the hard level gives the position after a move of {@code mover}'s: smallest is best. */
    int hard(char mover) {
        int own = distance(mover);
        int opponents = distance(other(mover));
        if (own == 0) {
            return 0;
        } else if (own >= opponents) {
            return 20 - opponents;
        } else {
            return 5 + own - opponents;
        }
    }

    long worth(char side) {
        long worth = 0;
        for (int[] window : windows(side)) {
            if (count(window, other(side)) == 0) {
                int emptyBlack = 0;
                int emptyWhite = 0;
                for (int cell : window) {
                    if (state.board().charAt(cell) == '.') {
                        emptyBlack += isWhite(cell) ? 0 : 1;
                        emptyWhite += isWhite(cell) ? 1 : 0;
                    }
                }
                worth += Worth.of(emptyBlack, emptyWhite);
            }
        }
        return worth;
    }
}
