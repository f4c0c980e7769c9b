package dev.boardwright.spark;

import dev.boardwright.core.json.Json;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Games of a level against itself, to Parquet. */
@Command(
        name = "selfplay",
        description = "Plays a level against itself, and writes one row a move to a folder of Parquet files.",
        mixinStandardHelpOptions = true,
        footer = "A later run with the same folder plays the missing games.")
final class SelfPlayJob implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private GamesOptions options;

    @Option(names = "--level", paramLabel = "LEVEL", required = true, description = "The level that plays.")
    private String level;

    @Option(
            names = "--weights",
            paramLabel = "FILE",
            description = "Evaluate with these weights; none for the game's evaluation without weights.")
    private @Nullable String weights;

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "The folder to write to.")
    private String out;

    @Override
    public Integer call() {
        SelfPlaySpec spec = options.selfPlay(level, weights);
        long played = spark.run("selfplay", job -> job.selfPlay(spec, out));
        spark.print(
                List.of("games: " + played + " after " + (spec.games() - played) + ", in " + out),
                new Json()
                        .with("games", played)
                        .with("before", spec.games() - played)
                        .with("out", out));
        return 0;
    }
}
