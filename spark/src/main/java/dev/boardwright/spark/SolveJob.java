package dev.boardwright.spark;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameVisitor;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.Json;
import dev.boardwright.play.command.Output;
import dev.boardwright.play.command.PositionSelection;
import dev.boardwright.play.command.SolveLimits;
import dev.boardwright.play.command.ThinkingLimit;
import dev.boardwright.ai.job.FileProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The exact values of many positions, to Parquet. */
@Command(
        name = "solve",
        description = "Finds the exact values of many positions, and writes one row each to a folder of Parquet files.",
        mixinStandardHelpOptions = true,
        footer = "A later run with the same folder solves the missing positions.")
public final class SolveJob implements Callable<Integer>, GameVisitor<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private PositionSelection selection;

    @Mixin
    private Output output;

    @ArgGroup(multiplicity = "1")
    private Source source;

    @Mixin
    private SolveLimits limits;

    @Option(names = "--moves", description = "Find every optimal move too.")
    private boolean moves;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "The size of the table of each task; default ${DEFAULT-VALUE}.")
    private int megabytes = 16;

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "The folder to write to.")
    private String out;

    /** Where the positions come from. */
    static final class Source {
        @Option(names = "--positions", paramLabel = "FILE", description = "Solve one position a line of this file.")
        private @Nullable Path file;

        @Option(
                names = "--layouts",
                description = "Solve every arrangement of the pieces of the start, or of --position.")
        private boolean layouts;
    }

    /** For picocli. */
    public SolveJob() {}

    @Override
    public Integer call() {
        limits.limits();
        ThinkingLimit.positive("--hash", megabytes);
        return selection.with(this);
    }

    @Override
    public <S, M> Integer visit(Game<S, M> game) {
        GameSpec from = GameSpec.of(game, selection.start(game).state());
        SearchLimits most = limits.limits();
        long millis = most.time().map(Duration::toMillis).orElse(0L);
        SolveSpec spec =
                new SolveSpec(from, limits.isMargin(), moves, most.nodes().orElse(0), millis, megabytes);
        long solved;
        if (source.layouts || source.file == null) {
            Layouts layouts = new Layouts(from.position());
            solved = spark.run("solve", job -> job.solve(spec, layouts, out));
        } else {
            List<String> positions = lines(source.file);
            for (int i = 0; i < positions.size(); i++) {
                check(game, positions.get(i), i + 1);
            }
            solved = spark.run("solve", job -> job.solve(spec, positions, out));
        }
        output.line("positions: " + solved + ", in " + out);
        output.object(new Json().with("positions", solved).with("out", out));
        return 0;
    }

    private static void check(Game<?, ?> game, String position, int line) {
        try {
            game.notation().parseState(position);
        } catch (BoardwrightException e) {
            throw new OptionException("--positions: line " + line + ": " + e.getMessage());
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw FileProblem.of("read", file, e);
        }
    }
}
