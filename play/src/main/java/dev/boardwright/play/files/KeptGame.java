package dev.boardwright.play.files;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.record.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The file of a game in progress. Changes by another process are never overwritten or removed: if another process has
 * continued the game, this one moves to a new file. Used by one thread.
 */
public final class KeptGame {
    private static final Pattern NAME = Pattern.compile("\\[Game \"([^\"\\\\]+)\"]\n");
    private static final String IN_PROGRESS = "\n[Result \"*\"]\n";

    private final UserFiles files;
    private Path file;

    /** The text that this process has last read or written; empty if there is none. */
    private Optional<String> known;

    KeptGame(UserFiles files, Path file, Optional<String> known) {
        this.files = files;
        this.file = file;
        this.known = known;
    }

    /** The result of keeping a game. */
    public enum Kept {
        /** It is kept. */
        HERE,
        /** It is kept in a new file, because another process has continued the game in the old one. */
        ELSEWHERE,
        /** It is over or has no moves, and is not kept. */
        FORGOTTEN
    }

    /**
     * Keeps the game; one that is over or has no moves is removed.
     *
     * @throws BoardwrightException if it cannot be written
     */
    public Kept keep(GameRecord<?, ?> record) {
        boolean wanted = !record.result().isOver() && !record.moves().isEmpty();
        if (!wanted && known.isEmpty()) {
            return Kept.FORGOTTEN;
        }
        files.makeGamesFolder();
        FolderLock lock = files.lockGames();
        try {
            return wanted ? write(record.toText()) : forget();
        } finally {
            lock.close();
        }
    }

    private Kept write(String text) {
        boolean foreign = isForeign();
        if (foreign) {
            file = files.another(file);
        }
        AtomicFile.writePrivate(file, text);
        known = Optional.of(text);
        return foreign ? Kept.ELSEWHERE : Kept.HERE;
    }

    private Kept forget() {
        if (!isForeign()) {
            try {
                Files.deleteIfExists(file);
            } catch (IOException e) {
                throw FileProblem.of("remove", file, e);
            }
        }
        known = Optional.empty();
        return Kept.FORGOTTEN;
    }

    /** Whether this process has kept the game on the disk. */
    public boolean isKept() {
        return known.isPresent();
    }

    /** Whether another process has written the file since. */
    private boolean isForeign() {
        try {
            return !Optional.of(Files.readString(file)).equals(known);
        } catch (NoSuchFileException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    /** The name of the game that was last kept, without playing its moves; empty if there is none in progress. */
    public Optional<String> gameName() {
        try {
            return Optional.of(GameFiles.readText(file))
                    .filter(text -> text.contains(IN_PROGRESS))
                    .map(NAME::matcher)
                    .filter(Matcher::lookingAt)
                    .map(tag -> tag.group(1));
        } catch (BoardwrightException e) {
            return Optional.empty();
        }
    }

    /**
     * The game as it was last kept.
     *
     * @throws BoardwrightException if it cannot be read
     */
    public GameRecord<?, ?> read() {
        String text = GameFiles.readText(file);
        GameRecord<?, ?> record = GameFiles.parse(file, text);
        known = Optional.of(text);
        return record;
    }
}
