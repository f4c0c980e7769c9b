package dev.boardwright.core;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GamesTest {
    @Test
    void gamesAreFoundByTheirServiceFiles() {
        assertEquals(List.of(Nim.INFO), Games.all());
        assertSame(Nim.INFO, Games.info("nim"));
    }

    @Test
    void aGameIsMadeWithDefaultsForTheRest() {
        assertEquals(Nim.of(GameOptions.none()).options(), Games.create("nim").options());
        assertEquals(
                "nim size=9 variant=misere double-turn=false most-taken=3 setup=fixed",
                Games.create("nim", GameOptions.of("variant", "misere").with("size", 9))
                        .toString());
    }

    @Test
    void anUnknownGameIsRefusedWithTheGamesFound() {
        String message = "there is no game 'chess'; games found: nim";
        assertRefused(OptionException.class, message, () -> Games.create("chess"));
        assertRefused(OptionException.class, message, () -> Games.info("chess"));
    }

    @Test
    void anUnknownOptionIsRefused() {
        assertRefused(
                OptionException.class,
                "nim does not allow size 'big'; allowed: "
                        + Nim.INFO.options().get(0).values(GameOptions.none()).describe(),
                () -> Games.create("nim", GameOptions.of("size", "big")));
    }

    /** Found on a class path that names two more factories: one that there is, and one that there is not. */
    @Test
    void aBrokenServiceFileIsReportedAsOurs(@TempDir Path folder) throws IOException {
        BoardwrightException refused =
                withServices(folder, "there.is.No$Such", () -> assertThrows(BoardwrightException.class, Games::all));
        assertTrue(refused.getMessage().startsWith("a game on the class path cannot be loaded: "));
        assertTrue(refused.getMessage().contains("there.is.No$Such"));
    }

    @Test
    void gamesAreListedByName(@TempDir Path folder) throws IOException {
        List<GameInfo> found = withServices(folder, AnotherFactory.class.getName(), Games::all);
        assertEquals(
                List.of("another", "nim"), found.stream().map(GameInfo::name).toList());
    }

    /** A game whose name comes before Nim's. */
    public static final class AnotherFactory implements GameFactory {
        @Override
        public GameInfo info() {
            return GameInfo.of("another", "A", "B");
        }

        @Override
        public Game<?, ?> create(GameOptions resolved) {
            return new Corners(3);
        }
    }

    private static <T> T withServices(Path folder, String factory, Supplier<T> call) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(GameFactory.class.getName()), factory + "\n");
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            thread.setContextClassLoader(loader);
            return call.get();
        } finally {
            thread.setContextClassLoader(before);
        }
    }
}
