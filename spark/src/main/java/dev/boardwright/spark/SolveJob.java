package dev.boardwright.spark;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.Json;
import dev.boardwright.play.command.Output;
import dev.boardwright.play.command.PositionSelection;
import dev.boardwright.play.command.StartingPoint;
import dev.boardwright.play.support.FileProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
        footer = "Run again on the same folder it solves the positions that are missing.")
public final class SolveJob implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private PositionSelection selection;

    @Mixin
    private Output output;

    @ArgGroup(multiplicity = "1")
    private Source source;

    @Option(names = "--margin", description = "Find the exact margin too.")
    private boolean margin;

    @Option(names = "--moves", description = "Find every optimal move too.")
    private boolean moves;

    @Option(names = "--nodes", paramLabel = "N", description = "Stop after about N nodes for a position.")
    private long nodes;

    @Option(names = "--movetime", paramLabel = "MS", description = "Stop after this many milliseconds for a position.")
    private long millis;

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
        if (nodes < 0 || millis < 0 || megabytes < 1) {
            throw new OptionException("--nodes, --movetime and --hash take whole numbers from 1");
        }
        return solve(selection.start());
    }

    private <S, M> int solve(StartingPoint<S, M> start) {
        GameSpec game = GameSpec.of(start.game(), start.state());
        SolveSpec spec = new SolveSpec(game, margin, moves, nodes, millis, megabytes);
        long solved;
        if (source.layouts || source.file == null) {
            Layouts layouts = new Layouts(game.position());
            solved = spark.run("solve", job -> job.solve(spec, layouts, out));
        } else {
            List<String> positions = lines(source.file);
            for (int i = 0; i < positions.size(); i++) {
                check(start, positions.get(i), i + 1);
            }
            solved = spark.run("solve", job -> job.solve(spec, positions, out));
        }
        output.line("positions: " + solved + ", in " + out);
        output.object(new Json().with("positions", solved).with("out", out));
        return 0;
    }

    private static <S, M> void check(StartingPoint<S, M> start, String position, int line) {
        try {
            start.game().notation().parseState(position);
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
