package dev.boardwright.ai.ugi;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads lines of any bytes and any length from another program. The rest of a line that is too long is dropped, so that
 * memory is bounded. Used by one thread.
 */
@SuppressWarnings("exports") // Nullable, which only compilers that check for null need.
public final class LineReader {
    private final InputStream in;
    private final int maxBytes;
    private final byte[] chunk = new byte[8192];
    private int next;
    private int end;

    /** A reader that keeps at most {@code maxBytes} of a line. */
    public LineReader(InputStream in, int maxBytes) {
        this.in = in;
        this.maxBytes = maxBytes;
    }

    /**
     * A line without its end.
     *
     * @param text the text, truncated if it was too long
     * @param cut whether it was longer than the reader keeps
     */
    public record Line(String text, boolean cut) {}

    /** The next line; null at the end of input. A last line without an end counts. */
    public @Nullable Line read() throws IOException {
        ByteArrayOutputStream kept = new ByteArrayOutputStream(128);
        boolean any = false;
        boolean cut = false;
        while (fill()) {
            any = true;
            int lineFeed = indexOfLineFeed();
            int room = Math.min(lineFeed - next, maxBytes - kept.size());
            kept.write(chunk, next, room);
            cut |= room < lineFeed - next;
            next = lineFeed + 1;
            if (lineFeed < end) {
                break;
            }
        }
        return any ? new Line(kept.toString(StandardCharsets.UTF_8), cut) : null;
    }

    private boolean fill() throws IOException {
        if (next >= end) {
            next = 0;
            end = in.read(chunk);
        }
        return end > 0;
    }

    private int indexOfLineFeed() {
        int i = next;
        while (i < end && chunk[i] != '\n') {
            i++;
        }
        return i;
    }
}
