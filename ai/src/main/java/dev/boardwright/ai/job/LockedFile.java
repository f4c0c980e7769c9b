package dev.boardwright.ai.job;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * An open file that says to other programs, and to the rest of this one, that it is being written. The operating system
 * ends that when the process ends, however it ends. An interrupt does not close it, unlike a {@code FileChannel}.
 *
 * <p>The lock is on a byte far behind the end, because a locked byte cannot be read on Windows. Where the file system has
 * no locks, only this process knows.
 */
final class LockedFile implements Closeable {
    static final String IN_USE = "another run is writing it";

    private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

    /**
     * The files that this process writes. They are never opened a second time: closing any channel of a file ends all
     * locks of the process on it on most systems.
     */
    private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

    private final Path path;
    private final RandomAccessFile file;

    /** Null if there are no locks; kept because the lock ends with it. */
    private final @Nullable FileLock lock;

    private LockedFile(Path path, RandomAccessFile file, @Nullable FileLock lock) {
        this.path = path;
        this.file = file;
        this.lock = lock;
    }

    /** An existing file, open at its first byte. Throws an exception with the message {@link #IN_USE} if it is in use. */
    static LockedFile open(Path path) throws IOException {
        if (!Files.isWritable(path)) {
            throw new AccessDeniedException(path.toString());
        }
        if (!OURS.add(path)) {
            throw new IOException(IN_USE);
        }
        try {
            RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
            try {
                return new LockedFile(path, file, lock(file));
            } catch (Throwable e) {
                file.close();
                throw e;
            }
        } catch (Throwable e) {
            OURS.remove(path);
            throw e;
        }
    }

    private static @Nullable FileLock lock(RandomAccessFile file) throws IOException {
        FileLock lock;
        try {
            lock = file.getChannel().tryLock(LOCKED_BYTE, 1, false);
        } catch (OverlappingFileLockException e) {
            throw new IOException(IN_USE, e);
        } catch (IOException e) {
            return null;
        }
        if (lock == null) {
            throw new IOException(IN_USE);
        }
        return lock;
    }

    /** Whether an existing file is being written, as far as locks can say. */
    static boolean isInUse(Path path) {
        try {
            open(path).close();
            return false;
        } catch (IOException e) {
            return IN_USE.equals(e.getMessage());
        }
    }

    /** Whether the file system has locks. */
    boolean hasLock() {
        return lock != null;
    }

    /** The file's bytes from the current one on. Closing it does nothing. */
    InputStream input() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                return file.read();
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                return file.read(bytes, offset, length);
            }
        };
    }

    /** Writes at the current byte, without a buffer. Closing it does nothing. */
    OutputStream output() {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                file.write(b);
            }

            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                file.write(bytes, offset, length);
            }
        };
    }

    /** Removes what follows the first {@code length} bytes, and goes there. */
    void cut(long length) throws IOException {
        file.setLength(length);
        file.seek(length);
    }

    /** Waits until everything is on the disk. */
    void sync() throws IOException {
        file.getFD().sync();
    }

    @Override
    public void close() throws IOException {
        OURS.remove(path);
        file.close();
    }
}
