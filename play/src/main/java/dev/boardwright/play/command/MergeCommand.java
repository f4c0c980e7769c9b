package dev.boardwright.play.command;

import dev.boardwright.ai.job.LineFile;
import dev.boardwright.ai.job.LineMerge;
import dev.boardwright.ai.job.Lines;
import dev.boardwright.ai.job.Merge;
import dev.boardwright.ai.job.OutputFile;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.JsonReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Merges the shards of a job. */
@Command(
        name = "merge",
        description = "Prints one result from the JSON of several shards: what one run of the whole job prints.",
        mixinStandardHelpOptions = true,
        footer = {
            "Shards of 'match --json' and 'stats --json' give one JSON object; --text prints it for people.",
            "Shards of 'selfplay' and 'solve --positions' give their lines in the order of their numbers.",
            "Files whose names end in .gz are compressed."
        })
public final class MergeCommand implements Callable<Integer> {
    @Mixin
    private Output output;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "The output of the shards.")
    private List<Path> files = new ArrayList<>();

    @Option(names = "--out", paramLabel = "FILE", description = "Write to this file; default standard output.")
    private @Nullable Path out;

    @Option(names = "--force", description = "Replace the file if it exists.")
    private boolean force;

    @Option(names = "--partial", description = "Merge what is there, although shards are missing.")
    private boolean partial;

    @Option(names = "--text", description = "Print lines for people instead of JSON.")
    private boolean text;

    @Override
    public Integer call() {
        if (out == null && force) {
            throw new OptionException("--force needs a file, given with --out");
        }
        if (text && output.isJson()) {
            throw new OptionException("--text and --json exclude each other");
        }
        if (out != null) {
            OutputFile.requireOther(out, files);
        }
        boolean numbered = files.stream().map(MergeCommand::firstLine).anyMatch(LineMerge::isNumbered);
        if (numbered && text) {
            throw new OptionException("--text is for the results of match and stats, not for lines");
        }
        if (out == null) {
            if (numbered) {
                // Nothing is printed unless everything belongs together.
                LineMerge.merge(files, partial, line -> {});
            }
            merge(numbered, output::always);
            return 0;
        }
        try (LineFile file = LineFile.create(out, force)) {
            merge(numbered, file::line);
            file.complete();
        }
        output.always("merged " + files.size() + (files.size() == 1 ? " file" : " files") + " into " + out);
        return 0;
    }

    private void merge(boolean numbered, Consumer<String> sink) {
        if (numbered) {
            LineMerge.merge(files, partial, sink);
            return;
        }
        Merge merge = new Merge();
        files.forEach(file -> addAll(merge, file));
        Merge.Result result = merge.result(partial);
        if (text) {
            result.lines().forEach(sink);
        } else {
            sink.accept(result.json().toString());
        }
    }

    private static String firstLine(Path file) {
        try (Lines lines = Lines.open(file)) {
            return Objects.requireNonNullElse(lines.next(), "");
        }
    }

    private static void addAll(Merge merge, Path file) {
        try (Lines lines = Lines.open(file)) {
            for (String line = lines.next(); line != null; line = lines.next()) {
                try {
                    var part = JsonReader.object(line);
                    if (!Merge.isPart(part)) {
                        throw new BoardwrightException("not the JSON of a shard: print it with --shard and --json");
                    }
                    merge.add(part);
                } catch (BoardwrightException e) {
                    throw lines.problem(String.valueOf(e.getMessage()));
                }
            }
        }
    }
}
