package dev.boardwright.threesixnine;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.List;

/** The evaluations of 369, except that for searching with neutral stones. */
enum ThreeSixNineEvaluation implements Evaluation<ThreeSixNineState> {
    /** The margin in points. */
    POINTS {
        @Override
        int value(ThreeSixNinePosition position) {
            return position.margin();
        }
    },

    /**
     * The margin, and the lines on which one more stone would score. The side to move can take the best of them at
     * once; the others count for the side that would score on them.
     *
     * <p>Without a scale, so that MCTS evaluates leaves by random games, which won all of 20 games against this at equal
     * time.
     */
    COLOURED {
        @Override
        int value(ThreeSixNinePosition position) {
            int side = position.turn().index();
            return POINT * position.margin()
                    + position.turn().sign() * open(position.game().lineFills(), position.offers(), side);
        }

        // Without putting a stone: a table has its points and the new offers.
        @Override
        public void evaluateMoves(
                Position<ThreeSixNineState> position, Player player, MoveBuffer moves, int from, int to, int[] values) {
            ThreeSixNinePosition board = (ThreeSixNinePosition) position;
            LineFills table = board.game().lineFills();
            Player mover = board.turn();
            int side = mover.index();
            int sign = player == mover ? 1 : -1;
            int lead = mover.sign() * board.margin();
            for (int i = from; i < to; i++) {
                long change = board.change(moves.get(i), side);
                int gain = (int) (change & LineFills.POINTS);
                long offers = board.offers() + (change >> LineFills.OFFERS_SHIFT);
                int value = POINT * (lead + gain) - open(table, offers, side ^ 1);
                values[i] = board.empties() == 1 ? ENDED : sign * Evaluation.clamp(value);
            }
        }

        // The part of the value that comes from lines on which one more stone would score, for the side to move.
        private static int open(LineFills table, long offers, int side) {
            int open = table.total(offers, side) - table.total(offers, side ^ 1);
            return POINT / 2 * table.best(offers, side) + POINT / 8 * open;
        }

        @Override
        public boolean suitsMonteCarlo() {
            return true;
        }

        @Override
        public List<Double> gradedErrors() {
            return List.of(3.6, 1.3, 1.0, 1.6, 1.45, 0.0);
        }
    };

    private static final int POINT = 16;

    /** The value for White. */
    abstract int value(ThreeSixNinePosition position);

    @Override
    public int evaluate(Position<ThreeSixNineState> position, Player player) {
        int value = player.sign() * value((ThreeSixNinePosition) position);
        return Evaluation.clamp(value);
    }
}
