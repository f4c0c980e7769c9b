package dev.boardwright.dagennacht;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;

/** The evaluations of Dag en Nacht. */
enum DagEnNachtEvaluation implements Evaluation<DagEnNachtState> {
    /**
     * The described program's hard level, negated, for the player who has just moved: by the {@link #distance} of either
     * side. It is not antisymmetric.
     */
    HARD {
        @Override
        public int evaluate(Position<DagEnNachtState> position, Player player) {
            DagEnNachtPosition board = (DagEnNachtPosition) position;
            int own = distance(board, player.index());
            int theirs = distance(board, player.opponent().index());
            if (own == 0) {
                return 0;
            }
            return own >= theirs ? theirs - 20 : theirs - own - 5;
        }
    },

    /**
     * The worth of all windows, see {@link Worth}, and the number of shifts; above all, whether the side to move wins with
     * its next move, which it knows for certain, or else must stop more than one drop of the other side's.
     */
    SEARCH {
        @Override
        public int evaluate(Position<DagEnNachtState> position, Player player) {
            DagEnNachtPosition board = (DagEnNachtPosition) position;
            // Windows by the hundred, as on boards set up to be odd, could exceed what an evaluation may say.
            int value = Evaluation.clamp(forMover(board));
            return player == board.turn() ? value : -value;
        }
    };

    /** What a win with the next move is worth: more than anything else, and less than a proven win. */
    static final int WINS_NEXT = 500_000;

    private static final int TOO_MANY_TO_STOP = 1000;
    private static final int TEMPO = 60;
    private static final int SHIFT = 3;

    private static int forMover(DagEnNachtPosition position) {
        int mover = position.turn().index();
        int other = mover ^ 1;
        Prospects prospects = position.prospects();
        long own = prospects.worth(mover);
        long theirs = prospects.worth(other);
        int value = Worth.total(own)
                - Worth.total(theirs)
                + TEMPO
                + SHIFT * (position.shifts(mover) - position.shifts(other));
        if (Worth.drops(own) > 0 || (Worth.shifts(own) > 0 && canShiftToWin(position, mover))) {
            return value + WINS_NEXT;
        }
        return Worth.drops(theirs) > 1 ? value - TOO_MANY_TO_STOP : value;
    }

    /** Whether {@code side}, to move, has a shift that wins. Looks at every line; for when some window lacks one stone. */
    private static boolean canShiftToWin(DagEnNachtPosition position, int side) {
        Lines lines = position.lines();
        Windows windows = position.game().windows();
        for (int line = 0; line < Squares.LINES; line++) {
            int own = lines.stones(side, line);
            int theirs = lines.stones(side ^ 1, line);
            for (int rest = windows.starts(side, line); rest != 0; rest &= rest - 1) {
                int window = Windows.window(line, Integer.numberOfTrailingZeros(rest));
                int lacking = window & ~own;
                if ((window & theirs) == 0 && Integer.bitCount(lacking) == 1 && canShiftTo(lines, side, line, window)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether {@code side} can shift a stone to the one square that a window lacks, and not from the window itself. */
    private static boolean canShiftTo(Lines lines, int side, int line, int window) {
        int bit = Integer.numberOfTrailingZeros(window & ~lines.stones(side, line));
        int square = Squares.at(line, bit);
        // On a row or column the stones before and after it may be the window's own; beside a diagonal there are none.
        int ofWindow = line < Squares.DIAGONALS ? Integer.bitCount(window & 5 << (bit - 1)) : 0;
        return Squares.isWhite(square) && lines.stonesAround(side, square) > ofWindow;
    }

    /**
     * How far {@code side} is from winning: the least, over all windows, of the stones that it lacks there if there is no
     * opposing one, else of the window's length and the opposing stones.
     */
    static int distance(DagEnNachtPosition position, int side) {
        Lines lines = position.lines();
        Windows windows = position.game().windows();
        int least = Integer.MAX_VALUE;
        for (int line = 0; line < Squares.LINES; line++) {
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
}
