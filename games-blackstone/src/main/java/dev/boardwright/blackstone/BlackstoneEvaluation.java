package dev.boardwright.blackstone;

import dev.boardwright.blackstone.board.Room;
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

    /** For searching the variant standard; likewise the others, which differ in the errors of levels only. */
    STANDARD {
        /**
         * Found on 2026-11-18 by bisection over 40 to 60 games a step, for 60 to 85 % against the level below, with
         * {@code boardwright match blackstone --first 5 --second 4 --games 40 --nodes 100000} and the like.
         */
        @Override
        public List<Double> gradedErrors() {
            return List.of(1.0, 0.5, 0.0, 0.44, 0.0, 0.5, 0.5);
        }
    },

    MEDIUM {
        /**
         * Found on 2026-11-18 by bisection over 40 to 60 games a step, for 60 to 85 % against the level below, with
         * {@code boardwright match blackstone --variant medium --first 5 --second 4 --games 40 --nodes 100000} and the like. Level 4
         * is at 86 % against level 3.
         */
        @Override
        public List<Double> gradedErrors() {
            return List.of(1.0, 0.06, 0.0, 1.2, 0.8, 0.5, 0.0);
        }
    },

    HIGH {
        /**
         * Found on 2026-11-18 by bisection over 40 to 60 games a step, for 60 to 85 % against the level below, with
         * {@code boardwright match blackstone --variant high --first 5 --second 4 --games 40 --nodes 100000} and the like. Two
         * steps, 4 and 6, are at 93 % and 88 %: no errors that lower them were found.
         */
        @Override
        public List<Double> gradedErrors() {
            return List.of(0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0);
        }
    };

    /** The worth of a move, in units of {@link Room}. Chosen by hand; not measured. */
    static final int MOBILITY = 2;

    /** The balance of {@link Room} and of mobility. */
    int value(BlackstonePosition position, Player player) {
        Player mover = position.turn();
        int value = position.room(mover) + MOBILITY * (position.mobility(mover) - position.mobility(mover.opponent()));
        return player == mover ? value : -value;
    }

    @Override
    public int evaluate(Position<BlackstoneState> position, Player player) {
        return value((BlackstonePosition) position, player);
    }
}
