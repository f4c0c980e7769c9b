package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.ai.ugi.UgiEngines;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.play.files.Weights;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The two players of a match on the command line, levels or engines, for a command to mix in. */
@Command
final class PlayerSelection {
    @Option(
            names = "--first",
            paramLabel = "LEVEL",
            completionCandidates = LevelNames.class,
            description = "The level that is measured.")
    private @Nullable String first;

    @Option(
            names = "--first-engine",
            paramLabel = "COMMAND",
            description = "Measure any UGI engine instead, by its command line.")
    private @Nullable String firstEngine;

    @Option(
            names = "--second",
            paramLabel = "LEVEL",
            completionCandidates = LevelNames.class,
            description = "The level it is measured by.")
    private @Nullable String second;

    @Option(
            names = "--second-engine",
            paramLabel = "COMMAND",
            description = "Measure by any UGI engine instead, by its command line.")
    private @Nullable String secondEngine;

    @Option(
            names = "--first-weights",
            paramLabel = "FILE",
            description = "Weights for --first, made by 'boardwright learn'; " + Weights.NONE
                    + " for the game's evaluation without weights.")
    private @Nullable String firstWeights;

    @Option(names = "--second-weights", paramLabel = "FILE", description = "Weights for --second.")
    private @Nullable String secondWeights;

    /** The two players, and the engines that were started for them. */
    record Players(MatchPlayer first, MatchPlayer second, List<UgiEngines> engines) implements AutoCloseable {
        @Override
        public void close() {
            engines.forEach(UgiEngines::close);
        }
    }

    /**
     * The players that were chosen.
     *
     * @throws OptionException if there is no such level, or a side has none or two
     */
    Players players(Game<?, ?> game, SearchLimits limits, SearchLimits secondLimits) {
        check("--first", first, firstEngine, firstWeights);
        check("--second", second, secondEngine, secondWeights);
        List<UgiEngines> engines = new ArrayList<>();
        try {
            return new Players(
                    player(game, first, firstEngine, firstWeights, limits, engines),
                    player(game, second, secondEngine, secondWeights, secondLimits, engines),
                    engines);
        } catch (RuntimeException e) {
            engines.forEach(UgiEngines::close);
            throw e;
        }
    }

    private static void check(
            String option, @Nullable String level, @Nullable String engine, @Nullable String weights) {
        if (engine != null && weights != null) {
            throw new OptionException(option + "-weights is for a level, not for an engine");
        }
        if ((level == null) == (engine == null)) {
            throw new OptionException("give either " + option + " LEVEL or " + option + "-engine COMMAND");
        }
    }

    private static MatchPlayer player(
            Game<?, ?> game,
            @Nullable String level,
            @Nullable String engine,
            @Nullable String weights,
            SearchLimits limits,
            List<UgiEngines> engines) {
        if (engine == null) {
            return Weights.player(game, String.valueOf(level), limits, weights);
        }
        UgiEngines started = UgiEngines.start(engine);
        engines.add(started);
        return new MatchPlayer(started.name(), started::player, limits);
    }
}
