package dev.boardwright.play;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Standard output or standard error, with the first exception, which a print writer hides. */
final class StandardStream extends OutputStream {
    private final OutputStream out;
    private volatile @Nullable IOException failure;

    StandardStream(OutputStream out) {
        this.out = out;
    }

    static StandardStream of(FileDescriptor descriptor) {
        return new StandardStream(new FileOutputStream(descriptor));
    }

    /** A writer to this stream that flushes every line. */
    PrintWriter writer() {
        return new PrintWriter(this, true, StandardCharsets.UTF_8);
    }

    /** The exception of a failed write, if there was one. */
    Optional<IOException> failure() {
        return Optional.ofNullable(failure);
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }
}
