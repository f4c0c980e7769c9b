package dev.boardwright.play.support;

import dev.boardwright.core.BoardwrightException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;

/** What went wrong with a file, for people: the exceptions of Java name little more than the file. */
public final class FileProblem {
    private FileProblem() {}

    /** An exception that says which file cannot be read or written, or whatever the verb is, and why. */
    public static BoardwrightException of(String verb, Path file, IOException e) {
        return new BoardwrightException("cannot " + verb + " " + file + ": " + reason(file, e), e);
    }

    private static String reason(Path file, IOException e) {
        if (e instanceof NoSuchFileException) {
            Path directory = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), file);
            return Files.isDirectory(directory) ? "there is no such file" : "there is no such directory";
        }
        if (e instanceof AccessDeniedException) {
            return "you are not allowed to";
        }
        if (Files.isDirectory(file)) {
            return "it is a directory";
        }
        return Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName());
    }
}
