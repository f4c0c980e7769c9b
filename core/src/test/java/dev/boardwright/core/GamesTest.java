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
    void aGenericMethodKnowsTheTypesOfTheGame() {
        assertEquals(
                "nim size=3 variant=normal double-turn=false most-taken=3 setup=fixed: 2 r",
                firstMove(Games.create("nim", GameOptions.of("size", 3))));
    }

    private static <S, M> String firstMove(Game<S, M> game) {
        S start = game.initialState();
        M move = game.legalMoves(start).get(0);
        return game + ": " + game.notation().formatState(game.play(start, move));
    }

    @Test
    void gamesAreFoundByTheirServiceFiles() {
        assertEquals(List.of(Nim.INFO), Games.all());
        assertSame(Nim.INFO, Games.info("nim"));
    }

    @Test
    void aGameIsMadeWithDefaultsForTheRest() {
        assertEquals(Nim.of(GameOptions.create()).options(), Games.create("nim").options());
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
                        + Nim.INFO.options().get(0).values(GameOptions.create()).describe(),
                () -> Games.create("nim", GameOptions.of("size", "big")));
    }

    @Test
    void aBrokenGameIsLeftOutAndReported(@TempDir Path folder) throws IOException {
        assertEquals(List.of(Nim.INFO), withServices(folder, "there.is.No$Such", Games::all));
        List<String> problems = withServices(folder, "there.is.No$Such", Games::problems);
        assertEquals(1, problems.size());
        assertTrue(problems.get(0).startsWith("a game on the class path cannot be loaded: "), problems.get(0));
        assertTrue(problems.get(0).contains("there.is.No$Such"), problems.get(0));
        assertEquals(List.of(), Games.problems());
    }

    @Test
    void aFactoryThatFailsIsLeftOutAndReported(@TempDir Path folder) throws IOException {
        for (Class<?> broken : List.of(ThrowingFactory.class, UnlinkedFactory.class, SpeechlessFactory.class)) {
            assertEquals(List.of(Nim.INFO), withServices(folder, broken.getName(), Games::all));
            List<String> problems = withServices(folder, broken.getName(), Games::problems);
            assertEquals(1, problems.size());
            assertTrue(problems.get(0).contains("the reason"), problems.get(0));
        }
    }

    @Test
    void ofTwoGamesWithOneNameTheFirstIsUsedAndTheOtherReported(@TempDir Path folder) throws IOException {
        List<String> problems = withServices(folder, SecondNimFactory.class.getName(), Games::problems);
        assertEquals(
                List.of("there are two games called 'nim': " + NimFactory.class.getName() + " is used, "
                        + SecondNimFactory.class.getName() + " is not"),
                problems);
    }

    @Test
    void aGameThatCannotBeLinkedIsRefused(@TempDir Path folder) throws IOException {
        BoardwrightException refused = withServices(
                folder,
                UnlinkedGameFactory.class.getName(),
                () -> assertThrows(BoardwrightException.class, () -> Games.create("unlinked")));
        assertTrue(
                refused.getMessage().startsWith("the game unlinked cannot be loaded: java.lang.NoClassDefFoundError"));
    }

    /** Throws in its constructor. */
    public static final class ThrowingFactory extends Unnamed {
        public ThrowingFactory() {
            throw new IllegalStateException("the reason");
        }
    }

    /** Needs a class that is absent. */
    public static final class UnlinkedFactory extends Unnamed {
        public UnlinkedFactory() {
            throw new NoClassDefFoundError("the reason");
        }
    }

    /** Has no game info. */
    public static final class SpeechlessFactory extends Unnamed {
        @Override
        public GameInfo info() {
            throw new IllegalArgumentException("the reason");
        }
    }

    /** Has the name of another game. */
    public static final class SecondNimFactory extends Unnamed {
        @Override
        public GameInfo info() {
            return GameInfo.of("nim", "A", "B");
        }
    }

    /** Needs a class that is absent when it makes a game. */
    public static final class UnlinkedGameFactory extends Unnamed {
        @Override
        public GameInfo info() {
            return GameInfo.of("unlinked", "A", "B");
        }

        @Override
        public Game<?, ?> create(GameOptions resolved) {
            throw new NoClassDefFoundError("Other");
        }
    }

    private static class Unnamed implements GameFactory {
        @Override
        public GameInfo info() {
            return GameInfo.of("unnamed", "A", "B");
        }

        @Override
        public Game<?, ?> create(GameOptions resolved) {
            return new Corners(3);
        }
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
