package dev.boardwright.spark;

import dev.boardwright.core.OptionException;
import dev.boardwright.play.command.Output;
import dev.boardwright.play.command.PositionSelection;
import dev.boardwright.play.command.StartingPoint;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Counts move sequences. */
@Command(
        name = "perft",
        description = "Counts the move sequences of a length; a game that ends earlier counts once.",
        mixinStandardHelpOptions = true)
public final class PerftJob implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private PositionSelection selection;

    @Mixin
    private Output output;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "The length of the sequences.")
    private int depth;

    /** For picocli. */
    public PerftJob() {}

    @Override
    public Integer call() {
        if (depth < 0) {
            throw new OptionException("DEPTH must be 0 or more, not " + depth);
        }
        return count(selection.start());
    }

    private <S, M> int count(StartingPoint<S, M> start) {
        GameSpec spec = GameSpec.of(start.game(), start.state());
        long count = spark.run("perft", job -> job.perft(spec, depth));
        output.line("perft(" + depth + ") = " + count);
        output.object(start.facts().with("depth", depth).with("nodes", count).with("complete", true));
        return 0;
    }
}
