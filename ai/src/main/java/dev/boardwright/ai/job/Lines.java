package dev.boardwright.ai.job;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.SafeText;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a text in UTF-8, read one at a time. Messages name the file and the line. Used by one thread.
 *
 * <p>A file whose name ends in {@code .gz} is compressed. A line ends with a line feed, or a carriage return and a line
 * feed.
 */
@SuppressWarnings("exports") // Nullable, which only compilers that check for null need.
public final class Lines implements Closeable {
    /** Far longer than any line that the library writes. */
    private static final int LONGEST = 1 << 26;

    private final String name;
    private final InputStream in;
    private final byte[] buffer = new byte[1 << 13];
    private int at;
    private int end;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private long number;
    private boolean ended;
    private boolean torn;
    private boolean cut;

    /** The lines of a stream with this name in messages; empty for none. */
    public Lines(String name, InputStream in) {
        this.name = SafeText.line(name);
        this.in = in;
    }

    /**
     * The lines of a file.
     *
     * @throws BoardwrightException if it cannot be opened
     */
    public static Lines open(Path path) {
        try {
            InputStream file = Files.newInputStream(path);
            return new Lines(path.toString(), isZipped(path) ? new GzipMembers(file) : file);
        } catch (IOException e) {
            throw FileProblem.of("read", path, e);
        }
    }

    static boolean isZipped(Path path) {
        return path.toString().endsWith(".gz");
    }

    /**
     * The next line; null after the last.
     *
     * @throws BoardwrightException if the line is not text or too long, or cannot be read
     */
    public @Nullable String next() {
        line.reset();
        while (at < end || fill()) {
            int begin = at;
            while (at < end && buffer[at] != '\n') {
                at++;
            }
            line.write(buffer, begin, at - begin);
            if (line.size() > LONGEST) {
                throw problem(number + 1, "it is too long");
            }
            if (at < end) {
                at++;
                return text();
            }
        }
        torn = cut || line.size() > 0;
        return line.size() > 0 ? text() : null;
    }

    /** Reads more; returns false at the end. */
    private boolean fill() {
        if (ended) {
            return false;
        }
        try {
            at = 0;
            end = Math.max(0, in.read(buffer));
        } catch (EOFException e) {
            cut = true;
            end = 0;
        } catch (IOException e) {
            throw problem(number + 1, "it cannot be read: " + SafeText.line(String.valueOf(e.getMessage())));
        }
        ended = end == 0;
        return !ended;
    }

    private String text() {
        number++;
        byte[] bytes = line.toByteArray();
        line.reset();
        try {
            return decode(bytes, bytes.length);
        } catch (CharacterCodingException e) {
            throw problem("it is not text in UTF-8");
        }
    }

    /** The text of a line of {@code length} bytes without its line feed; a carriage return at its end is left out. */
    static String decode(byte[] line, int length) throws CharacterCodingException {
        int end = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(line, 0, end))
                .toString();
    }

    /** The number of the last line, from 1. */
    public long number() {
        return number;
    }

    /** Whether the file ended without a line feed, or within compressed data. Known after the last line. */
    public boolean isTorn() {
        return torn;
    }

    /** Whether the file ended within compressed data. Known after the last line. */
    boolean isCut() {
        return cut;
    }

    /** An exception about the last line. */
    public BoardwrightException problem(String reason) {
        return problem(number, reason);
    }

    private BoardwrightException problem(long line, String reason) {
        return new BoardwrightException((name.isEmpty() ? "" : name + ", ") + "line " + line + ": " + reason);
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            // Harmless, because it was only read.
        }
    }
}
