package dev.boardwright.play.terminal;

import static dev.boardwright.play.terminal.Sitting.assertShows;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.LevelProvider;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.BrokenGamesTest;
import dev.boardwright.play.ServiceOnClassPath;
import dev.boardwright.play.files.GameFiles;
import dev.boardwright.play.files.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves and commands typed during a game. */
class PlayTest {
    private static final String PERSONS = "369 --size 3 --first person --second person";
    private static final String AGAINST_RANDOM = "369 --size 3 --first person --second random";
    private static final String COMPUTERS = "369 --size 3 --first random --second random";

    @TempDir
    Path directory;

    private Sitting sitting;

    @BeforeEach
    void setUp() {
        sitting = new Sitting(directory.resolve("home"));
    }

    @Test
    void asksNothingIfAllArgumentsAreGiven() {
        String shown = sitting.play(PERSONS);
        assertEquals("""

                369, size 3, variant neutral
                White against Black
                Type a move, such as a1, or help.

                    a b c
                 3  . . .  3
                 2  . . .  2
                 1  . . .  1
                    a b c
                Points: White 0, Black 0
                Move 1: White to move
                White>\s
                """, shown);
    }

    @Test
    void aMoveIsMadeAndMarked() {
        assertShows(
                sitting.play(PERSONS, "b2", "B3"),
                "White> b2\n",
                " 2  .[x].  2\n",
                "Move 1: Black to move\nBlack> B3\n",
                " 3  .[x].  3\n");
    }

    @Test
    void aWrongMoveGetsOneLineAndThePromptAgain() {
        assertShows(
                sitting.play(PERSONS, "b2", "b2", "nonsense", ""),
                "Black> b2\nb2 is not legal: there is a stone on it\nBlack> nonsense\n",
                "cells are a1 to c3",
                "Black> \nBlack> ");
    }

    @Test
    void aMoveThatTheBoardDoesNotShowIsNamed() {
        String position = "--position '3b/4/4/wgg1 b'";
        assertShows(
                sitting.play("greener --size 4 --first person --second person " + position, "pass"),
                "Black to move; the only move is pass\nBlack> pass\n",
                "White to move\n");
    }

    @Test
    void undoTakesBackTheReplyToo() {
        assertShows(
                sitting.play(AGAINST_RANDOM, "undo", "b2", "undo", "position", "redo", "redo"),
                "White> undo\nthere is no move to take back\n",
                "White> position\n3/3/3 w 0-0\n",
                "Move 2: White (you) to move\nWhite> redo\nthere is no move to redo\n");
    }

    @Test
    void movesAreListed() {
        assertShows(
                sitting.play(PERSONS, "b2", "moves", "moves b2", "moves c3", "moves C3", "moves z9"),
                "8 legal moves:\na1  b1  c1  a2  c2  a3  b3  c3\n",
                "0 legal moves of b2\n",
                "> moves c3\n1 legal move of c3:\nc3\n",
                "> moves C3\n1 legal move of c3:\nc3\n",
                "there is no cell 'z9' here\n");
    }

    @Test
    void movesOfACellAreListed() {
        assertShows(
                sitting.play("greener --first person --second person", "moves b6", "moves c6"),
                "0 legal moves of b6\n",
                "3 legal moves of c6:\nc6d6  c6b6  c6c5\n");
    }

    @Test
    void hintAndAnalysisFindTheBestMove() {
        String shown =
                sitting.play("tic-tac-toe --first person --second person --position 'xx1/oo1/3 x'", "hint", "analyse");
        assertShows(shown, "Hint: c3 (proven: X wins in 1 move)\n", "for X:\n  proven win in 1 move  c3\n");
    }

    @Test
    void aComputerThatFailsEndsInTheMenuAndTheGameIsKept() {
        String shown = ServiceOnClassPath.during(
                directory,
                LevelProvider.class,
                BrokenGamesTest.BrokenPlayers.class.getName(),
                () -> sitting.play("369 --size 3 --first person --second broken", "b2", "exit"));
        assertShows(
                shown,
                "the level broken fails: java.lang.IllegalStateException: no network\n",
                "  0  continue  369, 1 move, Black to move\n");
    }

