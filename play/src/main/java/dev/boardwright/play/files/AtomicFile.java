package dev.boardwright.play.files;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.core.BoardwrightException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * Writes files atomically: even after a power failure a file has either the old text or the new one.
 *
 * <p>The text is written to a temporary file in the same directory and flushed to the disk; the file then replaces the
 * target. A symbolic link is followed and stays a link.
 */
final class AtomicFile {
    /** The age after which a temporary file is no longer in use. */
    private static final Duration STALE = Duration.ofHours(1);

    private static final int MOST_LINKS = 40;

    private AtomicFile() {}

    /**
     * Writes a file. An existing file keeps its permissions; a new file has the system's default.
     *
     * @throws BoardwrightException if it cannot be written; the old file is unchanged then
     */
    static void write(Path file, String text) {
        write(file, text, false);
    }

    /** Writes a file that only its owner may read, in a folder of the program. */
    static void writePrivate(Path file, String text) {
        write(file, text, true);
    }

    private static void write(Path file, String text, boolean ofProgram) {
        try {
            Path target = target(file.toAbsolutePath());
            removeStale(target, ofProgram);
            Path written = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
            try {
                writeAndFlush(written, text, permissions(target, ofProgram));
                Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(written);
            }
        } catch (IOException e) {
            throw FileProblem.of("write", file, e);
        }
    }

    /** The target of a path after all symbolic links; it need not exist. */
    private static Path target(Path file) throws IOException {
        Path target = file;
        for (int i = 0; i < MOST_LINKS; i++) {
            if (!Files.isSymbolicLink(target)) {
                return target;
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        throw new FileSystemLoopException(file.toString());
    }

    /** The permissions of an existing file, or those for a new one; empty for the system's default. */
    private static Set<PosixFilePermission> permissions(Path file, boolean ofProgram) throws IOException {
        if (!isPosix(file)) {
            return Set.of();
        }
        Set<PosixFilePermission> ofNew = ofProgram ? PosixFilePermissions.fromString("rw-------") : Set.of();
        return Files.exists(file) ? Files.getPosixFilePermissions(file) : ofNew;
    }

    private static boolean isPosix(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /** The attributes with which a file gets these permissions; none where there are no such permissions. */
    static FileAttribute<?>[] attributes(Path file, Set<PosixFilePermission> permissions) {
        return permissions.isEmpty() || !isPosix(file)
                ? new FileAttribute<?>[0]
                : new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)};
    }

    private static void writeAndFlush(Path file, String text, Set<PosixFilePermission> permissions) throws IOException {
        Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (FileChannel channel = FileChannel.open(file, options, attributes(file, permissions))) {
            if (!permissions.isEmpty()) {
                // A new file lacks those that the umask takes away.
                Files.setPosixFilePermissions(file, permissions);
            }
            var bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    /** Removes what programs left that were killed while they wrote this file or, in a folder of the program, any file. */
    private static void removeStale(Path target, boolean ofProgram) {
        String name = ofProgram ? ".+" : Pattern.quote(target.getFileName().toString());
        Pattern left = Pattern.compile("\\." + name + "\\.[0-9a-f-]{36}\\.tmp");
        Instant limit = Instant.now().minus(STALE);
        try (DirectoryStream<Path> files = Files.newDirectoryStream(
                target.resolveSibling(""),
                file -> left.matcher(file.getFileName().toString()).matches())) {
            for (Path file : files) {
                if (Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS)
                        .toInstant()
                        .isBefore(limit)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException e) {
            // Stale files only take space.
        }
    }
}
