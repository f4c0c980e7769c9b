package dev.boardwright.threesixnine;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.OptionalInt;

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
     */
    COLOURED {
        @Override
        int value(ThreeSixNinePosition position) {
            LineFills table = position.game().lineFills();
            long offers = position.offers();
            Player mover = position.turn();
            int side = mover.index();
            int best = table.best(offers, side);
            int open = table.total(offers, side) - table.total(offers, side ^ 1);
            return POINT * position.margin() + mover.sign() * (POINT / 2 * best + POINT / 8 * open);
        }

        @Override
        public OptionalInt scale() {
            return OptionalInt.of(10 * POINT);
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
