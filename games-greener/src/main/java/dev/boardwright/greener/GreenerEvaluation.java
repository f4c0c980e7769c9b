package dev.boardwright.greener;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.List;
import java.util.OptionalInt;

/** The evaluations of Greener. */
enum GreenerEvaluation implements Evaluation<GreenerState> {
    /** The greens that the player owns, regardless of the opponent's. */
    GREENS {
        @Override
        public int evaluate(Position<GreenerState> position, Player player) {
            return ((GreenerPosition) position).greens(player);
        }
    },

    /**
     * The greens owned, the mobility to take more, and the best capture of the side to move.
     *
     * <p>A stack that can still move counts more than any greens in it, because a player without such stacks can only
     * watch the other side take the rest. With this term an evaluation won 19 of 20 games at equal depth against one
     * without it; the other weights matter little. Each move counts a little. A stack without a neighbour counts by its
     * greens only.
     */
    SEARCH {
        @Override
        public int evaluate(Position<GreenerState> position, Player player) {
            GreenerPosition board = (GreenerPosition) position;
            Player mover = board.turn();
            long own = board.stacksOf(mover);
            long other = board.stacksOf(mover.opponent());
            long all = board.occupied();
            long unsettled = Squares.withAny(all);
            int value = GREEN * board.lead()
                    + MOBILE_STACK * (Long.bitCount(own & unsettled) - Long.bitCount(other & unsettled))
                    + MOVE * (Carries.count(own, all) - Carries.count(other, all))
                    + bestCapture(board, Carries.targets(own, all) & ~own, other) * 3 / 4;
            return player == mover ? value : -value;
        }

        @Override
        public OptionalInt scale() {
            return OptionalInt.of(1000);
        }

        @Override
        public List<Double> gradedErrors() {
            return List.of(38.0, 15.0, 8.8, 11.0, 9.8, 8.8);
        }
    };

    private static final int GREEN = Contents.GREEN_MARGIN;
    private static final int MOBILE_STACK = 4 * GREEN;
    private static final int MOVE = GREEN / 8;

    /**
     * The largest change of the balance by landing on one of {@code targets}. A stack of the other side counts twice.
     */
    private static int bestCapture(GreenerPosition board, long targets, long other) {
        int best = 0;
        for (long rest = targets & ~other; rest != 0; rest &= rest - 1) {
            best = Math.max(best, GREEN * board.greensOn(Long.numberOfTrailingZeros(rest)));
        }
        for (long rest = targets & other; rest != 0; rest &= rest - 1) {
            best = Math.max(best, 2 * GREEN * board.greensOn(Long.numberOfTrailingZeros(rest)) + MOBILE_STACK);
        }
        return best;
    }
}
