package dev.boardwright.play.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A lock on a folder against other processes of the program. Does nothing if the file system has no locks. */
final class FolderLock {
    private final @Nullable FileChannel channel;

    private FolderLock(@Nullable FileChannel channel) {
        this.channel = channel;
    }

    /** Waits for the lock of this folder, which must exist. */
    static FolderLock of(Path folder) {
        FileChannel channel = null;
        try {
            boolean posix = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
            FileAttribute<?>[] attributes = posix
                    ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(AtomicFile.PRIVATE)}
                    : new FileAttribute<?>[0];
            channel = FileChannel.open(
                    folder.resolve(".lock"), Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE), attributes);
            channel.lock();
            return new FolderLock(channel);
        } catch (IOException | OverlappingFileLockException e) {
            return new FolderLock(channel);
        }
    }

    /** Releases the lock by closing the channel. */
    void close() {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // The lock ends with the process.
        }
    }
}
