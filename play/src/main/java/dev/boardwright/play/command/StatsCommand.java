package dev.boardwright.play.command;

import dev.boardwright.ai.Levels;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameVisitor;
import dev.boardwright.ai.job.Merge;
import dev.boardwright.ai.job.StatsReport;
import java.util.concurrent.Callable;
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
public final class StatsCommand implements Callable<Integer>, GameVisitor<Integer> {
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

    /** For picocli. */
    public StatsCommand() {}

    @Override
    public Integer call() {
        return options.with(this);
    }

    @Override
    public <S, M> Integer visit(Game<S, M> game) {
        StartingPoint<S, M> start = options.start(game);
        SelfPlay<S, M> job = options.job(start, level, games);
        GameStatistics[] sum = {GameStatistics.NONE};
        int status = new SelfPlayRunner(output.err(), options.concurrency())
                .run(job, 0, GameStatistics::of, one -> sum[0] = sum[0].plus(one));
        StatsReport report = new StatsReport(StatsReport.facts(job, start.facts()), sum[0]);
        report.lines().forEach(output::line);
        output.object(Merge.json(report, job.shard()));
        return status;
    }
}
