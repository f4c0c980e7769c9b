package dev.boardwright.play.command;

import dev.boardwright.ai.Levels;
import dev.boardwright.ai.job.JobFacts;
import dev.boardwright.ai.job.Merge;
import dev.boardwright.ai.job.StatsReport;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.core.Game;
import dev.boardwright.play.support.Progress;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays games and prints statistics for game designers. */
@Command(
        name = "stats",
        description = "Plays a level against itself, and prints who wins, how long games are, and how many choices they"
                + " have.",
        mixinStandardHelpOptions = true,
        footer = {
            "The games are those of 'boardwright selfplay' with the same options. Plies count from the start.",
            "The lead is that of the points where the game has any before its end, else of its evaluation.",
            "Intervals are Jeffreys'. Ctrl-C ends it with the games so far."
        })
public final class StatsCommand implements Callable<Integer> {
    @Mixin
    private SelfPlayOptions options;

    @Mixin
    private Output output;

    @Option(names = "--games", paramLabel = "N", description = "How many games to play; default ${DEFAULT-VALUE}.")
    private int games = 1000;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            completionCandidates = LevelNames.class,
            description = "The level that plays; default ${DEFAULT-VALUE}.")
    private String level = Levels.RANDOM;

    @Override
    public Integer call() {
        return play(options.game());
    }

    private <S, M> int play(Game<S, M> game) {
        StartingPoint<S, M> start = options.start(game);
        SelfPlay<S, M> job = options.job(start, level, games, null);
        AtomicInteger done = new AtomicInteger();
        int threads = options.concurrency();
        GamesRun<GameStatistics> run = GamesRun.run(
                output.err(),
                threads,
                job.size(),
                () -> Progress.bar(done.get(), job.size()),
                (workers, stop) -> job.statistics(workers, threads, done::incrementAndGet, stop));
        StatsReport report = new StatsReport(JobFacts.of(job, start.state()), run.result());
        report.lines().forEach(output::line);
        output.object(options.isShard() ? Merge.part(report, job.shard()) : report.json());
        return run.status();
    }
}
