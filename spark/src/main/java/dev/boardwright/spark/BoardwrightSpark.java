package dev.boardwright.spark;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.learn.Learned;
import dev.boardwright.ai.learn.Learner;
import dev.boardwright.ai.learn.LearningListener;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.SparkSession;

/**
 * Jobs over any game on the class path, run by a Spark session. The results equal those of one process.
 *
 * <pre>{@code
 * static GameStatistics statistics(SparkSession session) {
 *     PlayerSpec greedy = PlayerSpec.of("greedy", SearchLimits.infinite());
 *     return BoardwrightSpark.of(session).stats(new SelfPlaySpec(GameSpec.of("greener"), greedy, 1000, 2, 1));
 * }
 * }</pre>
 *
 * <p>Every call first checks that the executors can find the game, and throws a {@link BoardwrightException} with the
 * reason if they cannot. Results do not depend on the number of machines, and a task that fails is run again
 * without an effect on them. Calls wait for their result. Each object runs one call at a time.
 */
public final class BoardwrightSpark {
    private final SparkSession session;
    private final Cluster cluster;
    private final Waves waves;

    private BoardwrightSpark(SparkSession session, double taskSeconds) {
        this.session = session;
        cluster = new Cluster(session);
        waves = new Waves(cluster::cores, taskSeconds);
    }

    /** Jobs in tasks of about five seconds. */
    public static BoardwrightSpark of(SparkSession session) {
        return new BoardwrightSpark(session, Waves.TASK_SECONDS);
    }

    /** These jobs in tasks of about this length. */
    public BoardwrightSpark withTaskSeconds(double seconds) {
        return new BoardwrightSpark(session, seconds);
    }

    /** The number of cores of the session, and the total time of its tasks so far. */
    String work() {
        return String.format(Locale.ROOT, "tasks worked %.1f s on %d cores", waves.workNanos() / 1e9, cluster.cores());
    }

    /** Plays a match. */
    public MatchSummary match(MatchSpec spec) {
        cluster.check(spec.game());
        return new SparkMatch(cluster, waves, spec).run();
    }

    /**
     * Plays games to a folder of Parquet files, one row for each move, and returns the number of games played. A later
     * call with the same folder plays the missing games.
     */
    public long selfPlay(SelfPlaySpec spec, String folder) {
        cluster.check(spec.game());
        return new SparkSelfPlay(cluster, waves, spec).run(new Ledger(session, folder, SparkSelfPlay.SCHEMA));
    }

    /** The statistics of games of self-play. */
    public GameStatistics stats(SelfPlaySpec spec) {
        cluster.check(spec.game());
        return new SparkStats(cluster, waves, spec).run();
    }

    /**
     * Solves positions to a folder of Parquet files, one row each, and returns the number solved. A later call with the
     * same folder solves the missing ones.
     */
    public long solve(SolveSpec spec, List<String> positions, String folder) {
        return solve(spec, Positions.of(positions), folder);
    }

    long solve(SolveSpec spec, Positions positions, String folder) {
        cluster.check(spec.game());
        return new SparkSolve(cluster, waves, spec).run(new Ledger(session, folder, SparkSolve.SCHEMA), positions);
    }

    /**
     * Learns an evaluation from games that are played on the cluster; fits and the last match run in this process. The
     * weights are those of one process with the same seed.
     *
     * @param learner has a number of generations, not a limit of time
     */
    public <S, M> Learned learn(Learner<S, M> learner, LearningListener listener) {
        Game<S, M> game = learner.game();
        GameSpec spec = GameSpec.of(game, game.initialState());
        cluster.check(spec);
        return learner.run(listener, new StopSignal(), new SparkTraining(cluster, waves, spec));
    }

    /** The number of move sequences of a length; one that ends earlier counts once. */
    public long perft(GameSpec spec, int depth) {
        cluster.check(spec);
        return new SparkPerft(cluster, waves, spec).run(depth);
    }
}
