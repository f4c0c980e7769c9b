package dev.boardwright.ai.job;

import dev.boardwright.core.BoardwrightException;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/**
 * Lines of several files in the order of their numbers. A line has its number, from 1, in a member {@code number}; each
 * file has its own lines in order. Reads one line of each file at a time.
 */
public final class LineMerge {
    /** Quotes in texts are escaped, so this does not occur in a text. */
    private static final Pattern NUMBER = Pattern.compile(",\"number\":([1-9][0-9]{0,17})[,}]");

    private LineMerge() {}

    /** Whether a line has a number. */
    public static boolean isNumbered(String line) {
        return NUMBER.matcher(line).find();
    }

    /** A file and its next line. */
    private static final class Source implements Closeable {
        private final Path path;
        private final BufferedReader reader;
        private String line = "";
        private long number;

        Source(Path path) {
            this.path = path;
            reader = open(path);
        }

        /** Reads the next line; returns false at the end. */
        boolean advance() {
            try {
                String next = reader.readLine();
                if (next == null) {
                    return false;
                }
                Matcher matcher = NUMBER.matcher(next);
                if (!matcher.find()) {
                    throw new BoardwrightException(path + " has a line without a number after line " + number);
                }
                long previous = number;
                number = Long.parseLong(matcher.group(1));
                line = next;
                if (number <= previous) {
                    throw new BoardwrightException(path + " has " + number + " after " + previous + ": not in order");
                }
                return true;
            } catch (IOException e) {
                throw FileProblem.of("read", path, e);
            }
        }

        @Override
        public void close() throws IOException {
            reader.close();
        }
    }

    /** A reader of the file's text, uncompressed if its name ends in {@code .gz}. */
    public static BufferedReader open(Path path) {
        try {
            InputStream in = Files.newInputStream(path);
            boolean zipped = path.toString().endsWith(".gz") && Files.size(path) > 0;
            return new BufferedReader(
                    new InputStreamReader(zipped ? new GZIPInputStream(in) : in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw FileProblem.of("read", path, e);
        }
    }

    /**
     * Passes the lines of all files to {@code sink} in the order of their numbers.
     *
     * @param partial whether numbers may be missing
     * @throws BoardwrightException if a number occurs twice, or is missing and {@code partial} is false
     */
    public static void merge(List<Path> paths, boolean partial, Consumer<String> sink) {
        List<Source> sources = new ArrayList<>();
        try {
            PriorityQueue<Source> queue =
                    new PriorityQueue<>(Comparator.comparingLong((Source source) -> source.number));
            for (Path path : paths) {
                Source source = new Source(path);
                sources.add(source);
                if (source.advance()) {
                    queue.add(source);
                }
            }
            long last = 0;
            for (Source source = queue.poll(); source != null; source = queue.poll()) {
                if (source.number == last) {
                    throw new BoardwrightException(
                            "number " + last + " is there twice, the second time in " + source.path);
                }
                if (source.number > last + 1 && !partial) {
                    throw new BoardwrightException("number " + (last + 1) + " is missing; --partial merges the others");
                }
                sink.accept(source.line);
                last = source.number;
                if (source.advance()) {
                    queue.add(source);
                }
            }
        } finally {
            sources.forEach(LineMerge::close);
        }
    }

    private static void close(Source source) {
        try {
            source.close();
        } catch (IOException e) {
            // Harmless, because the file was only read.
        }
    }
}
