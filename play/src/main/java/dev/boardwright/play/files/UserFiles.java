package dev.boardwright.play.files;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.ai.job.OutputFile;
import dev.boardwright.core.BoardwrightException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The files that the program keeps for a person: settings, and games in progress. Only that person may read them.
 *
 * <p>They are in the directory {@code BOARDWRIGHT_HOME} of the environment, else in the system's directory for
 * application data.
 */
public final class UserFiles {
    private static final String SUFFIX = ".game";
    private static final FileAttribute<?>[] NO_ATTRIBUTES = {};
    private static final FileAttribute<?>[] ONLY_OWNER = {
        PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
    };

    private final Path directory;

    public UserFiles(Path directory) {
        this.directory = directory;
    }

    /** The files of the person who runs the program. */
    public static UserFiles ofUser() {
        return new UserFiles(directory(System.getenv(), System.getProperty("os.name"), FileNames.home()));
    }

    /** The directory of the files, given the environment, the name of the system, and the home directory. */
    static Path directory(Map<String, String> environment, String system, String home) {
        Path own = path(environment.get("BOARDWRIGHT_HOME"), home);
        if (own != null) {
            return own;
        }
        boolean windows = system.toLowerCase(Locale.ROOT).startsWith("windows");
        Path data = path(environment.get(windows ? "LOCALAPPDATA" : "XDG_DATA_HOME"), home);
        // The XDG specification says to ignore a relative path.
        if (data == null || !data.isAbsolute()) {
            data = windows ? Path.of(home, "AppData", "Local") : Path.of(home, ".local", "share");
        }
        return data.resolve("boardwright");
    }

    private static @Nullable Path path(@Nullable String value, String home) {
        return value == null || value.isBlank() ? null : FileNames.path(value, home);
    }

    /** The file of the settings, which need not exist. */
    Path settings() {
        return directory.resolve("settings.properties");
    }

    private Path games() {
        return directory.resolve("in-progress");
    }

    /** The settings as they were last written; the default for each that is missing or invalid. */
    public Settings readSettings() {
        return Settings.read(settings());
    }

    /**
     * Writes the settings.
     *
     * @throws BoardwrightException if that fails
     */
    public void writeSettings(Settings settings) {
        makeFolder(directory);
        OutputFile.replacePrivate(settings(), settings.toText());
    }

    /** Creates a folder that only its owner may enter, if it is missing. */
    private static void makeFolder(Path folder) {
        try {
            boolean isPosix =
                    folder.getFileSystem().supportedFileAttributeViews().contains("posix");
            Files.createDirectories(folder, isPosix ? ONLY_OWNER : NO_ATTRIBUTES);
        } catch (IOException e) {
            throw FileProblem.of("make", folder, e);
        }
    }

    /** A new game, not written yet. */
    public KeptGame newGame(String gameName) {
        return new KeptGame(this, gameName.replaceAll("[^A-Za-z0-9-]", ""), null);
    }

    /**
     * A new file for a game, in a folder that exists.
     *
     * @throws BoardwrightException if the folder cannot be made
     */
    Path newFile(String name) {
        makeFolder(games());
        return games().resolve(name + "-" + UUID.randomUUID() + SUFFIX);
    }

    /** The games in progress, the latest first; none without a directory. They have not been read yet. */
    public List<KeptGame> keptGames() {
        try (Stream<Path> all = Files.list(games())) {
            return all.filter(file -> file.toString().endsWith(SUFFIX) && Files.isRegularFile(file))
                    .sorted(Comparator.comparingLong(UserFiles::changed).reversed())
                    .map(file -> new KeptGame(this, nameOf(file), file))
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    private static String nameOf(Path file) {
        return file.getFileName().toString().replaceFirst("(-[0-9a-f-]{36})?" + Pattern.quote(SUFFIX) + "$", "");
    }

    private static long changed(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException e) {
            return 0;
        }
    }
}
