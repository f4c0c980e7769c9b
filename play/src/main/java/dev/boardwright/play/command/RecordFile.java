package dev.boardwright.play.command;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.ai.job.OutputFile;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.record.GameRecord;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** Null if the records are discarded. */
    private final @Nullable OutputFile file;

    private final @Nullable Path path;
    private boolean begun;

    private RecordFile(@Nullable OutputFile file, @Nullable Path path, boolean begun) {
        this.file = file;
        this.path = path;
        this.begun = begun;
    }

    /**
     * The file at {@code path}; if that is null, one that discards the records.
     *
     * @throws BoardwrightException if it must not exist but does, or cannot be written
     */
    static RecordFile of(@Nullable Path path, Existing existing) {
        if (path == null) {
            return new RecordFile(null, null, false);
        }
        try {
            return switch (existing) {
                case APPEND ->
                    new RecordFile(OutputFile.append(path), path, Files.exists(path) && Files.size(path) > 0);
                case REPLACE -> new RecordFile(OutputFile.grow(path, true), path, false);
                case REFUSE -> {
                    if (Files.isRegularFile(path)) {
                        throw new BoardwrightException(
                                path + " exists already; --append adds to it, --force replaces it");
                    }
                    yield new RecordFile(OutputFile.grow(path, false), path, false);
                }
            };
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
        if (file == null || path == null) {
            return;
        }
        try {
            file.stream().write(((begun ? "\n" : "") + record.toText()).getBytes(StandardCharsets.UTF_8));
            begun = true;
        } catch (IOException e) {
            throw FileProblem.of("write", path, e);
        }
    }

    /** Completes the file when there are no more records. */
    void complete() {
        if (file != null) {
            file.commit();
        }
    }

    @Override
    public void close() {
        if (file != null) {
            file.close();
        }
    }
}
