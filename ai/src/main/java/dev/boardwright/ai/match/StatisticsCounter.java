package dev.boardwright.ai.match;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.TreeMap;

/** Counts one game position by position, as it is played or replayed. Owned by one thread. */
final class StatisticsCounter<S> {
    private final Evaluation<S> evaluation;
    private final Lead points = new Lead();
    private final Lead evaluated = new Lead();
    private int plies;
    private long choices;
    private int maxChoices;

    StatisticsCounter(Evaluation<S> evaluation) {
        this.evaluation = evaluation.forThread();
    }

    /** Tracks the side that leads. */
    private static final class Lead {
        private int leader;
        private long changes;
        private long ahead;

        void see(int value) {
            int sign = Integer.signum(value);
            if (sign != 0) {
                changes += leader == -sign ? 1 : 0;
                leader = sign;
                ahead++;
            }
        }
    }

    /** Counts a position before a move. */
    void see(Position<S> position) {
        int count = position.moveCount();
        plies++;
        choices += count;
        maxChoices = Math.max(maxChoices, count);
        points.see(position.margin());
        evaluated.see(evaluation.evaluate(position, Player.FIRST));
    }

    /** The statistics of the game that ended in {@code position}. */
    GameStatistics end(Position<S> position, Outcome outcome, boolean adjudicated, Effort effort) {
        long openPoints = points.ahead;
        points.see(position.margin());
        evaluated.see(outcome.sign());
        TreeMap<Integer, Long> lengths = new TreeMap<>();
        lengths.put(plies, 1L);
        return new GameStatistics(
                outcome == Outcome.FIRST_WINS ? 1 : 0,
                outcome == Outcome.SECOND_WINS ? 1 : 0,
                outcome == Outcome.DRAW ? 1 : 0,
                lengths,
                choices,
                maxChoices,
                points.changes,
                openPoints,
                evaluated.changes,
                effort.nanos(),
                effort.moves(),
                adjudicated ? 1 : 0);
    }
}
