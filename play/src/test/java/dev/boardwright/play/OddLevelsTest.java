package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.LevelProvider;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Levels of another jar that misbehave lose and are named; everything else goes on. */
class OddLevelsTest {
    @TempDir
    private Path folder;

    private Run run(String command) {
        return ServiceOnClassPath.during(
                folder, LevelProvider.class, OddLevels.class.getName(), () -> Run.of(command.split(" ")));
    }

    @ParameterizedTest
    @MethodSource("dev.boardwright.play.OddLevels#names")
    void aLevelThatMisbehavesLosesItsGames(String level) {
        Run run = run("match 369 --size 3 --first " + level + " --second random --games 2");
        assertEquals(0, run.status(), run.err());
        assertTrue(run.lines().contains("losses: 2"), run.out());
    }

    @Test
    void aLevelThatHangsLosesItsGames() {
        Run run = run("match 369 --size 3 --first hanging --second random --games 2 --movetime 1 --grace 20");
        assertEquals(0, run.status(), run.err());
        assertTrue(run.lines().contains("losses: 2"), run.out());
    }

    @Test
    void aLevelWithTheNameOfOursIsNamedAndLeftOut() {
        Run run = run("match 369 --size 3 --first minimax --second random --games 2 --depth 2");
        assertEquals(0, run.status(), run.err());
        assertTrue(
                run.err()
                        .contains("boardwright: dev.boardwright.play.OddLevels adds a level 'minimax', which 369"
                                + " already has\n"),
                run.err());
        assertTrue(run.out().contains("time losses: 0") || !run.out().contains("losses: 2"), run.out());
    }

    @Test
    void otherCommandsWork() {
        assertEquals(0, run("analyse 369 --size 3 --depth 2").status());
        assertEquals(
                0,
                run("selfplay 369 --size 3 --level minimax --depth 1 --games 1").status());
        Run failing = run("selfplay 369 --size 3 --level error --games 1");
        assertEquals(1, failing.status());
        assertTrue(failing.err().contains("failed: java.lang.AssertionError: no way"), failing.err());
    }
}
