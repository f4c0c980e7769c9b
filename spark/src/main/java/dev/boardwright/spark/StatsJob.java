package dev.boardwright.spark;

import dev.boardwright.ai.Levels;
import dev.boardwright.ai.job.StatsReport;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Statistics for game designers. */
@Command(
        name = "stats",
        description = "Plays a level against itself, and prints what 'boardwright stats' prints.",
        mixinStandardHelpOptions = true)
final class StatsJob implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private GamesOptions options;

    @Option(names = "--level", paramLabel = "LEVEL", description = "The level that plays; default ${DEFAULT-VALUE}.")
    private String level = Levels.RANDOM;

    @Override
    public Integer call() {
        SelfPlaySpec spec = options.selfPlay(level, null);
        StatsReport report = new StatsReport(spec.facts(), spark.run("stats", job -> job.stats(spec)));
        spark.print(report.lines(), report.json());
        return 0;
    }
}
