package dev.boardwright.spark;

import dev.boardwright.core.OptionException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Counts move sequences. */
@Command(
        name = "perft",
        description = "Counts the move sequences of a length; a game that ends earlier counts once.",
        mixinStandardHelpOptions = true)
final class PerftJob implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private GameArguments arguments;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "The length of the sequences.")
    private int depth;

    @Override
    public Integer call() {
        if (depth < 0) {
            throw new OptionException("DEPTH must be 0 or more, not " + depth);
        }
        GameSpec spec = arguments.spec();
        long count = spark.run("perft", job -> job.perft(spec, depth));
        spark.print(
                List.of("perft(" + depth + ") = " + count),
                spec.facts().with("depth", depth).with("nodes", count).with("complete", true));
        return 0;
    }
}
