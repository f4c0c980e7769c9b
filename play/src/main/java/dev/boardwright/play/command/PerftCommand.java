package dev.boardwright.play.command;

import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Perft;
import dev.boardwright.core.json.Json;
import dev.boardwright.play.support.Interruption;
import dev.boardwright.play.support.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts move sequences. */
@Command(
        name = "perft",
        description = "Counts the move sequences of a length. A game that ends earlier counts once.",
        mixinStandardHelpOptions = true)
public final class PerftCommand implements Callable<Integer> {
    @Mixin
    private PositionSelection selection;

    @Mixin
    private Output output;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "The length of the sequences.")
    private int depth;

    @Option(names = "--full-length", description = "Leave out games that end earlier, as chess programs do.")
    private boolean fullLength;

    @Option(names = "--divide", description = "Also print the count of each first move.")
    private boolean divide;

    @Override
    public Integer call() {
        if (depth < 0) {
            throw new OptionException("DEPTH must be 0 or more, not " + depth);
        }
        return count(selection.game());
    }

    private <S, M> int count(Game<S, M> game) {
        StartingPoint<S, M> start = selection.start(game);
        List<Json> counts = new ArrayList<>();
        AtomicInteger done = new AtomicInteger();
        int all = game.position(start.state()).moveCount();
        try (Interruption interruption = new Interruption()) {
            Perft.EndedGames endedGames = fullLength ? Perft.EndedGames.COUNT_NOTHING : Perft.EndedGames.COUNT_ONCE;
            Supplier<Long> work = () -> Perft.divide(
                    game, start.state(), depth, endedGames, interruption.signal()::isStopped, (move, count) -> {
                        done.incrementAndGet();
                        if (divide) {
                            String text = game.notation().formatMove(move);
                            output.line(text + ": " + count);
                            counts.add(new Json().with("move", text).with("nodes", count));
                        }
                    });
            // No progress bar if lines are printed as they are counted.
            long nodes = divide && !output.isJson()
                    ? work.get()
                    : Progress.during(output.err(), () -> Progress.bar(done.get(), all) + " moves", work);
            boolean complete = !interruption.signal().isStopped();
            if (complete) {
                output.line("perft(" + depth + ") = " + nodes);
            } else {
                output.err().println("interrupted after " + done + " of " + all + " moves, with " + nodes + " nodes");
            }
            Json facts = start.facts()
                    .with("depth", depth)
                    .with("fullLength", fullLength)
                    .with("nodes", nodes)
                    .with("complete", complete);
            output.object(divide ? facts.with("moves", counts) : facts);
            return interruption.exitStatus();
        }
    }
}
