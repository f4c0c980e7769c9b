package dev.boardwright.play.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.core.BoardwrightException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    Path directory;

    private Path file;

    @BeforeEach
    void setUp() {
        file = directory.resolve("file");
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(directory)) {
            return all.sorted().toList();
        }
    }

    @Test
    void onlyTheFileItselfRemains() throws IOException {
        AtomicFile.write(file, "one");
        AtomicFile.write(file, "two");
        assertEquals("two", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void aFileKeepsItsPermissions() throws IOException {
        assumeTrue(directory.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Files.createFile(file);
        for (String mode : List.of("rw-------", "rw-rw-r--", "rw-r-----")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            AtomicFile.write(file, "text");
            assertEquals(mode, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
    }

    @Test
    void aLinkStaysAndItsTargetIsWritten() throws IOException {
        Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("file"));
        Path second = Files.createSymbolicLink(directory.resolve("second"), link);
        AtomicFile.write(second, "through a link to nothing yet");
        assertTrue(Files.isSymbolicLink(second));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("through a link to nothing yet", Files.readString(file));
        AtomicFile.write(link, "again");
        assertEquals("again", Files.readString(file));
    }

    @Test
    void circularLinkIsRefused() throws IOException {
        Path link = directory.resolve("link");
        Files.createSymbolicLink(link, link);
        var e = assertThrows(BoardwrightException.class, () -> AtomicFile.write(link, "text"));
        assertTrue(e.getMessage().startsWith("cannot write " + link), e.getMessage());
        assertTrue(Files.isSymbolicLink(link));
    }

    @Test
    void temporaryFilesOfKilledRunsAreRemovedLater() throws IOException {
        Path old = Files.createFile(directory.resolve(".file." + UUID.randomUUID() + ".tmp"));
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
        Path busy = Files.createFile(directory.resolve(".file." + UUID.randomUUID() + ".tmp"));
        Path foreign = Files.createFile(directory.resolve(".file.mine.tmp"));
        Files.setLastModifiedTime(foreign, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
        AtomicFile.write(file, "text");
        assertFalse(Files.exists(old));
        assertTrue(Files.exists(busy));
        assertTrue(Files.exists(foreign));
    }
}
