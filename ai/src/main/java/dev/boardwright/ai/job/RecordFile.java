package dev.boardwright.ai.job;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.record.GameRecord;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A file of game records that are written as games end, such as those of a match. What is there after a kill can be read.
 * Used by one thread.
 */
public final class RecordFile implements Closeable {
    private final OutputFile file;
    private final Path path;
    private boolean begun;

    private RecordFile(OutputFile file, Path path, boolean begun) {
        this.file = file;
        this.path = path;
        this.begun = begun;
    }

    /**
     * A new file.
     *
     * @param force whether to replace a file that exists
     * @throws BoardwrightException if it exists and is not to be replaced, or cannot be written
     */
    public static RecordFile create(Path path, boolean force) {
        return new RecordFile(OutputFile.grow(path, force), path, false);
    }

    /**
     * A file that goes on after its records; a new one if there is none.
     *
     * @throws BoardwrightException if it cannot be written
     */
    public static RecordFile append(Path path) {
        try {
            OutputFile file = OutputFile.append(path);
            return new RecordFile(file, path, Files.size(path) > 0);
        } catch (IOException e) {
            throw FileProblem.of("write", path, e);
        }
    }

    /**
     * The records in a file, at least one.
     *
     * @throws BoardwrightException if the file cannot be read, or is not one of records
     */
    public static List<GameRecord<?, ?>> read(Path path) {
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
    public void add(GameRecord<?, ?> record) {
        try {
            file.stream().write(((begun ? "\n" : "") + record.toText()).getBytes(StandardCharsets.UTF_8));
            begun = true;
        } catch (IOException e) {
            throw FileProblem.of("write", path, e);
        }
    }

    /** Completes the file when there are no more records. */
    public void complete() {
        file.commit();
    }

    /** Closes the file. The records in it are kept, also if it is not complete. */
    @Override
    public void close() {
        file.close();
    }
}
