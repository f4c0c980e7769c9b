package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameFactory;
import dev.boardwright.testkit.HostileGame;
import dev.boardwright.testkit.HostileGame.Call;
import dev.boardwright.testkit.HostileGame.Lie;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every command with a game of another jar that throws or lies ends, and says at most what was thrown. */
class HostileGameCommandsTest {
    private static final List<String> COMMANDS = List.of(
            "games",
            "rules hostile",
            "perft hostile 3",
            "analyse hostile --nodes 200",
            "match hostile --first greedy --second mcts --games 2 --nodes 50",
            "selfplay hostile --games 2 --level greedy",
            "stats hostile --games 5 --level random",
            "solve hostile --nodes 2000",
            "svg hostile");

    @TempDir
    private Path folder;

    private Run run(String command) {
        return ServiceOnClassPath.during(
                folder, GameFactory.class, HostileFactory.class.getName(), () -> Run.of(command.split(" ")));
    }

    @ParameterizedTest
    @EnumSource(Call.class)
    @SuppressWarnings("EnumOrdinal") // Any half of the calls will do.
    void whatAGameThrowsIsOneLine(Call call) {
        // One of the two for each call, because each run takes a while.
        boolean error = call.name().length() % 2 == 0;
        Throwable problem = error ? new AssertionError("a bug") : new IllegalStateException("a\nbug");
        HostileFactory.game = HostileGame.throwing(call, problem);
        for (String command : COMMANDS) {
            Run run = run(command);
            assertTrue(run.status() == 0 || run.status() == 1, command + ": " + run.err());
            assertFalse(run.err().contains("\tat "), command + ": " + run.err());
            assertTrue(run.status() == 0 || run.err().contains("bug"), command + ": " + run.err());
        }
    }

    @ParameterizedTest
    @EnumSource(Lie.class)
    void aGameThatLiesEndsEveryCommand(Lie lie) {
        HostileFactory.game = HostileGame.lying(lie);
        for (String command : COMMANDS) {
            Run run = run(command);
            assertTrue(run.status() == 0 || run.status() == 1, command + ": " + run.err());
            assertFalse(run.err().contains("\tat "), command + ": " + run.err());
        }
    }

    @Test
    void anHonestGameWorks() {
        HostileFactory.game = HostileGame.lying();
        for (String command : COMMANDS) {
            Run run = run(command);
            assertEquals(0, run.status(), command + ": " + run.err());
        }
    }
}
