package dev.boardwright.dagennacht;

import dev.boardwright.core.Player;
import dev.boardwright.core.board.Grid;
import java.util.List;

/** The values of the evaluations, computed slowly from the windows of {@link PlainDagEnNacht}. */
final class SlowWindows {
    private final DagEnNachtState state;
    private final Grid grid;
    private final PlainDagEnNacht plain;

    SlowWindows(DagEnNacht game, DagEnNachtState state) {
        this.state = state;
        grid = Grid.square(state.size());
        plain = new PlainDagEnNacht(game);
    }

    private List<int[]> windows(char side) {
        return plain.windows(Player.of("bw".indexOf(side)));
    }

    private boolean isWhite(int cell) {
        return (grid.column(cell) + grid.row(cell)) % 2 == 0;
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

    /** The value that the level {@code hard} gives a position after a move of {@code mover}: smallest is best. */
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
