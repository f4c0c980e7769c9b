package dev.boardwright.spark;

import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.Json;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The cluster and the output of a job on the command line, for a command to mix in. */
@Command
final class SparkOptions {
    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "The cluster; default that of spark-submit, or else this machine (local[*]).")
    private @Nullable String master;

    @Option(
            names = "--task-seconds",
            paramLabel = "S",
            description = "How long a task should take; default ${DEFAULT-VALUE}.")
    private double taskSeconds = Waves.TASK_SECONDS;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    /** Prints a result: lines for people, or the same facts as JSON if that was asked for. */
    void print(List<String> lines, Json facts) {
        PrintWriter out = command.commandLine().getOut();
        (json ? List.of(facts.toString()) : lines).forEach(out::println);
    }

    /**
     * The result of {@code job}, run by a session that is stopped afterwards. Prints the time from the start of Spark,
     * and the time of work, on standard error.
     */
    <T> T run(String name, Function<BoardwrightSpark, T> job) {
        if (!(taskSeconds > 0)) {
            throw new OptionException("--task-seconds takes a number above 0, not " + taskSeconds);
        }
        long begin = System.nanoTime();
        SparkConf conf = new SparkConf();
        conf.setAppName("boardwright " + name);
        if (master != null) {
            conf.setMaster(master);
        } else {
            conf.setIfMissing("spark.master", "local[*]");
        }
        conf.setIfMissing("spark.ui.showConsoleProgress", "true");
        SparkSession session = SparkSession.builder().config(conf).getOrCreate();
        try {
            BoardwrightSpark spark = BoardwrightSpark.of(session).withTaskSeconds(taskSeconds);
            T result = job.apply(spark);
            command.commandLine()
                    .getErr()
                    .printf(Locale.ROOT, "%.1f s; %s%n", (System.nanoTime() - begin) / 1e9, spark.work());
            return result;
        } finally {
            session.stop();
        }
    }
}
