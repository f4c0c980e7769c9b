package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.Level;
import dev.boardwright.ai.LevelProvider;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameFactory;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A broken game on the class path is reported in one line, and disables only itself. */
public class BrokenGamesTest {
    @TempDir
    Path folder;

    private Run run(Class<?> factory, String... args) {
        return runWith(GameFactory.class, factory.getName(), args);
    }

    private Run runWith(Class<?> service, String provider, String... args) {
        return ServiceOnClassPath.during(folder, service, provider, () -> Run.of(args));
    }

    @Test
    void otherGamesStillWork() {
        Run run = runWith(GameFactory.class, "there.is.No$Such", "perft", "369", "1", "--size", "3");

        assertEquals(0, run.status());
        assertEquals(List.of("perft(1) = 9"), run.lines());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().startsWith("boardwright: a game on the class path cannot be loaded: "), run.err());
    }

    @Test
    void duplicateNameIsReported() {
        Run run = run(SecondFactory.class, "perft", "369", "1", "--size", "3");

        assertEquals(List.of("perft(1) = 9"), run.lines());
        assertTrue(run.err().startsWith("boardwright: there are two games called '369': "), run.err());
    }

    @Test
    void aGameThatLacksAClassIsRefusedInOneLine() {
        Run run = run(UnlinkedFactory.class, "rules", "unlinked");

        assertEquals(1, run.status());
        assertEquals(
                List.of("boardwright rules: the game unlinked cannot be loaded: java.lang.NoClassDefFoundError: Other"),
                run.err().lines().toList());
    }

    @Test
    void listShowsTheOtherGames() {
        Run run = run(UnlinkedFactory.class, "games");

        assertEquals(0, run.status());
        assertTrue(run.out().contains("greener (Greener)"), run.out());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @Test
    void brokenLevelsDisableOnlyThemselves() {
        Run run = runWith(
                LevelProvider.class,
                BrokenLevels.class.getName(),
                "match 369 --size 3 --first random --second greedy --games 2".split(" "));

        assertEquals(0, run.status(), run.err());
        assertEquals(
                1,
                run.err()
                        .lines()
                        .filter(line -> line.startsWith("boardwright: "))
                        .count(),
                run.err());
        assertTrue(run.err().contains("boardwright: levels on the class path cannot be loaded: "), run.err());
        assertTrue(run.err().contains("java.lang.IllegalStateException: no licence"), run.err());
    }

    @Test
    void playerThatCannotBeCreatedLosesItsGames() {
        Run run = runWith(
                LevelProvider.class,
                BrokenPlayers.class.getName(),
                "match 369 --size 3 --first broken --second random --games 2".split(" "));

        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("losses: 2"), run.out());
    }

    @Test
    void mistakesInTheClassPathAreReported() throws IOException {
        Path text = Files.writeString(folder.resolve("text.jar"), "not an archive");
        String missing = folder.resolve("no.jar").toString();
        assertEquals(
                List.of(
                        "class path entry '" + missing + "' does not exist",
                        "class path entry '" + text + "' is not a jar"),
                ClassPath.problems(String.join(File.pathSeparator, folder.toString(), "", missing, text.toString()))
                        .stream()
                        .map(problem -> problem.replace("...", ""))
                        .toList());
    }

    /** Its constructor throws an exception. */
    public static final class BrokenLevels implements LevelProvider {
        public BrokenLevels() {
            throw new IllegalStateException("no licence");
        }

        @Override
        public List<Level> levels(Game<?, ?> game) {
            return List.of();
        }
    }

    /** Has a level whose searcher cannot be created. */
    public static final class BrokenPlayers implements LevelProvider {
        @Override
        public List<Level> levels(Game<?, ?> game) {
            return List.of(Level.instant("broken", "never plays", settings -> {
                throw new IllegalStateException("no network");
            }));
        }
    }

    /** Has the name of another game. */
    public static final class SecondFactory implements GameFactory {
        @Override
        public GameInfo info() {
            return GameInfo.of("369", "A", "B");
        }

        @Override
        public Game<?, ?> create(GameOptions resolved) {
            throw new IllegalStateException("never used");
        }
    }

    /** Lacks a class. */
    public static final class UnlinkedFactory implements GameFactory {
        @Override
        public GameInfo info() {
            return GameInfo.of("unlinked", "A", "B");
        }

        @Override
        public Game<?, ?> create(GameOptions resolved) {
            throw new NoClassDefFoundError("Other");
        }
    }
}
