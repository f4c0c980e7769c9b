package dev.boardwright.ai.job;

import dev.boardwright.core.BoardwrightException;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/**
 * A file of lines to write, compressed if its name ends in {@code .gz}; see {@link OutputFile} for what happens to it if the
 * program is interrupted. {@link Lines} reads it.
 *
 * <p>A plain line is written in one call. A compressed file is a sequence of complete gzip members, one for each
 * {@link #CHUNK} bytes of lines or {@link #CHUNK_NANOS}; all tools read it as one file.
 */
public final class LineFile implements Closeable {
    private static final int CHUNK = 1 << 16;
    private static final long CHUNK_NANOS = 5_000_000_000L;

    private final Path path;
    private final boolean zipped;
    private final OutputFile file;
    private final OutputStream out;
    private final ByteArrayOutputStream chunk = new ByteArrayOutputStream();
    private long chunkBegin;

    private LineFile(Path path, OutputFile file) {
        this.path = path;
        this.file = file;
        zipped = Lines.isZipped(path);
        out = file.stream();
    }

    /** Checks whether a line of an existing file belongs there. */
    @FunctionalInterface
    public interface Check {
        /** Throws a {@link BoardwrightException} if this is not the line with this number, from 0. */
        void line(long number, String text);
    }

    /**
     * A new file that appears when it is {@linkplain #complete() complete}.
     *
     * @param force whether to replace a file that exists
     * @throws BoardwrightException as {@link OutputFile#create}
     */
    public static LineFile create(Path path, boolean force) {
        return new LineFile(path, OutputFile.create(path, force));
    }

    /**
     * A new file that grows line by line, and can be {@linkplain #resume resumed}.
     *
     * @param force whether to replace a file that exists
     * @throws BoardwrightException as {@link OutputFile#grow}
     */
    public static LineFile grow(Path path, boolean force) {
        return new LineFile(path, OutputFile.grow(path, force));
    }

    /** A file to continue, and the number of its whole lines. */
    public record Resumed(LineFile file, long lines) {}

    /**
     * A file to continue, created if there is none. A torn last line is removed; every whole line must pass the check.
     *
     * @throws BoardwrightException if a line does not belong there, the file is damaged, another program is writing it, or
     *     it cannot be read or written; the file is unchanged then
     */
    public static Resumed resume(Path path, Check check) {
        LineFile file = new LineFile(path, OutputFile.resume(path));
        try {
            return new Resumed(file, file.goToEnd(check));
        } catch (IOException e) {
            file.file.close();
            throw FileProblem.of("resume", path, e);
        } catch (RuntimeException e) {
            file.file.close();
            throw e;
        }
    }

    /** Removes what follows the last whole line, and returns the number of lines. */
    private long goToEnd(Check check) throws IOException {
        InputStream bytes = file.file().input();
        GzipMembers members = new GzipMembers(bytes);
        InputStream in = zipped ? members : bytes;
        byte[] buffer = new byte[1 << 13];
        // The file is cut here; whole lines of a torn member after that are written again.
        long end = 0;
        ByteArrayOutputStream again = new ByteArrayOutputStream();
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long lines = 0;
        long membersEnd = 0;
        int count = 0;
        while (count >= 0) {
            try {
                count = in.read(buffer);
            } catch (EOFException torn) {
                count = -1;
            }
            if (members.membersEnd() > membersEnd) {
                membersEnd = members.membersEnd();
                if (line.size() == 0) {
                    end = membersEnd;
                    again.reset();
                }
            }
            for (int i = 0; i < count; i++) {
                line.write(buffer[i]);
                if (buffer[i] == '\n') {
                    check.line(lines++, text(line.toByteArray(), lines));
                    if (zipped) {
                        line.writeTo(again);
                    } else {
                        end += line.size();
                    }
                    line.reset();
                }
            }
        }
        file.file().cut(end);
        if (again.size() > 0) {
            again.writeTo(chunk);
            flush();
        }
        return lines;
    }

    private static String text(byte[] line, long number) throws IOException {
        try {
            return Lines.decode(line, line.length - 1);
        } catch (CharacterCodingException e) {
            throw new IOException("line " + number + " is not text in UTF-8", e);
        }
    }

    private static byte[] bytes(String line) {
        return (line + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** Writes a line. */
    public void line(String text) {
        try {
            if (!zipped) {
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
        try (GZIPOutputStream compressed = new GZIPOutputStream(member)) {
            chunk.writeTo(compressed);
        }
        member.writeTo(out);
        chunk.reset();
    }

    private void finish() {
        if (chunk.size() > 0) {
            try {
                flush();
            } catch (IOException e) {
                throw FileProblem.of("write", path, e);
            }
        }
    }

    /** Completes the file: it is at its path and on the disk afterwards. */
    public void complete() {
        finish();
        file.commit();
    }

    /** Closes the file. One that is not complete is removed, unless it grows and has a line. */
    @Override
    public void close() {
        try (file) {
            finish();
        }
    }
}
