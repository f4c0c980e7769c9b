package dev.boardwright.dagennacht;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.OptionalInt;

/** The evaluations of Dag en Nacht. */
enum DagEnNachtEvaluation implements Evaluation<DagEnNachtState> {
    /**
     * The value that the level {@code hard} of the original Dag en Nacht program minimises, negated, for the player who has
     * just moved. It depends on the {@link DagEnNachtView#distance} of both sides and is not antisymmetric.
     */
    HARD {
        @Override
        public int evaluate(Position<DagEnNachtState> position, Player player) {
            DagEnNachtView view = DagEnNachtView.of(position);
            int own = view.distance(player);
            int theirs = view.distance(player.opponent());
            if (own == 0) {
                return 0;
            }
            return own >= theirs ? theirs - 20 : theirs - own - 5;
        }
    },

    /**
     * The {@link Worth} of all windows and the number of shifts. Much more if the side to move wins with its next move,
     * which is exact, and less if otherwise it would have to stop more than one winning drop.
     */
    SEARCH {
        @Override
        public int evaluate(Position<DagEnNachtState> position, Player player) {
            DagEnNachtPosition board = (DagEnNachtPosition) position;
            // Hundreds of windows, as on boards that play cannot reach, could exceed the limit.
            int value = Evaluation.clamp(forMover(board));
            return player == board.turn() ? value : -value;
        }

        /** Starts the {@link Prospects}: started after a move, they made MCTS 12 times slower. */
        @Override
        public void prepare(Position<DagEnNachtState> position) {
            Prospects.of((DagEnNachtPosition) position).worth(0);
        }

        @Override
        public void evaluateMoves(
                Position<DagEnNachtState> position, Player player, MoveBuffer moves, int from, int to, int[] values) {
            int sign = player == position.turn() ? -1 : 1;
            Prospects.of((DagEnNachtPosition) position).evaluateMoves(moves, from, to, values);
            for (int i = from; i < to; i++) {
                values[i] = values[i] == ENDED ? ENDED : sign * Evaluation.clamp(values[i]);
            }
        }

        /** Chosen by hand; not measured. */
        @Override
        public OptionalInt scale() {
            return OptionalInt.of(800);
        }
    };

    /** The worth of a win with the next move: more than anything else, and less than a proven win. */
    static final int WINS_NEXT = 500_000;

    /** What more than one winning drop of the other side costs, the move, and a shift. Chosen by hand; not measured. */
    private static final int TOO_MANY_TO_STOP = 1000;

    private static final int TEMPO = 60;
    private static final int SHIFT = 3;

    private static int forMover(DagEnNachtPosition position) {
        int mover = position.turn().index();
        int other = mover ^ 1;
        Prospects prospects = Prospects.of(position);
        long own = prospects.worth(mover);
        boolean shiftWins =
                Worth.drops(own) == 0 && Worth.shifts(own) > 0 && prospects.canShiftToWin(mover, WindowScan.NOWHERE);
        int shifts = position.shifts(mover) - position.shifts(other);
        return value(own, prospects.worth(other), shifts, shiftWins);
    }

    /**
     * The value for the side to move, by the {@link Worth} of both sides' windows.
     *
     * @param shifts how many more shifts the side to move has than the other side
     * @param shiftWins whether the side to move can win with a shift; not used if it can win with a drop
     */
    static int value(long own, long theirs, int shifts, boolean shiftWins) {
        int value = Worth.total(own) - Worth.total(theirs) + TEMPO + SHIFT * shifts;
        if (Worth.drops(own) > 0 || shiftWins) {
            return value + WINS_NEXT;
        }
        return Worth.drops(theirs) > 1 ? value - TOO_MANY_TO_STOP : value;
    }
}
