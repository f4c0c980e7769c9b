package dev.boardwright.play.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class WholeGamesTest {
    @TempDir
    Path directory;

    /** Every game that is found, at its smallest size, against computers that move at once. */
    static Stream<Arguments> games() {
        return Games.all().stream()
                .flatMap(info -> Stream.of("random", "greedy").map(level -> Arguments.of(smallest(info), level)));
    }

    private static String smallest(GameInfo info) {
        return info.options().stream()
                .filter(option -> option.name().equals("size"))
                .findFirst()
                .map(option -> option.values(GameOptions.create()))
                .filter(GameOption.Choice.class::isInstance)
                .map(values -> info.name() + " --size "
                        + ((GameOption.Choice) values).values().get(0))
                .orElse(info.name());
    }

    @Test
    void allGamesAreFound() {
        assertEquals(
                List.of("369", "blackstone", "dagennacht", "greener", "tic-tac-toe"),
                Games.all().stream().map(GameInfo::name).toList());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPersonPlaysAWholeGameFirst(String game, String level) {
        check(new Sitting(directory).play(game + " --first person --second " + level, new MovePicker()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPersonPlaysAWholeGameSecondOnANarrowTerminal(String game, String level) {
        String shown = new Sitting(directory)
                .columns(40)
                .play(game + " --first " + level + " --second person", new MovePicker());
        check(shown);
        List<String> wide = shown.lines().filter(line -> line.length() > 40).toList();
        assertEquals(List.of(), wide);
    }

    @ParameterizedTest
    @MethodSource("games")
    void twoComputersRunToTheEnd(String game, String level) {
        check(new Sitting(directory).play(game + " --first random --second " + level + " --delay 0"));
    }

    /** Checks that the game ended, that no move was refused, that there is no escape code, and that no game is kept. */
    private void check(String shown) {
        assertTrue(shown.matches("(?s).*( wins[.:]|The game is drawn).*"), shown);
        assertTrue(shown.contains("What next?"), shown);
        assertFalse(shown.contains("not legal"), shown);
        assertFalse(shown.contains("\u001b"), shown);
        assertEquals(List.of(), new Sitting(directory).files().keptGames());
    }
}
