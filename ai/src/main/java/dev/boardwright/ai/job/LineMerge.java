package dev.boardwright.ai.job;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.SafeText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Lines of several files of one job in the order of their numbers. Every line says which job it belongs to, how many lines
 * the job has, and its number, from 1; each file has its own lines in order. Reads one line of each file at a time.
 */
public final class LineMerge {
    /** Quotes in texts are escaped, so this does not occur in a text. */
    private static final Pattern NUMBERED = Pattern.compile(",\"number\":[0-9]");

    private final boolean partial;
    private final Consumer<String> sink;
    private final MissingNumbers missing = new MissingNumbers();

    /** The line that was passed on last. */
    private @Nullable JobLine last;

    private String lastFile = "";

    private LineMerge(boolean partial, Consumer<String> sink) {
        this.partial = partial;
        this.sink = sink;
    }

    /** Whether a line has a number, so that it is a line to merge by number. */
    public static boolean isNumbered(String line) {
        return NUMBERED.matcher(line).find();
    }

    /**
     * Passes the lines of all files to {@code sink} in the order of their numbers.
     *
     * @param partial whether lines may be missing, and last lines torn, which are left out then
     * @throws BoardwrightException if a line is torn or belongs to another job than the others, a number occurs twice, or
     *     lines are missing and {@code partial} is false; {@code sink} has got some lines by then
     */
    public static void merge(List<Path> paths, boolean partial, Consumer<String> sink) {
        new LineMerge(partial, sink).merge(paths);
    }

    /** A file and its next line. */
    private final class Source implements AutoCloseable {
        private final Lines lines;
        private final String name;
        private @Nullable JobLine line;

        Source(Path path) {
            name = SafeText.line(path.toString());
            lines = Lines.open(path);
        }

        JobLine line() {
            return Objects.requireNonNull(line, "the end");
        }

        /** Reads the next line; returns false at the end. */
        boolean advance() {
            String text = lines.next();
            if (lines.isCut() || (text != null && lines.isTorn() && !isWhole(text))) {
                if (partial) {
                    return false;
                }
                throw lines.problem("it is torn: finish or repeat this shard");
            }
            if (text == null) {
                return false;
            }
            JobLine next = parse(text);
            if (line != null && next.number() < line.number()) {
                throw lines.problem(
                        "number " + next.number() + " comes after " + line.number() + ": the lines are not in order");
            }
            line = next;
            return true;
        }

        /** Whether a last line without a line feed is complete. */
        private boolean isWhole(String text) {
            try {
                JobLine.parse(text);
                return true;
            } catch (BoardwrightException e) {
                return false;
            }
        }

        private JobLine parse(String text) {
            try {
                return JobLine.parse(text);
            } catch (BoardwrightException e) {
                throw lines.problem(String.valueOf(e.getMessage()));
            }
        }

        @Override
        public void close() {
            lines.close();
        }
    }

    private void merge(List<Path> paths) {
        List<Source> sources = new ArrayList<>();
        try {
            PriorityQueue<Source> queue = new PriorityQueue<>(
                    Comparator.comparingLong((Source source) -> source.line().number()));
            for (Path path : paths) {
                Source source = new Source(path);
                sources.add(source);
                if (source.advance()) {
                    queue.add(source);
                }
            }
            for (Source source = queue.poll(); source != null; source = queue.poll()) {
                take(source);
                if (source.advance()) {
                    queue.add(source);
                }
            }
            finish();
        } finally {
            sources.forEach(Source::close);
        }
    }

    private void take(Source source) {
        JobLine line = source.line();
        JobLine previous = last;
        if (previous != null) {
            requireSameJob(previous.job(), source);
            if (line.number() == previous.number()) {
                throw source.lines.problem("number " + line.number() + " is there twice, first in " + lastFile
                        + (line.text().equals(previous.text()) ? "" : ", and the two differ"));
            }
        }
        missing.add(previous == null ? 1 : previous.number() + 1, line.number() - 1);
        sink.accept(line.text());
        last = line;
        lastFile = source.name;
    }

    private void requireSameJob(Map<String, @Nullable Object> job, Source source) {
        Map<String, @Nullable Object> other = source.line().job();
        if (!job.equals(other)) {
            throw source.lines.problem(
                    "it is of another job: " + JobFacts.difference(job, other, " in " + lastFile, " here"));
        }
    }

    private void finish() {
        JobLine end = last;
        if (end == null) {
            throw new BoardwrightException("there is no line to merge");
        }
        missing.add(end.number() + 1, end.planned());
        if (!partial && !missing.isEmpty()) {
            throw new BoardwrightException(missing.text(end.planned()) + "; --partial merges the others");
        }
    }
}
