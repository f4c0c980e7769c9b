package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchGame;
import dev.boardwright.ai.match.MatchListener;
import dev.boardwright.ai.match.MatchResult;
import dev.boardwright.ai.match.Tally;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameVisitor;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.Json;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.Version;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.ai.job.MatchReport;
import dev.boardwright.ai.job.Merge;
import dev.boardwright.play.support.Interruption;
import dev.boardwright.play.support.Progress;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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
public final class MatchCommand implements Callable<Integer>, GameVisitor<Integer> {
    private static final int DEFAULT_MILLIS = 100;

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
    private @Nullable SecondLimit secondLimit;

    @Option(
            names = "--grace",
            paramLabel = "MS",
            description = "A move later than its time by more than this loses the game; default ${DEFAULT-VALUE}.")
    private long grace = Match.DEFAULT_GRACE.toMillis();

    private final LocalDate today = LocalDate.now(ZoneId.systemDefault());

    @Mixin
    private SprtSelection sprt;

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

    /** For picocli. */
    public MatchCommand() {}

    @Override
    public Integer call() {
        ThinkingLimit.positive("--games", games);
        ThinkingLimit.positive("--concurrency", concurrency);
        if (grace < 0) {
            throw new OptionException("--grace takes a whole number from 0, not " + grace);
        }
        if ((append && force) || (pgn == null && (append || force))) {
            throw new OptionException("--append and --force need --pgn, and only one of them");
        }
        return selection.with(this);
    }

    @Override
    public <S, M> Integer visit(Game<S, M> game) {
        StartingPoint<S, M> start = selection.start(game);
        SearchLimits limits = ThinkingLimit.limits(limit, DEFAULT_MILLIS);
        SearchLimits secondLimits = SecondLimit.limits(secondLimit, limits);
        try (PlayerSelection.Players chosen = players.players(game, limits, secondLimits)) {
            chosen.engines().forEach(engines -> engines.check(game, start.state()));
            Match<S, M> plain = Match.of(game, chosen.first(), chosen.second())
                    .withOpenings(openings.openings(start))
                    .withGames(games)
                    .withSeed(seed)
                    .withGrace(Duration.ofMillis(grace))
                    .shard(shard.shard().index(), shard.shard().count());
            return play(start, sprt.sprt().map(plain::withSprt).orElse(plain));
        }
    }

    private <S, M> int play(StartingPoint<S, M> start, Match<S, M> match) {
        ExecutorService workers = Executors.newFixedThreadPool(Math.max(1, Math.min(concurrency, match.size())));
        try (Interruption interruption = new Interruption();
                RecordFile records = RecordFile.of(pgn, existing())) {
            AtomicReference<String> status = new AtomicReference<>(status(match, Tally.NONE));
            MatchListener<S, M> listener = (finished, soFar) -> {
                records.add(tagged(match, finished));
                status.set(status(match, soFar));
            };
            MatchResult<S, M> result = Progress.during(
                    output.err(), status::get, () -> match.run(workers, concurrency, listener, interruption.signal()));
            Json facts = MatchReport.facts(start.facts(), match);
            MatchReport.of(facts, result.summary()).lines().forEach(output::line);
            output.object(Merge.json(facts, result.summary(), match.shard()));
            return interruption.exitStatus();
        } finally {
            workers.shutdownNow();
        }
    }

    private RecordFile.Existing existing() {
        return append ? RecordFile.Existing.APPEND : force ? RecordFile.Existing.REPLACE : RecordFile.Existing.REFUSE;
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
                .withTag("Version", "Boardwright " + Version.text());
    }

    private static String status(Match<?, ?> match, Tally soFar) {
        return Progress.bar(soFar.games(), match.size()) + "  " + MatchReport.summary(soFar);
    }
}
