package dev.boardwright.ai.job;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.SafeText;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;

/** Messages about files that cannot be used: Java's exceptions name little more than the file. */
public final class FileProblem {
    private FileProblem() {}

    /** An exception that names the file, the operation that failed (such as read or write), and the reason. */
    public static BoardwrightException of(String verb, Path file, IOException e) {
        return new BoardwrightException(message(verb, file, reason(file, e)), e);
    }

    /** An exception with a known reason. */
    public static BoardwrightException of(String verb, Path file, String reason) {
        return new BoardwrightException(message(verb, file, reason));
    }

    private static String message(String verb, Path file, String reason) {
        return "cannot " + verb + " " + SafeText.line(file.toString()) + ": " + reason;
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
        return SafeText.line(
                Objects.requireNonNullElse(e.getMessage(), e.getClass().getSimpleName()));
    }
}
