package dev.boardwright.play.command;

import dev.boardwright.ai.Levels;
import dev.boardwright.ai.Match;
import dev.boardwright.ai.MatchListener;
import dev.boardwright.ai.MatchPlayer;
import dev.boardwright.ai.MatchResult;
import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.Sprt;
import dev.boardwright.ai.Tally;
import dev.boardwright.ai.TranspositionTable;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.play.support.Interruption;
import dev.boardwright.play.support.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays a match between two levels. */
@Command(
        name = "match",
        description = "Plays a match between two levels, sides alternating, and prints the score of the first.",
        mixinStandardHelpOptions = true,
        footer = {
            "Each game begins with two random moves; every opening is played twice, with sides changed.",
            "Without a limit a move takes 100 ms. Limited by depth or nodes, a match repeats exactly.",
            "Ctrl-C ends it with the result so far."
        })
public final class MatchCommand implements Callable<Integer> {
    private static final int DEFAULT_MILLIS = 100;

    /** Small, for each game under way has one for each player. */
    private static final int TABLE_MEGABYTES = 16;

    @Mixin
    private PositionSelection selection;

    @Mixin
    private Output output;

    @Option(
            names = "--first",
            paramLabel = "LEVEL",
            required = true,
            completionCandidates = LevelNames.class,
            description = "The level that is measured.")
    private String first;

    @Option(
            names = "--second",
            paramLabel = "LEVEL",
            required = true,
            completionCandidates = LevelNames.class,
            description = "The level it is measured by.")
    private String second;

    @Option(names = "--games", paramLabel = "N", required = true, description = "How many games to play.")
    private int games;

    @ArgGroup
    private @Nullable ThinkingLimit limit;

    @Option(
            names = "--second-movetime",
            paramLabel = "MS",
            description = "Let the second level think for so many milliseconds instead.")
    private @Nullable Long secondMillis;

    @Option(
            names = "--sprt",
            paramLabel = "ELO0:ELO1",
            converter = SprtConverter.class,
            description = "Stop as soon as a sequential test tells a difference of ELO0 from one of ELO1.")
    private @Nullable Sprt sprt;

    @Option(names = "--seed", paramLabel = "S", description = "Decides the openings; default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--concurrency",
            paramLabel = "T",
            description = "How many games to play at a time; default ${DEFAULT-VALUE}.")
    private int concurrency = 1;

    @Option(names = "--pgn", paramLabel = "FILE", description = "Write the records of the games to this file.")
    private @Nullable Path pgn;

    /** For picocli. */
    public MatchCommand() {}

    @Override
    public Integer call() throws IOException {
        ThinkingLimit.positive("--games", games);
        ThinkingLimit.positive("--concurrency", concurrency);
        SearchLimits limits = ThinkingLimit.limits(limit, DEFAULT_MILLIS);
        SearchLimits secondLimits = secondMillis == null
                ? limits
                : SearchLimits.ofTime(Duration.ofMillis(ThinkingLimit.positive("--second-movetime", secondMillis)));
        return play(selection.start(), limits, secondLimits);
    }

    private <S, M> int play(StartingPoint<S, M> start, SearchLimits limits, SearchLimits secondLimits)
            throws IOException {
        Game<S, M> game = start.game();
        if (game.outcome(start.state()).isOver()) {
            throw new OptionException("--position: the game is over there");
        }
        Match<S, M> plain = Match.of(game, player(game, first, limits), player(game, second, secondLimits))
                .withStart(start.state())
                .withGames(games)
                .withSeed(seed);
        Match<S, M> match = sprt == null ? plain : plain.withSprt(sprt);
        ExecutorService workers = Executors.newFixedThreadPool(Math.min(concurrency, games));
        try (Interruption interruption = new Interruption();
                RecordFile records = RecordFile.of(pgn)) {
            AtomicReference<String> status = new AtomicReference<>(status(Tally.NONE));
            MatchListener<S, M> listener = (finished, soFar) -> {
                records.add(finished.record());
                status.set(status(soFar));
            };
            MatchResult<S, M> result = Progress.during(
                    output.err(), status::get, () -> match.run(workers, concurrency, listener, interruption.signal()));
            MatchReport report = MatchReport.of(match, result);
            report.lines().forEach(output::line);
            output.object(report.addTo(start.facts().with("seed", seed)));
            return interruption.exitStatus();
        } finally {
            workers.shutdownNow();
        }
    }

    private String status(Tally soFar) {
        return Progress.bar(soFar.games(), games) + "  " + MatchReport.summary(soFar);
    }

    private static MatchPlayer player(Game<?, ?> game, String level, SearchLimits limits) {
        Levels.create(game, level, Minimax.create());
        return new MatchPlayer(
                level,
                playerSeed -> Levels.create(
                        game,
                        level,
                        Minimax.create().withSeed(playerSeed).withTable(new TranspositionTable(TABLE_MEGABYTES))),
                limits);
    }
}
