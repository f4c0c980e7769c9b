package dev.boardwright.spark;

import dev.boardwright.ai.Question;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.Solver;
import dev.boardwright.ai.SolverSettings;
import dev.boardwright.core.Game;
import java.io.Serializable;
import java.time.Duration;

/**
 * A question about positions of a game; see {@link Solver}. A limit of 0 means no limit.
 *
 * @param game the game; its position is not used
 * @param margin whether the exact margin is wanted, and not only who wins
 * @param moves whether every optimal move is wanted too
 * @param nodes how many nodes a position may take
 * @param millis how many milliseconds a position may take
 * @param megabytes the size of the table of each task
 */
public record SolveSpec(GameSpec game, boolean margin, boolean moves, long nodes, long millis, int megabytes)
        implements Serializable {
    private static final long serialVersionUID = 1;

    /** Who wins, without limits, with a table of 16 MB. */
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
        return Solver.of(found, SolverSettings.standard().withMegabytes(megabytes));
    }

    /** What tells this job from others. */
    String text() {
        return game.name() + " " + game.options() + (margin ? ", margin" : ", outcome") + (moves ? " and moves" : "")
                + ", nodes " + nodes + ", movetime " + millis;
    }
}
