package dev.boardwright.spark;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.match.Openings;
import dev.boardwright.core.OptionException;
import dev.boardwright.play.command.PositionSelection;
import dev.boardwright.play.command.ThinkingLimit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Games to play, on the command line, for a command to mix in. */
@Command
public final class GamesOptions {
    private static final SearchLimits DEFAULT_LIMITS = SearchLimits.ofNodes(1000);

    @Mixin
    private PositionSelection selection;

    @ArgGroup
    private @Nullable ThinkingLimit limit;

    @Option(names = "--games", paramLabel = "N", required = true, description = "How many games to play.")
    private int games;

    @Option(names = "--openings", paramLabel = "PLIES", description = "Random moves to begin with; default 2.")
    private int openings = Openings.DEFAULT_PLIES;

    @Option(names = "--seed", paramLabel = "S", description = "Decides the openings; default ${DEFAULT-VALUE}.")
    private long seed = 1;

    /** For picocli. */
    public GamesOptions() {}

    /** The game and its starting position, and both as facts for programs. */
    Start start() {
        return selection.with(new Start.Visitor(selection));
    }

    SearchLimits limits() {
        return ThinkingLimit.limits(limit, DEFAULT_LIMITS);
    }

    int games() {
        return (int) ThinkingLimit.positive("--games", games);
    }

    int openings() {
        if (openings < 0) {
            throw new OptionException("--openings takes a whole number from 0, not " + openings);
        }
        return openings;
    }

    long seed() {
        return seed;
    }

    SelfPlaySpec selfPlay(String level) {
        SelfPlaySpec spec =
                new SelfPlaySpec(start().spec(), PlayerSpec.of(level, limits()), games(), openings(), seed());
        spec.job();
        return spec;
    }
}
