package dev.boardwright.play.files;

import dev.boardwright.core.BoardwrightException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Paths of files that people type. */
public final class FileNames {
    private FileNames() {}

    /**
     * The path of a typed name; {@code ~} is the home directory.
     *
     * @throws BoardwrightException if no file can have this name
     */
    public static Path path(String name) {
        return path(name, home());
    }

    static Path path(String name, String home) {
        if (name.isBlank()) {
            throw new BoardwrightException("a file needs a name");
        }
        String expanded = name.equals("~") || name.startsWith("~/") ? home + name.substring(1) : name;
        try {
            return Path.of(expanded);
        } catch (InvalidPathException e) {
            throw new BoardwrightException(BoardwrightException.quote(name) + " is not a valid file name", e);
        }
    }

    /** The home directory: {@code HOME}, as in a shell, or else that of the system. */
    static String home() {
        String home = System.getenv("HOME");
        return home == null || home.isBlank() ? System.getProperty("user.home") : home;
    }
}