    @Test
    void solvedPositionIsShownAsProven() {
        // The answer comes when the solver is done, long before the time is up.
        sitting.files().writeSettings(Settings.create().withThinkingTime(Duration.ofHours(1)));
        String shown = sitting.play(PERSONS + " --position 'x1x/1x1/xx1 w 5-0'", "hint", "analyse");
        assertShows(
                shown,
                "Hint: c1 (proven: White wins by 4 points in 4 moves)\n",
                "Proven: White wins by 4 points in 4 moves; best: c1 a2 b3\n");
    }

    @Test
    void savedGamesAreLoadedAgain() throws IOException {
        Path file = directory.resolve("a game.txt");
        assertShows(
                sitting.play(PERSONS, "b2", "save " + file, "a1", "load " + file, "position"),
                "Saved to " + file,
                "Black> position\n3/1x1/3 b 0-0\n");
        assertShows(Files.readString(file), "[White \"person\"]", "1. b2 *");
        assertShows(sitting.play("--load '" + file + "'", "position"), "Black> position\n3/1x1/3 b 0-0\n");
    }

    @Test
    void filesThatCannotBeUsedAreRefusedInOneLine() throws IOException {
        Path prose = Files.writeString(directory.resolve("prose"), "Once upon a time");
        assertShows(
                sitting.play(PERSONS, "save", "load", "save " + prose, "load " + prose, "load " + directory + "/none"),
                "save needs the name of a file: save FILE\n",
                "load needs the name of a file: load FILE\n",
                prose + " is there already and is not a game",
                "cannot read " + directory + "/none: there is no such file\n");
        assertEquals("Once upon a time", Files.readString(prose));
    }

    @Test
    void resigningEndsTheGame() {
        String shown = sitting.play(AGAINST_RANDOM, "b2", "resign", "again", "resign", "swap");
        assertShows(
                shown,
                "Black wins: White has resigned. You have lost.\n\nWhat next?\n  1  again",
                "White (random) against Black (you)\n",
                "White plays ");
    }

    @Test
    void theEndCanBeTakenBackOrSaved() {
        Path file = directory.resolve("lost");
        String shown = sitting.play(
                PERSONS, "b2", "resign", "save", "", file.toString(), "undo", "position", "resign", "menu");
        assertShows(
                shown,
                "File: \na file needs a name\nFile: ",
                "Saved to " + file,
                "Black> position\n3/1x1/3 b 0-0\n",
                "\nBoardwright\n");
        GameRecord<?, ?> record = GameFiles.read(file);
        assertEquals(Outcome.FIRST_WINS, record.result());
    }

    @Test
    void finishedPositionIsShownAndHasNoMoveToTakeBack() {
        String shown = sitting.play(
                "tic-tac-toe --first person --second random --position 'xxx/oo1/3 o'", "undo", "save", "back");
        assertShows(
                shown,
                "X wins. You have won!\n",
                "Choose 1-7: undo\nthere is no move to take back\n\nWhat next?\n",
                "\nBoardwright\n");
    }

    @Test
    void delayAppliesOnlyBetweenComputers() {
        assertShows(sitting.play(AGAINST_RANDOM + " --delay 3600000", "b2"), "Move 2: White (you) to move\n");
    }

    @Test
    void fullBoardEndsTheGame() {
        String shown = sitting.play(PERSONS, "a1", "b2", "c3", "a3", "b3", "c2", "a2", "b1", "c1", "quit");
        assertShows(shown, "Move 5: White to move", "\n\nWhat next?");
        assertTrue(shown.endsWith("Choose 1-7: quit\n"), shown);
    }

    @Test
    void quitAndEndOfInputKeepTheGame() {
        assertShows(sitting.play(PERSONS, "b2", "quit"), "The game is kept and will be offered next time.\n");
        assertShows(sitting.play(PERSONS, "c2"), "The game is kept and will be offered next time.\n");
        assertEquals(2, sitting.files().keptGames().size());
    }

