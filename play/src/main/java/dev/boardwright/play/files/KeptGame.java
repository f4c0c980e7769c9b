package dev.boardwright.play.files;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.ai.job.OutputFile;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.record.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The file of a game in progress. Used by one thread.
 *
 * <p>Files are never changed: each time the game is kept it gets a new file, and then the one before is removed. If that is
 * gone, another process has continued the game from there, and both go on in files of their own. So nothing that another
 * process has kept is overwritten or removed, and a program that is killed leaves the game before or after the change.
 */
public final class KeptGame {
    private static final Pattern NAME = Pattern.compile("\\[Game \"([^\"\\\\]+)\"]\n");
    private static final String IN_PROGRESS = "\n[Result \"*\"]\n";

    private final UserFiles files;
    private final String name;

    /** The file that this process has found or written last; null if there is none. */
    private @Nullable Path file;

    KeptGame(UserFiles files, String name, @Nullable Path file) {
        this.files = files;
        this.name = name;
        this.file = file;
    }

    /** The result of keeping a game. */
    public enum Kept {
        /** It is kept. */
        HERE,
        /** It is kept in a file of its own, because another process has continued the game. */
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
        if (record.result().isOver() || record.moves().isEmpty()) {
            forget();
            return Kept.FORGOTTEN;
        }
        Path old = file;
        Path next = files.newFile(name);
        OutputFile.replacePrivate(next, record.toText());
        file = next;
        return old == null || remove(old) ? Kept.HERE : Kept.ELSEWHERE;
    }

    private void forget() {
        if (file != null) {
            remove(file);
            file = null;
        }
    }

    /** Removes a file; returns whether it was still there. */
    private static boolean remove(Path old) {
        try {
            return Files.deleteIfExists(old);
        } catch (IOException e) {
            throw FileProblem.of("remove", old, e);
        }
    }

    /** Whether the game is on the disk. */
    public boolean isKept() {
        return file != null;
    }

    /** The name of the game that was last kept, without playing its moves; empty if there is none in progress. */
    public Optional<String> gameName() {
        try {
            return Optional.of(GameFiles.readText(requireFile()))
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
        return GameFiles.read(requireFile());
    }

    private Path requireFile() {
        return Objects.requireNonNull(file, "not kept yet");
    }
}
