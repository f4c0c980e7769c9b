package dev.boardwright.play.terminal;

import static dev.boardwright.play.terminal.Sitting.assertShows;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games with a clock. Time passes only when the test advances it. */
class ClockPlayTest {
    private static final String PERSONS = "369 --size 3 --first person --second person --clock 5+3";

    @TempDir
    Path directory;

    private Sitting sitting;
    private long nanos;

    @BeforeEach
    void setUp() {
        sitting = new Sitting(directory.resolve("home")).time(() -> nanos);
    }

    /** Lines to type in order. A number is a time in seconds before the next line. */
    private Function<String, String> typed(Object... lines) {
        Iterator<Object> rest = List.of(lines).iterator();
        return shown -> {
            while (rest.hasNext()) {
                Object next = rest.next();
                if (next instanceof Integer seconds) {
                    nanos += TimeUnit.SECONDS.toNanos(seconds);
                } else {
                    return (String) next;
                }
            }
            return null;
        };
    }

    @Test
    void boardAndPromptShowTheTimes() {
        assertShows(
                sitting.play(PERSONS, typed(8, "b2", 72, "help", 1, "a1")),
                "369, size 3, variant neutral, clock 5+3\n",
                "Clock: White 5:00, Black 5:00\nMove 1: White to move\nWhite 5:00> b2\n",
                "Clock: White 4:55, Black 5:00\nMove 1: Black to move\nBlack 5:00> help\n",
                "\nBlack 3:48> a1\n",
                "Clock: White 4:55, Black 3:50\n");
    }

    @Test
    void moveAfterTheTimeLoses() throws IOException {
        Path file = directory.resolve("late.game");
        String shown = sitting.play(PERSONS, typed("b2", 300, "a1", "save", file.toString(), "quit"));
        assertShows(shown, "Clock: White 5:03, Black 0:00.0\nWhite wins: Black has lost on time.\n\nWhat next?\n");
        assertShows(
                Files.readString(file),
                "[TimeControl \"300+3\"]",
                "[Clocks \"0:05:03.0 0:00:00.0\"]",
                "[Result \"1-0\"]",
                "[Termination \"time\"]",
                "1. b2 1-0");
        assertEquals(List.of(), sitting.files().keptGames());
    }

    @Test
    void takingAMoveBackRestoresTheTimes() {
        String shown = sitting.play(PERSONS, typed(10, "b2", 20, "a1", 30, "undo", "undo", "redo"));
        assertShows(
                shown,
                "White 4:53> undo\n",
                "Clock: White 4:53, Black 5:00\nMove 1: Black to move\nBlack 5:00> undo\n",
                "Clock: White 5:00, Black 5:00\nMove 1: White to move\nWhite 5:00> redo\n");
    }

    @Test
    void aGameLostOnTimeCanBeTakenBack() {
        assertShows(
                sitting.play(PERSONS, typed("b2", 400, "a1", "undo", "a1")),
                "Choose 1-7: undo\n",
                "Black 5:00> a1\n",
                "Clock: White 5:03, Black 5:03\n");
    }

    @Test
    void nextGameStartsWithFullTime() {
        assertShows(
                sitting.play(PERSONS, typed(10, "b2", "resign", "again", "position")),
                "Clock: White 4:53, Black 5:00\nWhite wins: Black has resigned.",
                "Clock: White 5:00, Black 5:00\nMove 1: White to move\nWhite 5:00> position\n3/3/3 w 0-0\n");
    }

    @Test
    void resumedGameContinuesWithTheRemainingTime() {
        sitting.play(PERSONS, typed(10, "b2", 100, "quit"));
        nanos += TimeUnit.DAYS.toNanos(1);
        assertShows(
                sitting.menuThen(typed("0", 5, "a1", "quit")),
                "369, size 3, variant neutral, clock 5+3\n",
                "Clock: White 4:53, Black 3:20\nMove 1: Black to move\nBlack 3:20> a1\n",
                "Clock: White 4:53, Black 3:18\n");
    }

    @Test
    void aLoadedGameCanGetAClock() {
        Path file = directory.resolve("a.game");
        sitting.play("369 --size 3 --first person --second person", "b2", "save " + file);
        assertFalse(sitting.play("--load " + file).contains("Clock"));
        assertShows(sitting.play("--load " + file + " --clock 1"), "Clock: White 1:00, Black 1:00\n", "Black 1:00> ");
    }

    @Test
    void aComputerLosesOnTimeToo() {
        sitting.time(() -> nanos += TimeUnit.MINUTES.toNanos(4));
        assertShows(
                sitting.play("369 --size 3 --first random --second random --delay 0 --clock 3", "quit"),
                "Black wins: White has lost on time.\n\nWhat next?\n");
    }

    @Test
    void aComputerThatWaitsForEnterUsesNoTime() {
        assertShows(
                sitting.play("369 --size 3 --first random --second random --clock 5", typed(400, "", 400, "")),
                "Clock: White 5:00, Black 5:00\nMove 2: White (random) to move\n");
    }

    @Test
    void menuAsksForAClockOrElseForTheThinkingTime() {
        String shown = sitting.menu("play", "tic-tac-toe", "2", "soon", "5+3", "minimax", "b2");
        assertShows(
                shown,
                "Clock: minutes for each side, or minutes+seconds a move, such as 5+3\nClock [none]: soon\n"
                        + "the clock takes minutes from 0.1 to 999.9",
                "tic-tac-toe, clock 5+3\nX (you) against O (minimax)\n",
                "O plays ");
        assertFalse(shown.contains("Thinking time"), shown);
        assertTrue(sitting.menu("play", "tic-tac-toe", "2", "", "minimax").contains("Thinking time"));
    }
}
