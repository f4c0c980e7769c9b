package dev.boardwright.ai.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
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

    private static void write(OutputFile out, String text) throws IOException {
        out.stream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String refusal(Runnable work) {
        return String.valueOf(
                assertThrows(BoardwrightException.class, work::run).getMessage());
    }

    @Test
    void onlyTheFileItselfRemains() throws IOException {
        OutputFile.replace(file, "one");
        OutputFile.replace(file, "two");
        assertEquals("two", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void aFileThatIsNotCompletedLeavesTheOldOne() throws IOException {
        try (OutputFile out = OutputFile.create(file, false)) {
            write(out, "part");
            assertFalse(Files.exists(file));
        }
        assertEquals(List.of(), files());
        Files.writeString(file, "old");
        try (OutputFile out = OutputFile.create(file, true)) {
            write(out, "part");
            assertEquals("old", Files.readString(file));
        }
        assertEquals("old", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void aFileThatExistsIsReplacedOnlyIfForced() throws IOException {
        try (OutputFile out = OutputFile.create(file, false)) {
            Files.writeString(file, "meanwhile");
            assertEquals(file + " exists already; --force replaces it", refusal(out::commit));
        }
        assertEquals(file + " exists already; --force replaces it", refusal(() -> OutputFile.create(file, false)));
        assertEquals(file + " exists already; --force replaces it", refusal(() -> OutputFile.grow(file, false)));
        assertEquals("meanwhile", Files.readString(file));
        assertEquals(List.of(file), files());
    }

    @Test
    void aGrowingFileThatReplacesAnotherIsBesideItUntilItIsComplete() throws IOException {
        Files.writeString(file, "old");
        try (OutputFile out = OutputFile.grow(file, true)) {
            write(out, "new");
        }
        assertEquals("old", Files.readString(file));
        try (OutputFile out = OutputFile.resume(file)) {
            out.file().cut(3);
            write(out, "er");
            out.commit();
        }
        assertEquals("newer", Files.readString(file));
        assertEquals(List.of(file), files());
        OutputFile out = OutputFile.grow(file, true);
        assertTrue(Files.exists(directory.resolve("file.partial")));
        out.close();
        assertEquals(List.of(file), files());
    }

    @Test
    void anInputIsNeverAnOutput() throws IOException {
        Files.writeString(file, "input");
        Path symbolic = Files.createSymbolicLink(directory.resolve("symbolic"), Path.of("file"));
        Path hard = Files.createLink(directory.resolve("hard"), file);
        Path spelled = directory.resolve(".").resolve("..").resolve(directory.getFileName() + "/file");
        Path missing = directory.resolve("missing");
        for (Path output : List.of(file, symbolic, hard, spelled)) {
            String message = assertThrows(
                            OptionException.class, () -> OutputFile.requireOther(output, List.of(missing, file)))
                    .getMessage();
            assertEquals(output + " is read by this command (as " + file + "): write to another file", message);
        }
        assertThrows(OptionException.class, () -> OutputFile.requireOther(file, List.of(symbolic)));
        OutputFile.requireOther(missing, List.of(file, symbolic, hard, spelled));
    }

    @Test
    void aFileKeepsItsPermissions() throws IOException {
        assumeTrue(directory.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Files.createFile(file);
        for (String mode : List.of("rw-------", "rw-rw-r--", "r--r-----")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            OutputFile.replace(file, "text");
            assertEquals(mode, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
        Path secret = directory.resolve("secret");
        OutputFile.replacePrivate(secret, "text");
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)));
    }

    @Test
    void aLinkStaysAndItsTargetIsWritten() throws IOException {
        Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of("file"));
        Path second = Files.createSymbolicLink(directory.resolve("second"), link);
        OutputFile.replace(second, "through a link to nothing yet");
        assertTrue(Files.isSymbolicLink(second));
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("through a link to nothing yet", Files.readString(file));
        OutputFile.replace(link, "again");
        assertEquals("again", Files.readString(file));
        try (OutputFile out = OutputFile.grow(second, true)) {
            write(out, "grown");
            out.commit();
        }
        assertEquals("grown", Files.readString(file));
        assertTrue(Files.isSymbolicLink(second));
    }

    @Test
    void circularLinkIsRefused() throws IOException {
        Path link = directory.resolve("link");
        Files.createSymbolicLink(link, link);
        String message = refusal(() -> OutputFile.replace(link, "text"));
        assertTrue(message.startsWith("cannot write " + link), message);
        assertTrue(Files.isSymbolicLink(link));
    }

    @Test
    void directoriesAndMissingDirectoriesAreRefused() {
        assertEquals(
                "cannot write " + directory + ": it is a directory", refusal(() -> OutputFile.replace(directory, "")));
        Path lost = directory.resolve("none").resolve("file");
        assertEquals(
                "cannot write " + lost + ": there is no such directory", refusal(() -> OutputFile.create(lost, true)));
        assertEquals(
                "cannot write " + lost + ": there is no such directory", refusal(() -> OutputFile.grow(lost, false)));
    }

    @Test
    void devicesAreWrittenDirectly() {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device));
        OutputFile.replace(device, "text");
        assertFalse(Files.isRegularFile(device));
    }

    @Test
    void filesOfKilledRunsAreRemovedAndThoseOfLiveOnesAreNot() throws IOException {
        Path left = Files.createFile(directory.resolve(".file." + UUID.randomUUID() + ".tmp"));
        Path foreign = Files.createFile(directory.resolve(".file.mine.tmp"));
        Path other = Files.createFile(directory.resolve(".other." + UUID.randomUUID() + ".tmp"));
        try (OutputFile busy = OutputFile.create(file, false)) {
            OutputFile.replace(file, "text");
            assertFalse(Files.exists(left));
            assertTrue(Files.exists(busy.written()));
            assertTrue(Files.exists(foreign));
            assertTrue(Files.exists(other));
        }
        OutputFile.replacePrivate(file, "in a folder of the program");
        assertFalse(Files.exists(other));
        assertTrue(Files.exists(foreign));
    }

    @Test
    void twoProgramsDoNotWriteOneFile() throws Exception {
        Process holder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName(),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(holder.getInputStream(), StandardCharsets.UTF_8))) {
            assertEquals("writing", out.readLine());
            String inUse = file + ": another run is writing it";
            assertEquals("cannot resume " + inUse, refusal(() -> OutputFile.resume(file)));
            assertEquals("cannot write " + inUse, refusal(() -> OutputFile.append(file)));
            assertEquals("cannot write " + inUse, refusal(() -> OutputFile.grow(file, true)));
            assertEquals("cannot write " + inUse, refusal(() -> OutputFile.create(file, true)));
            assertEquals("held", Files.readString(file));
        } finally {
            holder.destroyForcibly().waitFor();
        }
        try (OutputFile out = OutputFile.resume(file)) {
            out.file().cut(4);
        }
        assertEquals("held", Files.readString(file));
    }

    @Test
    void twoThreadsDoNotWriteOneFile() throws IOException {
        try (OutputFile out = OutputFile.grow(file, false)) {
            write(out, "one");
            assertEquals(
                    "cannot resume " + file + ": another run is writing it", refusal(() -> OutputFile.resume(file)));
            out.commit();
        }
        OutputFile.append(file).close();
    }

    /** Writes to a file and keeps it open. */
    static final class Holder {
        public static void main(String[] args) throws Exception {
            OutputFile out = OutputFile.grow(Path.of(args[0]), false);
            write(out, "held");
            System.out.println("writing");
            new InputStreamReader(System.in, StandardCharsets.UTF_8).read();
        }
    }
}
