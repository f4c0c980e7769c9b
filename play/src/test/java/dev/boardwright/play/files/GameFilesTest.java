package dev.boardwright.play.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.testkit.TicTacToe;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class GameFilesTest {
    private static final GameRecord<?, ?> RECORD = record();

    @TempDir
    Path directory;

    private static GameRecord<?, ?> record() {
        TicTacToe game = new TicTacToe();
        return GameRecord.of(game).play(game.notation().parseMove("b2"));
    }

    private static void assertRefused(String words, Executable attempt) {
        var e = assertThrows(BoardwrightException.class, attempt);
        assertTrue(e.getMessage().contains(words), e.getMessage());
        assertEquals(1, e.getMessage().lines().count());
    }

    @Test
    void savedGamesAreReadBackAndNoOtherFileIsLeft() throws IOException {
        Path file = directory.resolve("my game.txt");
        GameFiles.save(RECORD, file);
        assertEquals(RECORD, GameFiles.read(file));
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void anEarlierGameAndAnEmptyFileAreReplaced() throws IOException {
        Path file = Files.createFile(directory.resolve("game"));
        GameFiles.save(RECORD, file);
        GameFiles.save(RECORD, file);
        assertEquals(RECORD, GameFiles.read(file));
    }

    @Test
    void otherFilesAreNotOverwritten() throws IOException {
        Path file = Files.writeString(directory.resolve("notes"), "buy milk");
        assertRefused("is not a game", () -> GameFiles.save(RECORD, file));
        assertEquals("buy milk", Files.readString(file));
    }

    @Test
    void aLinkIsFollowed() throws IOException {
        Path file = Files.createFile(directory.resolve("game"));
        Path link = Files.createSymbolicLink(directory.resolve("link"), file);
        GameFiles.save(RECORD, link);
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(RECORD, GameFiles.read(file));
    }

    @Test
    void filesThatCannotBeWrittenAreReportedInOneLine() throws IOException {
        assertRefused("there is no such directory", () -> GameFiles.save(RECORD, directory.resolve("no/where")));
        assertRefused("it is a directory", () -> GameFiles.save(RECORD, directory));
        // A device would do, but a failure of this test could destroy it.
        Path socket = directory.resolve("socket");
        try (ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.bind(UnixDomainSocketAddress.of(socket));
            assertRefused("is not a game", () -> GameFiles.save(RECORD, socket));
        }
    }

    @Test
    void filesThatCannotBeReadAreReportedInOneLine() throws IOException {
        assertRefused("there is no such file", () -> GameFiles.read(directory.resolve("nothing")));
        assertRefused("it is a directory", () -> GameFiles.read(directory));
        Path binary = Files.write(directory.resolve("binary"), new byte[] {(byte) 0xff, 0, 1});
        assertRefused("it is not text", () -> GameFiles.read(binary));
        Path prose = Files.writeString(directory.resolve("prose"), "Once upon a time\n");
        assertRefused("prose: ", () -> GameFiles.read(prose));
        Path huge = Files.write(directory.resolve("huge"), new byte[10_000_001]);
        assertRefused("too long", () -> GameFiles.read(huge));
    }

    @Test
    void theHomeDirectoryCanBeAbbreviated() {
        assertEquals(Path.of("/home/ann", "game"), FileNames.path("~/game", "/home/ann"));
        assertEquals(Path.of("/home/ann"), FileNames.path("~", "/home/ann"));
        assertEquals(Path.of("a~/game"), FileNames.path("a~/game"));
        assertRefused("is not a valid file name", () -> FileNames.path("a\0b"));
    }

    @Test
    void environmentSetsTheHomeDirectory() {
        String home = System.getenv("HOME");
        assumeTrue(home != null && !home.isBlank());
        assertEquals(Path.of(home, "game"), FileNames.path("~/game"));
    }

    @Test
    void fileNameCannotControlTheTerminal() {
        var e = assertThrows(
                BoardwrightException.class, () -> GameFiles.read(directory.resolve("a\u009b31m\u2028b\nc")));
        assertTrue(e.getMessage().contains("a?31m?b?c: "), e.getMessage());
    }
}
