package dev.boardwright.play.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.draw.Look;
import dev.boardwright.draw.Palette;
import dev.boardwright.play.files.KeptGame.Kept;
import dev.boardwright.testkit.TicTacToe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class UserFilesTest {
    private static final TicTacToe GAME = new TicTacToe();

    @TempDir
    Path directory;

    private static GameRecord<?, ?> record(String... moves) {
        GameRecord<TicTacToe.State, TicTacToe.Move> record = GameRecord.of(GAME);
        for (String move : moves) {
            record = record.play(GAME.notation().parseMove(move));
        }
        return record;
    }

    private List<Path> filesOnDisk() throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve("in-progress"))) {
            return files.filter(file -> file.toString().endsWith(".game")).toList();
        }
    }

    @Test
    void environmentSetsTheDirectory() {
        Map<String, String> nothing = Map.of();
        Map<String, String> xdg = Map.of("XDG_DATA_HOME", "/data", "LOCALAPPDATA", "/local");
        assertEquals(Path.of("/home/ann/.local/share/boardwright"), UserFiles.directory(nothing, "Linux", "/home/ann"));
        assertEquals(Path.of("/data/boardwright"), UserFiles.directory(xdg, "Linux", "/home/ann"));
        assertEquals(Path.of("/local/boardwright"), UserFiles.directory(xdg, "Windows 11", "/home/ann"));
        assertEquals(
                Path.of("/home/ann/AppData/Local/boardwright"),
                UserFiles.directory(nothing, "Windows 11", "/home/ann"));
        assertEquals(Path.of("/own"), UserFiles.directory(Map.of("BOARDWRIGHT_HOME", "/own"), "Linux", "/home/ann"));
        assertEquals(
                Path.of("/home/ann/.local/share/boardwright"),
                UserFiles.directory(Map.of("XDG_DATA_HOME", "some/where"), "Linux", "/home/ann"));
        assertEquals(
                Path.of("/home/ann/games"),
                UserFiles.directory(Map.of("BOARDWRIGHT_HOME", "~/games"), "Linux", "/home/ann"));
        assertEquals(
                Path.of("/home/ann/.local/share/boardwright"),
                UserFiles.directory(Map.of("BOARDWRIGHT_HOME", " ", "XDG_DATA_HOME", ""), "Linux", "/home/ann"));
    }

    @Test
    void aGameIsKeptWhileItIsPlayedAndRemovedWhenItIsOver() throws IOException {
        UserFiles files = new UserFiles(directory);
        KeptGame kept = files.newGame("tic-tac-toe");
        kept.keep(record("a1"));
        kept.keep(record("a1", "b2"));
        assertEquals(1, filesOnDisk().size());
        assertEquals(record("a1", "b2"), files.keptGames().get(0).read());
        kept.keep(record("a1", "a2", "b1", "b2", "c1"));
        assertEquals(List.of(), filesOnDisk());
    }

    @Test
    void gamesAreListedFromTheLatestAndNoneIsLost() throws IOException {
        UserFiles files = new UserFiles(directory);
        for (int i = 0; i < 12; i++) {
            for (Path older : i > 0 ? filesOnDisk() : List.<Path>of()) {
                FileTime time = Files.getLastModifiedTime(older);
                Files.setLastModifiedTime(older, FileTime.from(time.toInstant().minus(Duration.ofHours(1))));
            }
            files.newGame("tic-tac-toe").keep(record("abc".charAt(i % 3) + "" + (i / 3 % 3 + 1)));
        }
        List<KeptGame> kept = files.keptGames();
        assertEquals(12, kept.size());
        assertEquals(record("c1"), kept.get(0).read());
        assertEquals(record("b1"), kept.get(1).read());
    }

    @Test
    void filesWithFutureDatesRemoveNoOthers() throws IOException {
        UserFiles files = new UserFiles(directory);
        for (int i = 0; i < 12; i++) {
            files.newGame("tic-tac-toe").keep(record("a1"));
        }
        for (Path file : filesOnDisk()) {
            Files.setLastModifiedTime(file, FileTime.from(Instant.now().plus(Duration.ofDays(365))));
        }
        KeptGame latest = files.newGame("tic-tac-toe");
        latest.keep(record("b2"));
        assertEquals(record("b2"), latest.read());
        assertEquals(13, files.keptGames().size());
    }

    @Test
    void gamesKeptByAnotherProcessAreNeverOverwrittenOrRemoved() throws IOException {
        UserFiles files = new UserFiles(directory);
        files.newGame("tic-tac-toe").keep(record("a1"));
        KeptGame here = files.keptGames().get(0);
        KeptGame there = files.keptGames().get(0);
        here.read();
        there.read();
        assertEquals(Kept.HERE, there.keep(record("a1", "b2")));
        assertEquals(Kept.ELSEWHERE, here.keep(record("a1", "c3")));
        assertEquals(Kept.HERE, here.keep(record("a1", "c3", "b2")));
        assertEquals(2, files.keptGames().size());
        assertEquals(record("a1", "b2"), there.read());
        assertEquals(record("a1", "c3", "b2"), here.read());

        KeptGame late = files.keptGames().get(0);
        late.read();
        files.keptGames().get(0).read();
        here.keep(record("a1", "c3", "b2", "b1"));
        there.keep(record("a1", "b2", "c3"));
        late.keep(record("a1", "a2", "b1", "b2", "c1"));
        assertEquals(2, files.keptGames().size());
    }

    @Test
    void ofTwoThatContinueAGameAtOnceOneGetsAFileOfItsOwn() {
        for (int round = 0; round < 20; round++) {
            UserFiles files = new UserFiles(directory.resolve(Integer.toString(round)));
            files.newGame("tic-tac-toe").keep(record("a1"));
            KeptGame here = files.keptGames().get(0);
            KeptGame there = files.keptGames().get(0);
            var other = CompletableFuture.supplyAsync(() -> there.keep(record("a1", "b2")));
            Kept mine = here.keep(record("a1", "c3"));
            assertEquals(Set.of(Kept.HERE, Kept.ELSEWHERE), EnumSet.of(mine, other.join()));
            assertEquals(2, files.keptGames().size());
            assertEquals(record("a1", "c3"), here.read());
            assertEquals(record("a1", "b2"), there.read());
        }
    }

    @Test
    void temporaryFilesOfKilledRunsAreRemovedLater() throws IOException {
        UserFiles files = new UserFiles(directory);
        files.newGame("tic-tac-toe").keep(record("a1"));
        Path old = Files.createFile(directory.resolve("in-progress/.a.game." + UUID.randomUUID() + ".tmp"));
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
        files.newGame("tic-tac-toe").keep(record("a1"));
        assertFalse(Files.exists(old));
    }

    @Test
    void onlyTheOwnerMayReadFilesAndFolders() throws IOException {
        assumeTrue(directory.getFileSystem().supportedFileAttributeViews().contains("posix"));
        UserFiles files = new UserFiles(directory.resolve("data/boardwright"));
        files.newGame("tic-tac-toe").keep(record("a1"));
        files.writeSettings(Settings.create());
        Path home = directory.resolve("data/boardwright");
        assertEquals("rwx------", mode(home));
        assertEquals("rwx------", mode(home.resolve("in-progress")));
        assertEquals("rw-------", mode(home.resolve("settings.properties")));
        try (Stream<Path> games = Files.list(home.resolve("in-progress"))) {
            for (Path file : games.toList()) {
                assertEquals("rw-------", mode(file));
            }
        }
    }

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    void aGameNameCannotLeadToAnotherFolder() {
        UserFiles files = new UserFiles(directory);
        files.newGame("../../go x").keep(record("a1"));
        assertEquals(1, files.keptGames().size());
    }

    @Test
    void failedWritesAreReported() throws IOException {
        Path file = Files.createFile(directory.resolve("file"));
        KeptGame kept = new UserFiles(file).newGame("tic-tac-toe");
        var e = assertThrows(BoardwrightException.class, () -> kept.keep(record("a1")));
        assertTrue(e.getMessage().startsWith("cannot make " + file), e.getMessage());
        assertEquals(List.of(), new UserFiles(file).keptGames());
    }

    @Test
    void invalidSettingsHaveTheirDefaults() throws IOException {
        Path file = directory.resolve("settings");
        assertEquals(Settings.create(), Settings.read(file));
        Files.writeString(file, "thinking-time=soon\nstones=marbles\ncolours=perhaps\nwidth=3\n");
        assertEquals(Settings.create(), Settings.read(file));
        Files.writeString(file, "stones=\\u00zz");
        assertEquals(Settings.create(), Settings.read(file));
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe});
        assertEquals(Settings.create(), Settings.read(file));
    }

    @Test
    void settingsDecideHowBoardsLook() {
        Look possible = new Look(Palette.MANY, true);
        Settings settings = Settings.create();
        assertEquals(possible, settings.apply(possible));
        assertEquals(
                new Look(Palette.MANY, false),
                settings.withStones(Settings.Stones.LETTERS).apply(possible));
        assertEquals(Look.PLAIN, settings.withColours(false).apply(possible));
        assertEquals(Look.PLAIN, settings.apply(Look.PLAIN));
    }

    @Test
    @Timeout(10)
    void aPipeAmongTheGamesIsLeftAlone() throws Exception {
        UserFiles files = new UserFiles(directory);
        files.newGame("tictactoe").keep(record("a1"));
        Path pipe = directory.resolve("in-progress").resolve("pipe.game");
        assumeTrue(!System.getProperty("os.name").startsWith("Windows"));
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertEquals(1, files.keptGames().size());
        assertTrue(files.keptGames().get(0).gameName().isPresent());
    }
}
