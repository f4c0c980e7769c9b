package dev.boardwright.spark;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameVisitor;
import dev.boardwright.play.command.Output;
import dev.boardwright.play.command.PerftSelection;
import dev.boardwright.play.command.StartingPoint;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Counts move sequences. */
@Command(
        name = "perft",
        description = "Counts the move sequences of a length; a game that ends earlier counts once.",
        mixinStandardHelpOptions = true)
public final class PerftJob implements Callable<Integer>, GameVisitor<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private PerftSelection selection;

    @Mixin
    private Output output;

    /** For picocli. */
    public PerftJob() {}

    @Override
    public Integer call() {
        return selection.with(this);
    }

    @Override
    public <S, M> Integer visit(Game<S, M> game) {
        StartingPoint<S, M> start = selection.start(game);
        int depth = selection.depth();
        GameSpec spec = GameSpec.of(game, start.state());
        long count = spark.run("perft", job -> job.perft(spec, depth));
        output.line("perft(" + depth + ") = " + count);
        output.object(start.facts().with("depth", depth).with("nodes", count).with("complete", true));
        return 0;
    }
}
