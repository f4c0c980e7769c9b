package dev.boardwright.ai.job;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.SafeText;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file that a program writes. It appears as a whole: even after a power failure its path has the old content or the new.
 *
 * <p>The content is written to another file in the same directory, which replaces the target when it is
 * {@linkplain #commit() complete}; if it is closed before, the target stays as it was. Symbolic links are followed and stay
 * links. An existing file keeps its permissions. Devices and pipes are written directly.
 *
 * <p>A file that {@linkplain #grow grows} for hours is different: what is there after a kill can be
 * {@linkplain #resume resumed}. No two programs write to it at once.
 *
 * <pre>{@code
 * static void write(java.nio.file.Path path, byte[] content) throws java.io.IOException {
 *     try (OutputFile file = OutputFile.create(path, false)) {
 *         file.stream().write(content);
 *         file.commit();
 *     }
 * }
 * }</pre>
 *
 * <p>Used by one thread.
 */
public final class OutputFile implements Closeable {
    private static final String PARTIAL = ".partial";
    private static final int MOST_LINKS = 40;

    /** The age of a temporary file after which its writer is gone, where the file system has no locks to ask. */
    private static final Duration STALE = Duration.ofHours(1);

    private static final FileAttribute<?>[] NO_ATTRIBUTES = {};

    private static final Set<PosixFilePermission> OWNERS = PosixFilePermissions.fromString("rw-------");
    private static final FileAttribute<?>[] ONLY_OWNER = {PosixFilePermissions.asFileAttribute(OWNERS)};

    /** The path in messages. */
    private final Path name;

    private final Path target;
    private final Path written;
    private final boolean replaces;

    /** The permissions of the complete file; empty for the system's default. */
    private final Set<PosixFilePermission> permissions;

    private final boolean grows;
    private final @Nullable LockedFile file;
    private final OutputStream out;
    private boolean committed;

    private OutputFile(
            Path name,
            Path target,
            Path written,
            boolean replaces,
            Set<PosixFilePermission> permissions,
            LockedFile file) {
        this.name = name;
        this.target = target;
        this.written = written;
        this.replaces = replaces;
        this.permissions = permissions;
        this.file = file;
        grows = false;
        out = file.output();
    }

    /** A file that grows. */
    private OutputFile(Path name, Path target, Path written, LockedFile file) throws IOException {
        this.name = name;
        this.target = target;
        this.written = written;
        this.file = file;
        replaces = true;
        permissions = written.equals(target) ? Set.of() : permissions(target, Set.of());
        grows = true;
        out = file.output();
    }

    /** A device or a pipe. */
    private OutputFile(Path device) throws IOException {
        name = device;
        target = device;
        written = device;
        replaces = false;
        permissions = Set.of();
        grows = true;
        file = null;
        out = Files.newOutputStream(device, StandardOpenOption.WRITE);
    }

    /**
     * Checks that an output is not one of the inputs, also by another spelling, a symbolic or a hard link.
     *
     * @throws OptionException if it is
     */
    public static void requireOther(Path output, Collection<Path> inputs) {
        for (Path input : inputs) {
            try {
                if (output.equals(input) || Files.isSameFile(output, input)) {
                    throw new OptionException(SafeText.line(output.toString())
                            + " is read by this command (as " + SafeText.line(input.toString())
                            + "): write to another file");
                }
            } catch (IOException e) {
                // One of them does not exist.
            }
        }
    }

    /**
     * A file that is complete when it is committed.
     *
     * @param force whether to replace a file that exists
     * @throws BoardwrightException if the file exists and is not to be replaced, is being written by another program, or
     *     cannot be written
     */
    public static OutputFile create(Path path, boolean force) {
        return create(path, force, Set.of(), false);
    }

    /** Writes a text to a file, and replaces one that exists. */
    public static void replace(Path path, String text) {
        write(create(path, true, Set.of(), false), text);
    }

    /** Writes a file that only its owner may read, in a folder of the program. */
    public static void replacePrivate(Path path, String text) {
        write(create(path, true, OWNERS, true), text);
    }

    private static void write(OutputFile file, String text) {
        try (file) {
            file.stream().write(text.getBytes(StandardCharsets.UTF_8));
            file.commit();
        } catch (IOException e) {
            throw FileProblem.of("write", file.name, e);
        }
    }

    private static OutputFile create(
            Path path, boolean force, Set<PosixFilePermission> permissions, boolean folderIsOurs) {
        try {
            if (isDevice(path)) {
                return new OutputFile(path);
            }
            Path target = target(path);
            requireReplaceable(path, target, force);
            removeLeftovers(target, folderIsOurs);
            Set<PosixFilePermission> all = permissions(target, permissions);
            while (true) {
                Path beside = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
                Files.createFile(beside, all.isEmpty() ? NO_ATTRIBUTES : ONLY_OWNER);
                try {
                    LockedFile file = LockedFile.open(beside);
                    if (Files.exists(beside)) {
                        return new OutputFile(path, target, beside, force, all, file);
                    }
                    file.close();
                } catch (IOException e) {
                    if (Files.exists(beside) && !LockedFile.IN_USE.equals(e.getMessage())) {
                        throw e;
                    }
                }
                // Another program took it for a leftover, in the moment before it was locked.
            }
        } catch (IOException e) {
            throw FileProblem.of("write", path, e);
        }
    }

    /**
     * A file that grows, to be resumed after an interruption. A new one is written in place. One that replaces an existing
     * file is written to a file of the same name with {@code .partial} until it is committed.
     *
     * @throws BoardwrightException as {@link #create}
     */
    public static OutputFile grow(Path path, boolean force) {
        try {
            if (isDevice(path)) {
                return new OutputFile(path);
            }
            Path target = target(path);
            requireReplaceable(path, target, force);
            Path written = Files.exists(target) ? partial(target) : target;
            if (written.equals(target) || !Files.exists(written)) {
                Files.createFile(written);
            }
            LockedFile file = LockedFile.open(written);
            file.cut(0);
            return new OutputFile(path, target, written, file);
        } catch (FileAlreadyExistsException e) {
            throw exists(path, e);
        } catch (IOException e) {
            throw FileProblem.of("write", path, e);
        }
    }

    /**
     * A file to continue, with its content; empty if there is none.
     *
     * @throws BoardwrightException if another program is writing it, or it cannot be read or written
     */
    static OutputFile resume(Path path) {
        try {
            Path target = target(path);
            Path written = Files.exists(partial(target)) ? partial(target) : target;
            if (!Files.exists(written)) {
                Files.createFile(written);
            }
            return new OutputFile(path, target, written, LockedFile.open(written));
        } catch (IOException e) {
            throw FileProblem.of("resume", path, e);
        }
    }

    /**
     * A file that goes on after its content, in place; created if there is none.
     *
     * @throws BoardwrightException if another program is writing it, or it cannot be written
     */
    public static OutputFile append(Path path) {
        try {
            if (isDevice(path)) {
                return new OutputFile(path);
            }
            Path target = target(path);
            if (!Files.exists(target)) {
                Files.createFile(target);
            }
            LockedFile file = LockedFile.open(target);
            file.cut(Files.size(target));
            return new OutputFile(path, target, target, file);
        } catch (IOException e) {
            throw FileProblem.of("write", path, e);
        }
    }

    private static void requireReplaceable(Path path, Path target, boolean force) throws IOException {
        if (Files.isDirectory(target)) {
            throw FileProblem.of("write", path, "it is a directory");
        }
        if (!Files.exists(target)) {
            return;
        }
        if (!force) {
            throw exists(path, null);
        }
        if (LockedFile.isInUse(target)) {
            throw FileProblem.of("write", path, LockedFile.IN_USE);
        }
    }

    private static BoardwrightException exists(Path path, @Nullable Throwable cause) {
        String message = SafeText.line(path.toString()) + " exists already; --force replaces it";
        return cause == null ? new BoardwrightException(message) : new BoardwrightException(message, cause);
    }

    private static Path partial(Path target) {
        return target.resolveSibling(target.getFileName() + PARTIAL);
    }

    /** Whether a path is a device or a pipe, which cannot be replaced. */
    private static boolean isDevice(Path path) {
        return Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path);
    }

    /** The target of a path after all symbolic links; it need not exist. */
    private static Path target(Path path) throws IOException {
        Path target = path.toAbsolutePath();
        for (int i = 0; i < MOST_LINKS; i++) {
            if (!Files.isSymbolicLink(target)) {
                if (target.getFileName() == null) {
                    throw new IOException("it is a directory");
                }
                return target;
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        throw new FileSystemLoopException(path.toString());
    }

    /** The permissions of an existing file, or those for a new one; empty for the system's default. */
    private static Set<PosixFilePermission> permissions(Path file, Set<PosixFilePermission> ofNew) throws IOException {
        if (!isPosix(file)) {
            return Set.of();
        }
        return Files.exists(file) ? Files.getPosixFilePermissions(file) : ofNew;
    }

    private static boolean isPosix(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /** Removes what programs left that were killed while they wrote this file or, in a folder of the program, any file. */
    private static void removeLeftovers(Path target, boolean folderIsOurs) {
        String name = folderIsOurs ? ".+" : Pattern.quote(target.getFileName().toString());
        Pattern left = Pattern.compile("\\." + name + "\\.[0-9a-f-]{36}\\.tmp");
        try (DirectoryStream<Path> files = Files.newDirectoryStream(
                Objects.requireNonNull(target.getParent()),
                file -> left.matcher(file.getFileName().toString()).matches() && Files.isRegularFile(file))) {
            for (Path file : files) {
                if (isLeftover(file)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException e) {
            // Leftovers only take space.
        }
    }

    private static boolean isLeftover(Path path) {
        try (LockedFile file = LockedFile.open(path)) {
            return file.hasLock()
                    || path.toFile().lastModified() < Instant.now().minus(STALE).toEpochMilli();
        } catch (IOException e) {
            return false;
        }
    }

    /** The path that is written now: the target, or a file beside it. */
    Path written() {
        return written;
    }

    /** A file that is continued, to read and to cut. */
    LockedFile file() {
        return Objects.requireNonNull(file, "a device cannot be continued");
    }

    /** A stream that writes to the file, without a buffer. Closing it is not necessary. */
    public OutputStream stream() {
        return out;
    }

    /** Completes the file. It is at its path afterwards, and on the disk. */
    public void commit() {
        try {
            if (file == null) {
                out.close();
            } else {
                if (!permissions.isEmpty()) {
                    Files.setPosixFilePermissions(written, permissions);
                }
                file.sync();
                file.close();
            }
            if (!written.equals(target)) {
                if (replaces) {
                    Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
                } else {
                    Files.move(written, target);
                }
            }
            committed = true;
        } catch (FileAlreadyExistsException e) {
            throw exists(name, e);
        } catch (IOException e) {
            throw FileProblem.of("write", name, e);
        }
    }

    /** Closes the file. If it is not complete, it is removed; one that grows is kept unless it is empty. */
    @Override
    public void close() {
        if (committed) {
            return;
        }
        try {
            if (file == null) {
                out.close();
                return;
            }
            file.close();
            if (!grows || (Files.exists(written) && Files.size(written) == 0)) {
                Files.deleteIfExists(written);
            }
        } catch (IOException e) {
            throw FileProblem.of("write", name, e);
        }
    }
}
