package dev.boardwright.blackstone;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.List;

/** The evaluations of Blackstone. */
enum BlackstoneEvaluation implements Evaluation<BlackstoneState> {
    /**
     * The value that the level {@code greedy} of the original Blackstone program minimises, negated and multiplied by ten
     * to be a whole number: the opponent's moves + 0.8 times its open directions - 0.2 times one's own moves.
     */
    GREEDY {
        @Override
        int value(BlackstonePosition position, Player player) {
            Player opponent = player.opponent();
            return -10 * position.mobility(opponent)
                    - 8 * position.openDirections(opponent)
                    + 2 * position.mobility(player);
        }
    },

    /** The balance of {@link Room} and of mobility. */
    SEARCH {
        @Override
        int value(BlackstonePosition position, Player player) {
            Player mover = position.turn();
            int value =
                    position.room(mover) + MOBILITY * (position.mobility(mover) - position.mobility(mover.opponent()));
            return player == mover ? value : -value;
        }

        @Override
        public List<Double> gradedErrors() {
            return List.of(1.45, 0.65, 1.15, 1.15, 1.15, 0.1);
        }
    },

    /** {@link #SEARCH} for the variant high, where errors cost more. */
    SEARCH_HIGH {
        @Override
        int value(BlackstonePosition position, Player player) {
            return SEARCH.value(position, player);
        }

        @Override
        public List<Double> gradedErrors() {
            return List.of(0.75, 0.0, 0.0, 1.0, 0.75, 0.6);
        }
    };

    static final int MOBILITY = 2;

    abstract int value(BlackstonePosition position, Player player);

    @Override
    public int evaluate(Position<BlackstoneState> position, Player player) {
        return value((BlackstonePosition) position, player);
    }
}
