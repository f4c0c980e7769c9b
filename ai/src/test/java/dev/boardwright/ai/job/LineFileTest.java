package dev.boardwright.ai.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineFileTest {
    private static final List<String> LINES = List.of("one", "zwei: ä", "three", "four", "five", "six");

    @TempDir
    Path folder;

    /** Compressed members, one for each of the texts. */
    private static byte[] members(String... texts) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (String text : texts) {
            try (GZIPOutputStream member = new GZIPOutputStream(out)) {
                member.write(text.getBytes(StandardCharsets.UTF_8));
            }
        }
        return out.toByteArray();
    }

    private static List<String> read(Path file) {
        List<String> lines = new ArrayList<>();
        try (Lines in = Lines.open(file)) {
            for (String line = in.next(); line != null; line = in.next()) {
                lines.add(line);
            }
            assertFalse(in.isTorn());
        }
        return lines;
    }

    /** Resumes a file whose lines must be the first of the list, adds the others, and returns how many there were. */
    private static int completeFile(Path file) {
        List<String> found = new ArrayList<>();
        LineFile.Resumed resumed = LineFile.resume(file, (number, line) -> {
            assertEquals(LINES.get((int) number), line);
            found.add(line);
        });
        try (LineFile out = resumed.file()) {
            assertEquals(found.size(), resumed.lines());
            LINES.subList(found.size(), LINES.size()).forEach(out::line);
            out.complete();
        }
        assertEquals(LINES, read(file));
        return found.size();
    }

    @Test
    void aCompressedFileOfSeveralMembersIsResumedWhereverItWasCut() throws IOException {
        Path file = folder.resolve("lines.gz");
        // The second member ends, and the third begins, within a line.
        byte[] whole = members("one\nzwei: ä\n", "three\nfo", "ur\nfive\n", "six\n");
        int last = 0;
        for (int length = 0; length <= whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            int lines = completeFile(file);
            assertTrue(lines >= last, "cut at " + length);
            last = lines;
        }
        assertEquals(6, last);
    }

    @Test
    void aPlainFileIsResumedWhereverItWasCut() throws IOException {
        Path file = folder.resolve("lines");
        byte[] whole = (String.join("\n", LINES) + "\n").getBytes(StandardCharsets.UTF_8);
        for (int length = 0; length <= whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            completeFile(file);
            assertEquals(String.join("\n", LINES) + "\n", Files.readString(file));
        }
    }

    @Test
    void aTornFileBehindALinkStaysBehindIt() throws IOException {
        for (String name : List.of("lines", "lines.gz")) {
            Path file = folder.resolve("real-" + name);
            Path link = Files.createSymbolicLink(folder.resolve(name), file.getFileName());
            Path hard = folder.resolve("hard-" + name);
            Files.write(
                    file,
                    name.endsWith(".gz")
                            ? Arrays.copyOf(members("one\nzwei"), 20)
                            : "one\nzw".getBytes(StandardCharsets.UTF_8));
            Files.createLink(hard, file);
            completeFile(link);
            assertTrue(Files.isSymbolicLink(link));
            assertEquals(LINES, read(file));
            assertEquals(LINES, read(hard));
        }
    }

    @Test
    void aDamagedMemberIsRefusedAndNothingIsLost() throws IOException {
        Path file = folder.resolve("lines.gz");
        byte[] one = members("one\nzwei: ä\n");
        byte[] whole = members("one\nzwei: ä\n", "three\n", "four\n");
        for (int i = one.length; i < whole.length; i++) {
            byte[] damaged = whole.clone();
            damaged[i] ^= 0x10;
            Files.write(file, damaged);
            List<String> lines = new ArrayList<>();
            try (Lines in = Lines.open(file)) {
                for (String line = in.next(); line != null; line = in.next()) {
                    lines.add(line);
                }
                // The time and the system in a header are not checked by anything.
                assertTrue(in.isTorn() || lines.equals(LINES.subList(0, 4)), "byte " + i + ": " + lines);
            } catch (BoardwrightException e) {
                assertTrue(e.getMessage().startsWith(file + ", line "), e.getMessage());
                BoardwrightException refusal =
                        assertThrows(BoardwrightException.class, () -> LineFile.resume(file, (number, line) -> {}));
                assertTrue(
                        refusal.getMessage().startsWith("cannot resume " + file + ": damaged gzip member after byte "),
                        refusal.getMessage());
                assertEquals(whole.length, Files.size(file));
            }
        }
    }

    @Test
    void everyHeaderOfRfc1952IsRead() throws IOException {
        byte[] plain = members("text\n");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(new byte[] {0x1f, (byte) 0x8b, 8, 4 + 8 + 16, 0, 0, 0, 0, 0, 0});
        out.write(new byte[] {2, 0, 'x', 'y', 'n', 'a', 'm', 'e', 0, 'c', 0});
        out.write(plain, 10, plain.length - 10);
        Path file = folder.resolve("lines.gz");
        Files.write(file, out.toByteArray());
        assertEquals(List.of("text"), read(file));
    }

    @Test
    void aLineThatIsNotTextIsNamed() throws IOException {
        Path file = folder.resolve("lines");
        Files.write(file, new byte[] {'a', '\n', 'b', '\r', '\n', (byte) 0xff, '\n'});
        try (Lines in = Lines.open(file)) {
            assertEquals("a", in.next());
            assertEquals("b", in.next());
            assertEquals(
                    file + ", line 3: it is not text in UTF-8",
                    assertThrows(BoardwrightException.class, in::next).getMessage());
        }
        assertEquals(
                "cannot resume " + file + ": line 3 is not text in UTF-8",
                assertThrows(BoardwrightException.class, () -> LineFile.resume(file, (number, line) -> {}))
                        .getMessage());
        assertEquals(7, Files.size(file));
    }

    @Test
    void aFileThatIsNotCompletedIsKeptOnlyIfItGrowsAndHasALine() throws IOException {
        Path file = folder.resolve("lines");
        try (LineFile out = LineFile.create(file, false)) {
            out.line("part");
        }
        assertFalse(Files.exists(file));
        LineFile.grow(file, false).close();
        assertFalse(Files.exists(file));
        try (LineFile out = LineFile.grow(file, false)) {
            out.line("one");
        }
        assertEquals(1, completeFile(file));
    }
}
