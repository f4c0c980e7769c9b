package dev.boardwright.play.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.record.RecordException;
import dev.boardwright.play.session.TimeControl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arguments for a game, and the mistakes that are refused before any question. */
class RequestTest {
    @TempDir
    Path directory;

    @Test
    void noArgumentsRequestNothing() {
        assertEquals(Request.NOTHING, Sitting.request());
    }

    @Test
    void allArgumentsAreRead() {
        Request request = Sitting.request(
                "369",
                "--size",
                "3",
                "--variant",
                "coloured",
                "--first",
                "person",
                "--second",
                "greedy-lines",
                "--movetime",
                "20",
                "--position",
                "3/3/3 b 0-0",
                "--clock",
                "5+3",
                "--delay",
                "0");
        assertEquals(Optional.of("369"), request.game());
        assertEquals(GameOptions.of("size", 3).with("variant", "coloured"), request.options());
        assertEquals(Optional.of("greedy-lines"), request.second());
        assertEquals(Optional.of(Duration.ofMillis(20)), request.time());
        assertEquals(Optional.of(new TimeControl(Duration.ofMinutes(5), Duration.ofSeconds(3))), request.clock());
        assertEquals(Optional.of(Duration.ZERO), request.delay());
        assertTrue(request.hasPlayers());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess | there is no game 'chess'",
                "369 --size 99 | does not allow size '99'",
                "369 --set depth=3 | has no option 'depth'",
                "greener --set setup-seed=3 | nothing:",
                "369 --first genius | no player 'genius'; its players: person, "
                        + "random, greedy, minimax, mcts, 1, 2, 3, 4, 5, 6, 7, 8, greedy-lines",
                "369 --movetime 0 | --movetime takes whole milliseconds, 1 to 3600000, not '0'",
                "369 --movetime 1e3 | not '1e3'",
                "369 --delay -1 | --delay takes whole milliseconds, 0 to 3600000, not '-1'",
                "369 --clock 0 | --clock takes minutes from 0.1 to 999.9, or minutes+seconds a move",
                "369 --clock 5+x | such as 5+3, not '5+x'",
                "--size 3 | need the name of the game"
            })
    void mistakeIsRefusedWithTheAllowedValues(String arguments, String words) {
        var e = assertThrows(OptionException.class, () -> Sitting.request(arguments.split(" ")));
        assertTrue(e.getMessage().contains(words), e.getMessage());
    }

    @Test
    void aPositionIsCheckedAgainstTheGame() {
        assertThrows(NotationException.class, () -> Sitting.request("369", "--position", "3/3/3 w 0-0"));
    }

    @Test
    void fileSetsGameOptionsAndPosition() throws IOException {
        String file = Files.writeString(
                        directory.resolve("game"), "[Game \"369\"]\n[Size \"3\"]\n[Result \"*\"]\n\n1. b2 *\n")
                .toString();
        assertEquals(
                1,
                Sitting.request("--load", file).record().orElseThrow().moves().size());
        assertEquals(Optional.of("369"), Sitting.request("369", "--load", file).game());
        assertThrows(OptionException.class, () -> Sitting.request("greener", "--load", file));
        assertThrows(OptionException.class, () -> Sitting.request("369", "--size", "3", "--load", file));
        assertThrows(OptionException.class, () -> Sitting.request("--load", file, "--position", "3/3/3 w 0-0"));
        assertThrows(OptionException.class, () -> Sitting.request("--load", file, "--first", "genius"));
    }

    @Test
    void missingFileIsAFailureNotAMistake() {
        String file = directory.resolve("none").toString();
        var e = assertThrows(BoardwrightException.class, () -> Sitting.request("--load", file));
        assertEquals("cannot read " + file + ": there is no such file", e.getMessage());
        assertTrue(!(e instanceof OptionException) && !(e instanceof RecordException));
    }
}
