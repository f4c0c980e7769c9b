package dev.boardwright.spark;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.Game;
import java.io.Serializable;
import java.time.Duration;

/**
 * A question about positions of a game; see {@link Solver}. A limit of 0 means no limit.
 *
 * @param game the game; its position is not used
 * @param margin whether to find the exact margin, and not only the outcome
 * @param moves whether to find every optimal move too
 * @param nodes the largest number of nodes for a position
 * @param millis the longest time for a position in milliseconds
 * @param megabytes the size of the table of each task
 */
public record SolveSpec(GameSpec game, boolean margin, boolean moves, long nodes, long millis, int megabytes)
        implements Serializable {
    private static final long serialVersionUID = 1;

    /** The outcome, without limits, with a table of 16 MB. */
    public static SolveSpec of(GameSpec game) {
        return new SolveSpec(game, false, false, 0, 0, 16);
    }

    /** This question for the exact margin. */
    public SolveSpec withMargin() {
        return new SolveSpec(game, true, moves, nodes, millis, megabytes);
    }

    Question question() {
        return new Question(margin, moves);
    }

    SearchLimits limits() {
        SearchLimits limits = nodes > 0 ? SearchLimits.ofNodes(nodes) : SearchLimits.infinite();
        return millis > 0 ? limits.withTime(Duration.ofMillis(millis)) : limits;
    }

    <S, M> Solver<S, M> solver(Game<S, M> found) {
        return Solver.of(found, SolverSettings.create().withMegabytes(megabytes));
    }

    /** A text that identifies this job. */
    String text() {
        return game.name() + " " + game.options() + (margin ? ", margin" : ", outcome") + (moves ? " and moves" : "")
                + ", nodes " + nodes + ", movetime " + millis;
    }
}
