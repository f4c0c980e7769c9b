package dev.boardwright.blackstone;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;

/** The evaluations of Blackstone. */
enum BlackstoneEvaluation implements Evaluation<BlackstoneState> {
    /**
     * What the described program's greedy level makes as small as it can, negated and times ten to be whole: the
     * opponent's legal moves, 0.8 times its open directions, less 0.2 times one's own legal moves.
     */
    DESCRIBED {
        @Override
        int value(BlackstonePosition position, boolean mine) {
            return -10 * position.mobility(!mine) - 8 * position.openDirections(!mine) + 2 * position.mobility(mine);
        }
    },

    /** The balance of {@link Room} and of mobility. */
    SEARCH {
        @Override
        int value(BlackstonePosition position, boolean mine) {
            int value = position.room() + MOBILITY * (position.mobility(true) - position.mobility(false));
            return mine ? value : -value;
        }
    };

    static final int MOBILITY = 2;

    /** The value for the side to move, or else for the other. */
    abstract int value(BlackstonePosition position, boolean mine);

    @Override
    public int evaluate(Position<BlackstoneState> position, Player player) {
        return value((BlackstonePosition) position, position.turn() == player);
    }
}
