package dev.boardwright.play.command;

import dev.boardwright.ai.job.LineFile;
import dev.boardwright.ai.job.OutputFile;
import dev.boardwright.ai.job.SelfPlayLines;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.Json;
import dev.boardwright.play.support.Progress;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays a level against itself, and writes the games. */
@Command(
        name = "selfplay",
        description =
                "Plays a level against itself, and writes one JSON line a game: positions to train on or to study.",
        mixinStandardHelpOptions = true,
        footer = {
            "Without a limit a move takes 1000 nodes. Limited by depth or nodes, the games repeat exactly.",
            "Scores are from the mover's side, in the evaluation's units; proven wins and losses are far beyond them.",
            "Ctrl-C ends it; --resume goes on."
        })
public final class SelfPlayCommand implements Callable<Integer> {
    @Mixin
    private SelfPlayOptions options;

    @Mixin
    private Output output;

    @Option(names = "--games", paramLabel = "N", required = true, description = "How many games to play.")
    private int games;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            required = true,
            completionCandidates = LevelNames.class,
            description = "The level that plays.")
    private String level;

    @Mixin
    private WeightsOption weights;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write to this file, compressed if its name ends in .gz; default standard output.")
    private @Nullable Path out;

    @Option(names = "--force", description = "Replace the file if it exists.")
    private boolean force;

    @Option(names = "--resume", description = "Go on where the file stops.")
    private boolean resume;

    @Override
    public Integer call() {
        if (out == null && (force || resume)) {
            throw new OptionException("--force and --resume need a file, given with --out");
        }
        if (force && resume) {
            throw new OptionException("--force replaces the file, --resume goes on with it: only one of them");
        }
        return play(options.game());
    }

    private <S, M> int play(Game<S, M> game) {
        StartingPoint<S, M> start = options.start(game);
        SelfPlay<S, M> job = options.job(start, level, games, weights.choice());
        SelfPlayLines<S, M> lines = new SelfPlayLines<>(job, start.state());
        if (out == null) {
            return play(job, 0, lines, output::always);
        }
        OutputFile.requireOther(out, options.inputs());
        LineFile.Resumed resumed =
                resume ? LineFile.resume(out, lines::check) : new LineFile.Resumed(LineFile.grow(out, force), 0);
        AtomicLong written = new AtomicLong();
        int status;
        try (LineFile file = resumed.file()) {
            status = play(job, (int) resumed.lines(), lines, line -> {
                file.line(line);
                written.incrementAndGet();
            });
            file.complete();
        }
        output.line("games: " + written + (resume ? " after " + resumed.lines() : "") + ", in " + out);
        output.object(new Json()
                .withAll(lines.facts())
                .with("games", written.get())
                .with("before", resumed.lines())
                .with("out", out.toString()));
        return status;
    }

    private <S, M> int play(SelfPlay<S, M> job, int from, SelfPlayLines<S, M> lines, Consumer<String> sink) {
        AtomicInteger done = new AtomicInteger(from);
        Consumer<String> counted = line -> {
            sink.accept(line);
            done.incrementAndGet();
        };
        int threads = options.concurrency();
        return GamesRun.run(
                        output.err(),
                        threads,
                        job.size(),
                        () -> Progress.bar(done.get(), job.size()),
                        (workers, stop) -> {
                            job.run(workers, threads, from, lines::line, counted, stop);
                            return done;
                        })
                .status();
    }
}
