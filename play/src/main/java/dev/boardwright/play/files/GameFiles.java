package dev.boardwright.play.files;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameRecord;
import dev.boardwright.play.support.FileProblem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Reads and writes files with games. What cannot be done is refused with a line that says which file and why. */
public final class GameFiles {
    /** More than any game needs, and little enough to read at once. */
    private static final int LARGEST = 10_000_000;

    private static final String FIRST_TAG = "[Game ";

    private GameFiles() {}

    /**
     * The file that a person names; {@code ~} is their home directory.
     *
     * @throws BoardwrightException if no file can have this name
     */
    public static Path path(String name) {
        if (name.isBlank()) {
            throw new BoardwrightException("a file needs a name");
        }
        String expanded =
                name.equals("~") || name.startsWith("~/") ? System.getProperty("user.home") + name.substring(1) : name;
        try {
            return Path.of(expanded);
        } catch (InvalidPathException e) {
            throw new BoardwrightException(BoardwrightException.quote(name) + " is no name of a file", e);
        }
    }

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
            throw new BoardwrightException(file + ": " + e.getMessage(), e);
        }
    }

    /** The text of a file. */
    private static String readText(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw new BoardwrightException("cannot read " + file + ": it is too long to be a game");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BoardwrightException("cannot read " + file + ": it is not text", e);
        } catch (IOException e) {
            throw FileProblem.of("read", file, e);
        }
    }

    /**
     * Writes a game to a file of the person's own choice. An earlier game there is replaced; any other file is not.
     *
     * @throws BoardwrightException if it cannot be written
     */
    public static void save(GameRecord<?, ?> record, Path file) {
        if (Files.isDirectory(file)) {
            throw new BoardwrightException("cannot write " + file + ": it is a directory");
        }
        if (Files.exists(file) && !(Files.isRegularFile(file) && isGameOrEmpty(file))) {
            throw new BoardwrightException(
                    file + " is there already and is no game: it stays as it is; choose another name");
        }
        write(file, record.toText());
    }

    private static boolean isGameOrEmpty(Path file) {
        String text = readText(file);
        return text.isBlank() || text.stripLeading().startsWith(FIRST_TAG);
    }

    /**
     * Writes a file so that it holds either the old text or the new, whatever happens meanwhile.
     *
     * @throws BoardwrightException if it cannot be written
     */
    public static void write(Path file, String text) {
        try {
            // Where the name is a link, the file it leads to is written, and the link stays.
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            Path written = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
            try {
                Files.writeString(written, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                moveOver(written, target);
            } finally {
                Files.deleteIfExists(written);
            }
        } catch (IOException e) {
            throw FileProblem.of("write", file, e);
        }
    }

    private static void moveOver(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
