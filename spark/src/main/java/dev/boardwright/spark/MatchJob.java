package dev.boardwright.spark;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.ai.job.MatchReport;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.core.OptionException;
import java.util.Optional;
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
final class MatchJob implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private GamesOptions options;

    @Option(names = "--first", paramLabel = "LEVEL", required = true, description = "The level that is measured.")
    private String first;

    @Option(names = "--second", paramLabel = "LEVEL", required = true, description = "The level it is measured by.")
    private String second;

    @Option(
            names = "--first-weights",
            paramLabel = "FILE",
            description = "Weights for --first; none for the game's evaluation without weights.")
    private @Nullable String firstWeights;

    @Option(names = "--second-weights", paramLabel = "FILE", description = "Weights for --second.")
    private @Nullable String secondWeights;

    @ArgGroup
    private @Nullable SecondLimit secondLimit;

    @Option(
            names = "--sprt",
            paramLabel = "ELO0:ELO1",
            description = "Stop as soon as a sequential test tells a difference of ELO0 from one of ELO1.")
    private @Nullable String sprt;

    /** The limit of the second player for each move: one of three. */
    static final class SecondLimit {
        @Option(
                names = "--second-movetime",
                paramLabel = "MS",
                description = "Let the second think for this many milliseconds.")
        private @Nullable Long millis;

        @Option(names = "--second-depth", paramLabel = "N", description = "Let the second think this many plies deep.")
        private @Nullable Integer depth;

        @Option(
                names = "--second-nodes",
                paramLabel = "N",
                description = "Let the second think about this many positions.")
        private @Nullable Long nodes;
    }

    @Override
    public Integer call() {
        GameSpec start = options.start();
        Optional<Sprt> test = test();
        MatchSpec spec = new MatchSpec(
                start,
                PlayerSpec.of(first, options.limits()).withWeights(WeightsSpec.of(firstWeights)),
                PlayerSpec.of(second, secondLimits()).withWeights(WeightsSpec.of(secondWeights)),
                options.games(),
                options.openings(),
                options.seed(),
                options.maxPlies(),
                test.map(Sprt::elo0).orElse(Double.NaN),
                test.map(Sprt::elo1).orElse(Double.NaN));
        MatchReport report = new MatchReport(spec.facts(), spark.run("match", job -> job.match(spec)));
        spark.print(report.lines(), report.json());
        return 0;
    }

    private Optional<Sprt> test() {
        try {
            return Optional.ofNullable(sprt).map(Sprt::parse);
        } catch (OptionException e) {
            throw new OptionException("--sprt: " + e.getMessage());
        }
    }

    private SearchLimits secondLimits() {
        return secondLimit == null
                ? options.limits()
                : Limits.of("--second-", secondLimit.millis, secondLimit.depth, secondLimit.nodes);
    }
}
