package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.job.JobFacts;
import dev.boardwright.ai.job.LibraryVersion;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.ai.job.MatchReport;
import dev.boardwright.ai.job.Merge;
import dev.boardwright.ai.job.OutputFile;
import dev.boardwright.ai.job.RecordFile;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchGame;
import dev.boardwright.ai.match.MatchListener;
import dev.boardwright.ai.match.MatchResult;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.ai.match.WinDrawLoss;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.support.Progress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Plays a match between two players. */
@Command(
        name = "match",
        description = "Plays a match between two players, sides alternating, and prints the score of the first.",
        mixinStandardHelpOptions = true,
        footer = {
            "Each game begins with random moves; every opening is played twice, with sides changed.",
            "Without a limit a move takes 100 ms. Limited by depth or nodes, a match repeats exactly.",
            "The interval of the Elo difference is Jeffreys'. A shard plays all its games: 'merge' applies --sprt.",
            "Ctrl-C ends it with the result so far."
        })
public final class MatchCommand implements Callable<Integer> {
    private static final SearchLimits DEFAULT_LIMITS = SearchLimits.ofTime(Duration.ofMillis(100));

    @Mixin
    private PositionSelection selection;

    @Mixin
    private Output output;

    @Mixin
    private PlayerSelection players;

    @Option(names = "--games", paramLabel = "N", required = true, description = "How many games to play.")
    private int games;

    @ArgGroup
    private @Nullable ThinkingLimit limit;

    @ArgGroup
    private ThinkingLimit.@Nullable Second secondLimit;

    @Option(
            names = "--grace",
            paramLabel = "MS",
            description = "A move later than its time by more than this loses the game; default ${DEFAULT-VALUE}.")
    private long grace = Match.DEFAULT_GRACE.toMillis();

    private final LocalDate today = LocalDate.now(ZoneId.systemDefault());

    @Option(
            names = "--sprt",
            paramLabel = "ELO0:ELO1",
            converter = SprtConverter.class,
            description = "Stop as soon as a sequential test tells a difference of ELO0 from one of ELO1.")
    private @Nullable Sprt sprt;

    @Option(names = "--seed", paramLabel = "S", description = "Decides the openings; default ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Mixin
    private OpeningSelection openings;

    @Mixin
    private ShardSelection shard;

    @Option(
            names = "--concurrency",
            paramLabel = "T",
            description = "How many games to play at a time; default ${DEFAULT-VALUE}.")
    private int concurrency = 1;

    @Option(names = "--pgn", paramLabel = "FILE", description = "Write the records of the games to this file.")
    private @Nullable Path pgn;

    @Option(names = "--append", description = "Add to the file of records if it exists.")
    private boolean append;

    @Option(names = "--force", description = "Replace the file of records if it exists.")
    private boolean force;

    /** Reads a sequential test from the command line. */
    static final class SprtConverter implements ITypeConverter<Sprt> {
        @Override
        public Sprt convert(String text) {
            try {
                return Sprt.parse(text);
            } catch (OptionException e) {
                throw new TypeConversionException(String.valueOf(e.getMessage()));
            }
        }
    }

    @Override
    public Integer call() {
        Limits.positive("--games", games);
        Limits.positive("--concurrency", concurrency);
        if (grace < 0) {
            throw new OptionException("--grace takes a whole number from 0, not " + grace);
        }
        if ((append && force) || (pgn == null && (append || force))) {
            throw new OptionException("--append and --force need --pgn, and only one of them");
        }
        if (pgn != null) {
            OutputFile.requireOther(pgn, openings.inputs());
        }
        return play(selection.game());
    }

    private <S, M> int play(Game<S, M> game) {
        StartingPoint<S, M> start = selection.start(game);
        SearchLimits limits = ThinkingLimit.limits(limit, DEFAULT_LIMITS);
        SearchLimits secondLimits = ThinkingLimit.limits(secondLimit, limits);
        try (PlayerSelection.Players chosen = players.players(game, limits, secondLimits)) {
            chosen.engines().forEach(engines -> engines.check(game, start.state()));
            Match<S, M> plain = Match.of(game, chosen.first(), chosen.second())
                    .withOpenings(openings.openings(start))
                    .withGames(games)
                    .withSeed(seed)
                    .withGrace(Duration.ofMillis(grace))
                    .withMaxPlies(openings.maxPlies())
                    .shard(shard.shard().index(), shard.shard().count());
            return play(start, sprt == null ? plain : plain.withSprt(sprt));
        }
    }

    private <S, M> int play(StartingPoint<S, M> start, Match<S, M> match) {
        AtomicReference<String> status = new AtomicReference<>(status(match, WinDrawLoss.NONE));
        try (RecordFile records = pgn == null ? null : records(pgn)) {
            MatchListener<S, M> listener = (finished, soFar) -> {
                if (records != null) {
                    records.add(tagged(match, finished));
                }
                status.set(status(match, soFar));
            };
            GamesRun<MatchResult<S, M>> run = GamesRun.run(
                    output.err(),
                    concurrency,
                    match.size(),
                    status::get,
                    (workers, stop) -> match.run(workers, concurrency, listener, stop));
            if (records != null) {
                records.complete();
            }
            MatchReport report = new MatchReport(
                    JobFacts.of(match, start.state()), run.result().summary());
            report.lines().forEach(output::line);
            output.object(shard.isGiven() ? Merge.part(report, match.shard()) : report.json());
            return run.status();
        }
    }

    private RecordFile records(Path file) {
        if (!append && !force && Files.isRegularFile(file)) {
            throw new BoardwrightException(file + " exists already; --append adds to it, --force replaces it");
        }
        return append ? RecordFile.append(file) : RecordFile.create(file, force);
    }

    /** The record of a game, with the tags needed to repeat it. */
    private <S, M> GameRecord<S, M> tagged(Match<S, M> match, MatchGame<S, M> game) {
        String first = Limits.text(match.first().limits());
        String second = Limits.text(match.second().limits());
        return game.record()
                .withDate(today)
                .withTag("Round", Integer.toString(game.number() + 1))
                .withTag("Limits", first.equals(second) ? first : first + " against " + second)
                .withTag("Seed", Long.toString(match.seed()))
                .withTag("Version", "Boardwright " + LibraryVersion.text());
    }

    private static String status(Match<?, ?> match, WinDrawLoss soFar) {
        return Progress.bar(soFar.games(), match.size()) + "  " + MatchReport.summary(soFar);
    }
}
