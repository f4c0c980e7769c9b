package dev.boardwright.spark;

import dev.boardwright.core.BoardwrightException;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;

/** The machines that a session works with. */
final class Cluster {
    private final JavaSparkContext context;

    Cluster(SparkSession session) {
        context = JavaSparkContext.fromSparkContext(session.sparkContext());
    }

    /** The number of tasks that run at a time, according to Spark. */
    int cores() {
        return context.defaultParallelism();
    }

    /** One task for each slice. */
    JavaRDD<long[]> tasks(List<long[]> slices) {
        return context.parallelize(slices, Math.max(1, slices.size()));
    }

    /** One task for each element. */
    <T> JavaRDD<T> each(List<T> elements) {
        return context.parallelize(elements, Math.max(1, elements.size()));
    }

    /** Describes the running job in Spark's page and progress bar. */
    void describe(String text) {
        context.setJobDescription(text);
    }

    JavaSparkContext context() {
        return context;
    }

    /**
     * Checks that the executors can play a game.
     *
     * @throws BoardwrightException if one of them cannot
     */
    void check(GameSpec game) {
        describe("looking for " + game.name());
        List<Integer> probes = IntStream.range(0, 2 * cores()).boxed().toList();
        List<String> problems = context.parallelize(probes, probes.size())
                .map(probe -> game.problem().orElse(""))
                .filter(problem -> !problem.isEmpty())
                .take(1);
        if (!problems.isEmpty()) {
            throw new BoardwrightException("the executors cannot play " + game.name() + ": " + problems.get(0)
                    + " (give the jar of the game to spark-submit with --jars)");
        }
    }
}
