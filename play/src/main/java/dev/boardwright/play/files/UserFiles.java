package dev.boardwright.play.files;

import dev.boardwright.play.support.FileProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files that the program keeps for a person: settings, and games in progress.
 *
 * <p>They are in the directory that the environment names as {@code BOARDWRIGHT_HOME}; else where the system keeps
 * programs' data.
 */
public final class UserFiles {
    /** The most games that are kept: as many as a menu can offer. With one more, the oldest goes. */
    public static final int MOST_GAMES = 9;

    private static final String SUFFIX = ".game";

    private final Path directory;

    public UserFiles(Path directory) {
        this.directory = directory;
    }

    /** The files of the person who runs the program. */
    public static UserFiles ofUser() {
        return new UserFiles(
                directory(System.getenv(), System.getProperty("os.name"), System.getProperty("user.home")));
    }

    /** Where the files are, given the environment, the name of the system, and the home directory. */
    public static Path directory(Map<String, String> environment, String system, String home) {
        Path own = path(environment.get("BOARDWRIGHT_HOME"));
        if (own != null) {
            return own;
        }
        boolean windows = system.toLowerCase(Locale.ROOT).startsWith("windows");
        Path data = path(environment.get(windows ? "LOCALAPPDATA" : "XDG_DATA_HOME"));
        if (data == null) {
            data = windows ? Path.of(home, "AppData", "Local") : Path.of(home, ".local", "share");
        }
        return data.resolve("boardwright");
    }

    private static @Nullable Path path(@Nullable String value) {
        return value == null || value.isBlank() ? null : GameFiles.path(value);
    }

    /** The file of the settings, which need not exist. */
    public Path settings() {
        return directory.resolve("settings.properties");
    }

    private Path games() {
        return directory.resolve("in-progress");
    }

    /** The directory of a file of ours, made if it is missing. */
    public static void makeDirectoryOf(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        try {
            if (parent != null) {
                Files.createDirectories(parent);
            }
        } catch (IOException e) {
            throw FileProblem.of("make", parent, e);
        }
    }

    /** A place for a new game, of which nothing is kept yet. */
    public KeptGame newGame(String gameName) {
        String base = gameName.replaceAll("[^A-Za-z0-9-]", "");
        return new KeptGame(this, games().resolve(base + "-" + UUID.randomUUID() + SUFFIX));
    }

    /** The games in progress that can be read, the one played last first. */
    public List<KeptGame> keptGames() {
        return files().stream()
                .map(file -> new KeptGame(this, file))
                .filter(KeptGame::isReadable)
                .toList();
    }

    /** Removes the oldest games beyond those that can be offered. */
    public void removeOldest() {
        files().stream().skip(MOST_GAMES).forEach(file -> new KeptGame(this, file).forget());
    }

    /** The files of games, the newest first; none where there is no directory. */
    private List<Path> files() {
        try (Stream<Path> all = Files.list(games())) {
            List<Path> found = new ArrayList<>(
                    all.filter(file -> file.toString().endsWith(SUFFIX)).toList());
            found.sort(Comparator.comparingLong(UserFiles::changed).reversed());
            return found;
        } catch (IOException e) {
            return List.of();
        }
    }

    private static long changed(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException e) {
            return 0;
        }
    }
}
