package dev.boardwright.play.files;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A game in progress as it is kept on disk, to be offered again at the next start. */
public final class KeptGame {
    private final UserFiles files;
    private final Path file;

    public KeptGame(UserFiles files, Path file) {
        this.files = files;
        this.file = file;
    }

    /**
     * Keeps the game as it stands; one that is over, or has not begun, is forgotten.
     *
     * @throws BoardwrightException if it cannot be written
     */
    public void keep(GameRecord<?, ?> record) {
        if (record.result().isOver() || record.moves().isEmpty()) {
            forget();
            return;
        }
        UserFiles.makeDirectoryOf(file);
        GameFiles.write(file, record.toText());
        files.removeOldest();
    }

    /** Removes what is kept. */
    public void forget() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // It will be offered once more, which does no harm.
        }
    }

    /**
     * The game as it was kept.
     *
     * @throws BoardwrightException if it cannot be read
     */
    public GameRecord<?, ?> read() {
        return GameFiles.read(file);
    }

    /** Whether {@link #read} would succeed: the game may have gone from the class path since. */
    public boolean isReadable() {
        try {
            return !read().result().isOver();
        } catch (BoardwrightException e) {
            return false;
        }
    }
}