    @Test
    void aGameWithoutAMoveIsNotKept() {
        assertFalse(sitting.play(PERSONS, "quit").contains("kept"));
        sitting.play(PERSONS, "b2", "undo", "quit");
        assertEquals(List.of(), sitting.files().keptGames());
    }

    @Test
    void computersStepWithEnterAndRun() {
        String shown = sitting.play(COMPUTERS, "", "", "undo", "b2", "resign", "help", "run x", "run 0", "quit");
        assertShows(
                shown,
                "Move 2: White (random) to move\nEnter for the next move, or help> undo\n",
                "> b2\nthe computers play this game",
                "> resign\nonly a person can resign\n",
                "run takes whole milliseconds, 0 to 3600000, not 'x'\n",
                "What next?");
    }

    @Test
    void computersStopWhenThePersonLeaves() {
        String shown = sitting.play(COMPUTERS, "", "quit", "", "");
        assertEquals(2, shown.split("Enter for the next move", -1).length - 1, shown);
    }

    @Test
    void runNeedsTwoComputers() {
        assertShows(sitting.play(PERSONS, "run"), "White> run\nonly two computers can run\n");
    }

    @Test
    void helpRulesAndBoardAreShown() {
        String shown = sitting.play(PERSONS, "help", "rules", "board");
        assertShows(
                shown,
                "Type a move, such as a1, or one of these:\n",
                "\n  save FILE     write the game to a file\n",
                "exactly\n");
        assertEquals(3, shown.split("Move 1: White to move", -1).length);
        assertFalse(shown.contains("  run [MS]"), shown);
        assertShows(
                sitting.play(COMPUTERS, "help"),
                "help\nPress Enter for the next move, or type one of these:\n",
                "  run [MS]");
    }

    @Test
    void gameContinuesIfItCannotBeKept() throws IOException {
        Files.writeString(directory.resolve("home"), "a file where a directory should be");
        String shown = sitting.play(PERSONS, "b2", "c2", "quit");
        assertEquals(2, shown.split("The game is not kept at the moment: ", -1).length);
        assertShows(shown, "Move 2: White to move", "The game could not be kept.\n");
        assertFalse(shown.contains("offered next time"));
    }

