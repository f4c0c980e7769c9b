package dev.boardwright.play.files;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.ai.job.OutputFile;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.SafeText;
import dev.boardwright.core.record.GameRecord;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads and writes files with games. Exceptions name the file and the reason. */
public final class GameFiles {
    /** The largest file that is read. */
    private static final int LARGEST = 10_000_000;

    private static final String FIRST_TAG = "[Game ";

    private GameFiles() {}

    /**
     * The game in a file.
     *
     * @throws BoardwrightException if it cannot be read, or is not a game that is known here
     */
    public static GameRecord<?, ?> read(Path file) {
        String text = readText(file);
        try {
            return GameRecord.parse(text);
        } catch (BoardwrightException e) {
            throw new BoardwrightException(SafeText.line(file.toString()) + ": " + e.getMessage(), e);
        }
    }

    /** The text of a file. */
    static String readText(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw FileProblem.of("read", file, "it is too long to be a game");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw FileProblem.of("read", file, "it is not text");
        } catch (IOException e) {
            throw FileProblem.of("read", file, e);
        }
    }

    /**
     * Writes a game to a file that a person chooses. Replaces a file with a game, but no other file.
     *
     * @throws BoardwrightException if it cannot be written
     */
    public static void save(GameRecord<?, ?> record, Path file) {
        if (Files.isDirectory(file)) {
            throw FileProblem.of("write", file, "it is a directory");
        }
        if (Files.exists(file) && !(Files.isRegularFile(file) && isGameOrEmpty(file))) {
            throw new BoardwrightException(SafeText.line(file.toString())
                    + " is there already and is not a game: it stays as it is; choose another name");
        }
        OutputFile.replace(file, record.toText());
    }

    private static boolean isGameOrEmpty(Path file) {
        String text = readText(file);
        return text.isBlank() || text.stripLeading().startsWith(FIRST_TAG);
    }
}
