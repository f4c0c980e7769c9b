package dev.boardwright.spark;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.Openings;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Games to play, on the command line, for a command to mix in. */
@Command
final class GamesOptions {
    private static final SearchLimits DEFAULT_LIMITS = SearchLimits.ofNodes(1000);

    @Mixin
    private GameArguments arguments;

    @ArgGroup
    private @Nullable Limit limit;

    @Option(names = "--games", paramLabel = "N", required = true, description = "How many games to play.")
    private int games;

    @Option(names = "--openings", paramLabel = "PLIES", description = "Random moves to begin with; default 2.")
    private int openings = Openings.DEFAULT_PLIES;

    @Option(names = "--seed", paramLabel = "S", description = "Decides the openings; default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--max-plies",
            paramLabel = "N",
            description = "A game of this many moves that goes on is a draw by adjudication; default ${DEFAULT-VALUE}.")
    private int maxPlies = Match.DEFAULT_MAX_PLIES;

    /** The limit for each move: one of three. */
    static final class Limit {
        @Option(names = "--movetime", paramLabel = "MS", description = "Think for this many milliseconds.")
        private @Nullable Long millis;

        @Option(names = "--depth", paramLabel = "N", description = "Think this many plies deep.")
        private @Nullable Integer depth;

        @Option(names = "--nodes", paramLabel = "N", description = "Think about this many positions.")
        private @Nullable Long nodes;
    }

    /** The game and its starting position, in which the game must not be over. */
    GameSpec start() {
        return start(arguments.game());
    }

    private <S> GameSpec start(Game<S, ?> game) {
        GameSpec spec = arguments.spec(game);
        if (game.outcome(spec.state(game)).isOver()) {
            throw new OptionException("--position: the game is over there");
        }
        return spec;
    }

    SearchLimits limits() {
        return limit == null ? DEFAULT_LIMITS : Limits.of("--", limit.millis, limit.depth, limit.nodes);
    }

    int games() {
        return (int) Limits.positive("--games", games);
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

    int maxPlies() {
        return (int) Limits.positive("--max-plies", maxPlies);
    }

    SelfPlaySpec selfPlay(String level, @Nullable String weights) {
        PlayerSpec player = PlayerSpec.of(level, limits()).withWeights(WeightsSpec.of(weights));
        SelfPlaySpec spec = new SelfPlaySpec(start(), player, games(), openings(), seed(), maxPlies());
        spec.job();
        return spec;
    }
}
