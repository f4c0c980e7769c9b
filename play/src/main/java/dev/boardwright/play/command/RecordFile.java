package dev.boardwright.play.command;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameRecord;
import dev.boardwright.play.support.FileProblem;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A file that records are written to one after the other, as they come; or none. */
final class RecordFile implements Closeable {
    private final Writer writer;
    private boolean begun;

    private RecordFile(Writer writer) {
        this.writer = writer;
    }

    /**
     * The file at {@code path}, emptied; if that is null, one that forgets.
     *
     * @throws BoardwrightException if it cannot be written
     */
    static RecordFile of(@Nullable Path path) {
        if (path == null) {
            return new RecordFile(Writer.nullWriter());
        }
        try {
            return new RecordFile(Files.newBufferedWriter(path));
        } catch (IOException e) {
            throw FileProblem.of("write", path, e);
        }
    }

    /** Writes a record, and an empty line before it if it is not the first. */
    void add(GameRecord<?, ?> record) {
        try {
            writer.write((begun ? "\n" : "") + record.toText());
            writer.flush();
            begun = true;
        } catch (IOException e) {
            throw new UncheckedIOException("the records cannot be written: " + e.getMessage(), e);
        }
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
