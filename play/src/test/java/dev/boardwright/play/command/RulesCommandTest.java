package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import dev.boardwright.play.Run;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RulesCommandTest {
    static Stream<GameInfo> games() {
        return Games.all().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void rulesFollowTheTitle(GameInfo info) {
        Run run = Run.fine("rules", info.name());

        assertTrue(run.lines().get(0).startsWith(info.title()), run.out());
        assertFalse(run.lines().stream().skip(1).limit(2).anyMatch(line -> line.startsWith(info.title())), run.out());
        assertTrue(unfolded(run.out()).contains(unfolded(info.rules())), run.out());
        assertTrue(run.lines().stream().allMatch(line -> line.length() <= 80), run.out());
    }

    private static String unfolded(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    @Test
    void optionsAreChecked() {
        Run.fine("rules", "blackstone", "--set", "double-elimination=mover-wins");

        assertEquals(
                "boardwright rules: blackstone does not allow size '7'; allowed: 6, 8, 10, 12, 14, 16, 18",
                Run.mistake("rules", "blackstone", "--size", "7"));
    }
}
