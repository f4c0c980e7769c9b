package dev.boardwright.blackstone;

import dev.boardwright.blackstone.board.Room;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;

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

    /** For searching, in all variants: the balance of {@link Room} and of mobility. */
    SEARCH;

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