    @Test
    void gameBeginsAtTheGivenPosition() {
        String shown = sitting.play(PERSONS + " --position '3/1x1/3 b 4-2'", "position", "a1", "undo", "undo");
        assertShows(
                shown,
                "Points: White 4, Black 2\nMove 1: Black to move\nBlack> position\n3/1x1/3 b 4-2\n",
                "Black> undo\nthere is no move to take back\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"c6b6", "C6B6", "c6 b6", "c6-b6", " C6 - b6 ", "c6 to b6", "c6>b6", "c6,b6"})
    void moveCanBeTypedInSeveralForms(String typed) {
        assertShows(
                sitting.play("greener --first person --second person", typed, "history"), "White> history\n1. c6b6\n");
    }

    @Test
    void aCellAloneListsTheMovesOfItsStone() {
        assertShows(
                sitting.play("greener --first person --second person", "c6", "B6"),
                "Black> c6\n3 legal moves of c6:\nc6d6  c6b6  c6c5\n",
                "Black> B6\nno legal move begins at b6\n");
    }

    @Test
    void aMistypedCommandGetsASuggestion() {
        assertShows(
                sitting.play(PERSONS, "hlep", "UNOD", "qit", "xyzzy"),
                "> hlep\nthere is no command 'hlep'; did you mean help?\n",
                "did you mean undo?\n",
                "did you mean quit?\n",
                "'help' says what can be");
    }

    @Test
    void endShowsItsReason() {
        assertShows(
                sitting.play(PERSONS, "a1", "b2", "c3", "a3", "b3", "c2", "a2", "b1", "c1"),
                "White wins: 7 points to 1.\n");
        assertShows(
                sitting.play(
                        "dagennacht --size 11 --first person --second person --position "
                                + "'11/11/11/11/11/11/11/11/11/11/1bbbb6 b'",
                        "f1"),
                "Black wins: the row b1 c1 d1 e1 f1.\n",
                "[b]");
        assertShows(
                sitting.play(
                        "blackstone --size 6 --first person --second person --position "
                                + "'1xrx1x/xx1xxx/xxbx2/1xxxxx/xxxxx1/2x1x1 b'",
                        "moves"),
                "legal move");
    }

    @Test
    void aScoreNamesItsLines() {
        assertShows(sitting.play(PERSONS, "a1", "b2", "c3"), "White> c3\nc3 scores 1: a1 b2 c3 (1)\n");
    }

    @Test
    void movesCanBeSteppedThrough() {
        String shown = sitting.play(
                PERSONS, "replay", "a1", "b2", "c3", "replay", "", "", "b", "l", "f", "2", "9", "q", "resign", "replay",
                "l", "");
        assertShows(
                shown,
                "> replay\nthere are no moves yet\n",
                "The start; 3 moves follow.\n",
                "1. a1 (White), 1 of 3\n",
                "1... b2 (Black), 2 of 3\n",
                "2. c3 (White), 3 of 3\nc3 scores 1: a1 b2 c3 (1)\n",
                "there is no move '9'; the last is 2\n",
                "  3  replay  walk through the moves\n");
        // Last, by its number, again after a wrong number, and after the end.
        assertEquals(4, shown.split("2\\. c3 \\(White\\), 3 of 3", -1).length - 1, shown);
        assertTrue(shown.endsWith("Choose 1-7: \n"), shown);
    }

    @Test
    void theBoardIsFlipped() {
        assertShows(
                sitting.play(PERSONS, "a1", "flip"),
                "    c b a\n 1  . .[x] 1\n 2  . . .  2\n 3  . . .  3\n    c b a\n");
    }

    @Test
    void gameIsKeptAgainWhenWritingWorks() throws IOException {
        Path home = directory.resolve("home");
        Files.writeString(home, "a file where a directory should be");
        String shown = sitting.play(PERSONS, lines("b2", "c2", () -> delete(home), "a1", "quit"));
        assertShows(
                shown,
                "The game is not kept at the moment: ",
                "The game is kept again.\n",
                "The game is kept and will be offered next time.\n");
        assertEquals(1, sitting.files().keptGames().size());
    }

    @Test
    void aGameContinuedInTwoTerminalsIsKeptTwice() {
        sitting.play(PERSONS, "b2", "quit");
        String first = sitting.menuThen(lines("0", () -> sitting.menu("0", "a1", "quit"), "c3", "quit"));
        assertShows(first, "This game was also continued elsewhere. Both are kept");
        assertEquals(2, sitting.files().keptGames().size());
        String finished =
                sitting.menuThen(lines("0", "1", () -> sitting.menu("0", "1", "a2", "quit"), "resign", "quit"));
        assertShows(finished, "wins: ");
        assertEquals(2, sitting.files().keptGames().size());
    }

    @Test
    void typedTextCannotControlTheTerminal() {
        String evil = "\u009b31m\u2028\u001b]0;x\u0007";
        String shown = sitting.play(PERSONS, evil, "load " + evil, "save /none/" + evil, "moves " + evil);
        assertFalse(shown.codePoints().anyMatch(c -> c == 0x9b || c == 0x2028 || c == 0x1b || c == 7), shown);
        shown = sitting.menu(evil, "play", "369", "1", evil, "load", evil);
        assertFalse(shown.codePoints().anyMatch(c -> c == 0x9b || c == 0x2028 || c == 0x1b || c == 7), shown);
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lines to type in order. A {@link Runnable} is run before the next line. */
    private static Function<String, String> lines(Object... lines) {
        Iterator<Object> rest = List.of(lines).iterator();
        return shown -> {
            while (rest.hasNext()) {
                Object next = rest.next();
                if (next instanceof Runnable action) {
                    action.run();
                } else {
                    return (String) next;
                }
            }
            return null;
        };
    }

    private static Function<String, String> lines(String a, String b, Runnable action, String c, String d) {
        return lines(new Object[] {a, b, action, c, d});
    }

    private static Function<String, String> lines(String a, Runnable action, String b, String c) {
        return lines(new Object[] {a, action, b, c});
    }
}
