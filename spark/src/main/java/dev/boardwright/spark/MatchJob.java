package dev.boardwright.spark;

import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.play.command.Output;
import dev.boardwright.play.command.SecondLimit;
import dev.boardwright.play.command.SprtSelection;
import dev.boardwright.ai.job.MatchReport;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A match between two levels. */
@Command(
        name = "match",
        description = "Plays a match between two levels, and prints what 'boardwright match' prints.",
        mixinStandardHelpOptions = true)
public final class MatchJob implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private GamesOptions options;

    @Mixin
    private Output output;

    @Option(names = "--first", paramLabel = "LEVEL", required = true, description = "The level that is measured.")
    private String first;

    @Option(names = "--second", paramLabel = "LEVEL", required = true, description = "The level it is measured by.")
    private String second;

    @ArgGroup
    private @Nullable SecondLimit secondLimit;

    @Mixin
    private SprtSelection sprt;

    /** For picocli. */
    public MatchJob() {}

    @Override
    public Integer call() {
        Start start = options.start();
        MatchSpec spec = new MatchSpec(
                start.spec(),
                PlayerSpec.of(first, options.limits()),
                PlayerSpec.of(second, SecondLimit.limits(secondLimit, options.limits())),
                options.games(),
                options.openings(),
                options.seed(),
                sprt.sprt().map(Sprt::elo0).orElse(Double.NaN),
                sprt.sprt().map(Sprt::elo1).orElse(Double.NaN));
        Match<?, ?> match = spec.match();
        MatchReport found = spark.run("match", job -> job.match(spec));
        MatchReport report =
                new MatchReport(MatchReport.facts(start.facts(), match), found.totals(), found.sprt(), found.verdict());
        report.lines().forEach(output::line);
        output.object(report.json());
        return 0;
    }
}
