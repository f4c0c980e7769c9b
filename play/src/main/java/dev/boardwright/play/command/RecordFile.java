package dev.boardwright.play.command;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.record.GameRecord;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A file to which records are appended as they are finished, or no file. */
final class RecordFile implements Closeable {
    /** What to do if the file exists. */
    enum Existing {
        REFUSE,
        APPEND,
        REPLACE
    }

    private final Writer writer;
    private boolean begun;

    private RecordFile(Writer writer, boolean begun) {
        this.writer = writer;
        this.begun = begun;
    }

    /**
     * The file at {@code path}; if that is null, one that discards the records.
     *
     * @throws BoardwrightException if it must not exist but does, or cannot be written
     */
    static RecordFile of(@Nullable Path path, Existing existing) {
        if (path == null) {
            return new RecordFile(Writer.nullWriter(), false);
        }
        try {
            boolean begun = existing == Existing.APPEND && Files.exists(path) && Files.size(path) > 0;
            Writer writer = switch (existing) {
                case REFUSE -> Files.newBufferedWriter(path, StandardOpenOption.CREATE_NEW);
                case APPEND -> Files.newBufferedWriter(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                case REPLACE -> Files.newBufferedWriter(path);
            };
            return new RecordFile(writer, begun);
        } catch (FileAlreadyExistsException e) {
            throw new BoardwrightException(path + " exists already; --append adds to it, --force replaces it", e);
        } catch (IOException e) {
            throw FileProblem.of("write", path, e);
        }
    }

    /**
     * The records in a file, at least one.
     *
     * @throws BoardwrightException if the file cannot be read, or is not one of records
     */
    static List<GameRecord<?, ?>> read(Path path) {
        try {
            List<GameRecord<?, ?>> records = GameRecord.parseAll(Files.readString(path));
            if (records.isEmpty()) {
                throw new BoardwrightException("there is no game in it");
            }
            return records;
        } catch (CharacterCodingException e) {
            throw new BoardwrightException(path + ": not a text in UTF-8", e);
        } catch (IOException e) {
            throw FileProblem.of("read", path, e);
        } catch (BoardwrightException e) {
            throw new BoardwrightException(path + ": " + e.getMessage(), e);
        }
    }

    /** Writes a record, and an empty line before it if it is not the first. */
    void add(GameRecord<?, ?> record) {
        try {
            writer.write((begun ? "\n" : "") + record.toText());
            writer.flush();
            begun = true;
        } catch (IOException e) {
            throw unwritten(e);
        }
    }

    @Override
    public void close() {
        try {
            writer.close();
        } catch (IOException e) {
            throw unwritten(e);
        }
    }

    private static UncheckedIOException unwritten(IOException e) {
        return new UncheckedIOException("the records cannot be written: " + e.getMessage(), e);
    }
}
