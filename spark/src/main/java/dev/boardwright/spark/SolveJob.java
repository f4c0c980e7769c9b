package dev.boardwright.spark;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.Json;
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
        footer = "A later run with the same folder solves the missing positions.")
final class SolveJob implements Callable<Integer> {
    @Mixin
    private SparkOptions spark;

    @Mixin
    private GameArguments arguments;

    @ArgGroup(multiplicity = "1")
    private Source source;

    @Option(names = "--margin", description = "Find the exact margin too, and the moves that keep it.")
    private boolean margin;

    @Option(names = "--movetime", paramLabel = "MS", description = "Stop after this many milliseconds for a position.")
    private @Nullable Long millis;

    @Option(names = "--nodes", paramLabel = "N", description = "Stop after about N nodes for a position.")
    private @Nullable Long nodes;

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

    @Override
    public Integer call() {
        Limits.positive("--hash", megabytes);
        long mostNodes = nodes == null ? 0 : Limits.positive("--nodes", nodes);
        long mostMillis = millis == null ? 0 : Limits.positive("--movetime", millis);
        Game<?, ?> game = arguments.game();
        GameSpec from = arguments.spec(game);
        SolveSpec spec = new SolveSpec(from, margin, moves, mostNodes, mostMillis, megabytes);
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
        spark.print(
                List.of("positions: " + solved + ", in " + out),
                new Json().with("positions", solved).with("out", out));
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
