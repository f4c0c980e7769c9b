package dev.boardwright.spark;

import dev.boardwright.core.json.Json;
import dev.boardwright.play.command.Output;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Games of a level against itself, to Parquet. */
@Command(
        name = "selfplay",
        description = "Plays a level against itself, and writes one row a move to a folder of Parquet files.",
        mixinStandardHelpOptions = true,
        footer = "A later run with the same folder plays the missing games.")
public final class SelfPlayJob implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private GamesOptions options;

    @Mixin
    private Output output;

    @Option(names = "--level", paramLabel = "LEVEL", required = true, description = "The level that plays.")
    private String level;

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "The folder to write to.")
    private String out;

    /** For picocli. */
    public SelfPlayJob() {}

    @Override
    public Integer call() {
        SelfPlaySpec spec = options.selfPlay(level);
        long played = spark.run("selfplay", job -> job.selfPlay(spec, out));
        output.line("games: " + played + " after " + (spec.games() - played) + ", in " + out);
        output.object(new Json()
                .with("games", played)
                .with("before", spec.games() - played)
                .with("out", out));
        return 0;
    }
}
