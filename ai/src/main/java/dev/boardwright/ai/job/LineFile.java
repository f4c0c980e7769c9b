package dev.boardwright.ai.job;

import dev.boardwright.core.BoardwrightException;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * A file of lines, compressed if its name ends in {@code .gz}. If the program is interrupted, the file has whole lines,
 * except for a torn last line that {@link #resume} removes.
 *
 * <p>A plain line is written in one call. A compressed file is a sequence of complete gzip members, one for each
 * {@link #CHUNK} bytes of lines or {@link #CHUNK_NANOS}; all tools read it as one file.
 */
public final class LineFile implements Closeable {
    private static final int CHUNK = 1 << 16;
    private static final long CHUNK_NANOS = 5_000_000_000L;

    private final Path path;
    private final OutputStream out;
    private final ByteArrayOutputStream chunk = new ByteArrayOutputStream();
    private long chunkBegin;

    private LineFile(Path path, OutputStream out) {
        this.path = path;
        this.out = out;
    }

    /** Checks whether a line of an existing file belongs there. */
    @FunctionalInterface
    public interface Check {
        /** Throws a {@link BoardwrightException} if this is not the line with this number, from 0. */
        void line(long number, String text);
    }

    /**
     * A new file.
     *
     * @param force whether to replace a file that exists
     * @throws BoardwrightException if the file exists and is not to be replaced, or cannot be written
     */
    public static LineFile create(Path path, boolean force) {
        try {
            return force
                    ? open(path, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING)
                    : open(path, StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException e) {
            throw new BoardwrightException(path + " exists already; --force replaces it", e);
        } catch (IOException e) {
            throw FileProblem.of("write", path, e);
        }
    }

    private static LineFile open(Path path, OpenOption... options) throws IOException {
        OpenOption[] all = Arrays.copyOf(options, options.length + 1);
        all[options.length] = StandardOpenOption.WRITE;
        return new LineFile(path, Files.newOutputStream(path, all));
    }

    /** A file to continue, and the number of its whole lines. */
    public record Resumed(LineFile file, long lines) {}

    /**
     * A file to continue, created if there is none. A torn last line is removed; every whole line must pass the check.
     *
     * @throws BoardwrightException if a line does not belong there, or the file cannot be read or written
     */
    public static Resumed resume(Path path, Check check) {
        try {
            if (!Files.exists(path)) {
                return new Resumed(open(path, StandardOpenOption.CREATE_NEW), 0);
            }
            long lines = 0;
            boolean torn;
            try (LineSource source = new LineSource(path)) {
                for (String line = source.next(); line != null; line = source.next()) {
                    check.line(lines++, line);
                }
                torn = source.isTorn();
            }
            if (torn) {
                Path folder = Objects.requireNonNull(path.toAbsolutePath().getParent());
                Path copy = Files.createTempFile(folder, "resumed", ".tmp");
                copyLines(path, copy, lines);
                Files.move(copy, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            }
            return new Resumed(open(path, StandardOpenOption.APPEND), lines);
        } catch (IOException e) {
            throw FileProblem.of("resume", path, e);
        }
    }

    /** Copies the whole lines only. The copy is compressed if the original is. */
    private static void copyLines(Path path, Path copy, long lines) throws IOException {
        boolean zipped = isZipped(path);
        try (LineSource source = new LineSource(path);
                OutputStream file = Files.newOutputStream(copy);
                OutputStream to = zipped ? new GZIPOutputStream(file) : file) {
            for (long i = 0; i < lines; i++) {
                to.write(bytes(Objects.requireNonNull(source.next())));
            }
        }
    }

    /** The whole lines of a file that is being read again. */
    private static final class LineSource implements Closeable {
        private final BufferedReader reader;
        private boolean torn;

        LineSource(Path path) throws IOException {
            InputStream file = Files.newInputStream(path);
            reader = new BufferedReader(
                    new InputStreamReader(isZipped(path) ? unzipped(file) : file, StandardCharsets.UTF_8));
        }

        /** The content of a compressed file; empty if even the header is torn. */
        private InputStream unzipped(InputStream file) throws IOException {
            try {
                return new GZIPInputStream(file);
            } catch (EOFException e) {
                torn = true;
                return file;
            }
        }

        /** The next line that ends with a line feed; null if there is none. */
        @Nullable
        String next() throws IOException {
            StringBuilder line = new StringBuilder();
            try {
                for (int c = reader.read(); c >= 0; c = reader.read()) {
                    if (c == '\n') {
                        return line.toString();
                    }
                    line.append((char) c);
                }
                torn |= line.length() > 0;
            } catch (EOFException | ZipException e) {
                torn = true;
            }
            return null;
        }

        boolean isTorn() {
            return torn;
        }

        @Override
        public void close() throws IOException {
            reader.close();
        }
    }

    private static boolean isZipped(Path path) {
        return path.toString().endsWith(".gz");
    }

    private static byte[] bytes(String line) {
        return (line + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** Writes a line. */
    public void line(String text) {
        try {
            if (!isZipped(path)) {
                out.write(bytes(text));
                return;
            }
            if (chunk.size() == 0) {
                chunkBegin = System.nanoTime();
            }
            chunk.writeBytes(bytes(text));
            if (chunk.size() >= CHUNK || System.nanoTime() - chunkBegin >= CHUNK_NANOS) {
                flush();
            }
        } catch (IOException e) {
            throw FileProblem.of("write", path, e);
        }
    }

    private void flush() throws IOException {
        ByteArrayOutputStream member = new ByteArrayOutputStream();
        try (GZIPOutputStream zipped = new GZIPOutputStream(member)) {
            chunk.writeTo(zipped);
        }
        member.writeTo(out);
        chunk.reset();
    }

    @Override
    public void close() {
        try (out) {
            if (chunk.size() > 0) {
                flush();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be written: " + e.getMessage(), e);
        }
    }
}
