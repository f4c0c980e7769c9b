package dev.boardwright.play.command;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import dev.boardwright.play.support.Interruption;
import dev.boardwright.play.support.Json;
import dev.boardwright.play.support.Progress;
import dev.boardwright.play.support.Results;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Finds the best lines in a position. */
@Command(
        name = "analyse",
        description = "Prints the best lines in a position, with scores from the side of the player to move.",
        mixinStandardHelpOptions = true,
        footer = "Without a limit it thinks for a second. Ctrl-C ends it with what it has found.")
public final class AnalyseCommand implements Callable<Integer> {
    private static final int DEFAULT_MILLIS = 1000;

    @Mixin
    private PositionSelection selection;

    @Mixin
    private Output output;

    @ArgGroup
    private @Nullable ThinkingLimit limit;

    @Option(names = "--multipv", paramLabel = "K", description = "How many lines to print; default ${DEFAULT-VALUE}.")
    private int lines = 1;

    /** For picocli. */
    public AnalyseCommand() {}

    @Override
    public Integer call() {
        SearchLimits limits = ThinkingLimit.limits(limit, DEFAULT_MILLIS);
        ThinkingLimit.positive("--multipv", lines);
        return analyse(selection.start(), limits);
    }

    private <S, M> int analyse(StartingPoint<S, M> start, SearchLimits limits) {
        Game<S, M> game = start.game();
        Outcome outcome = game.outcome(start.state());
        Json facts = start.facts().with("result", Results.name(outcome));
        if (outcome.isOver()) {
            String winner = outcome.winner().map(game.info()::side).orElse("");
            output.line("the game is over: " + (winner.isEmpty() ? "a draw" : winner + " has won"));
            output.object(facts);
            return 0;
        }
        try (Interruption interruption = new Interruption()) {
            AtomicReference<String> status = new AtomicReference<>("thinking");
            SearchResult<M> result = Progress.during(
                    output.err(),
                    status::get,
                    () -> Minimax.create()
                            .withMultiPv(lines)
                            .search(
                                    game,
                                    start.state(),
                                    limits,
                                    soFar -> status.set(new Analysis<>(game, soFar).summary()),
                                    interruption.signal()));
            Analysis<M> analysis = new Analysis<>(game, result);
            output.line(game.info().side(game.turn(start.state())) + " to move, " + analysis.effort());
            analysis.lines().forEach(output::line);
            output.object(analysis.addTo(facts.with("turn", game.info().side(game.turn(start.state())))));
            return interruption.exitStatus();
        }
    }
}
