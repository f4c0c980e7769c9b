package dev.boardwright.play.terminal;

import static dev.boardwright.play.terminal.Sitting.assertShows;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.play.files.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The menu, the questions before a game, and the games and settings that are kept between runs. */
class MenuTest {
    /** Answers to every kind of question: a game between computers, its end, the rules and the settings. */
    private static final List<String> TOUR = List.of(
            "play",
            "greener",
            "computer - computer",
            "none",
            "greedy",
            "minimax",
            "20",
            "4",
            "random",
            "3",
            "",
            "help",
            "run 0",
            "save",
            "tour.game",
            "undo",
            "",
            "menu",
            "rules",
            "1",
            "settings",
            "time",
            "50",
            "stones",
            "colours",
            "menu",
            "exit");

    @TempDir
    Path directory;

    private Sitting sitting;

    @BeforeEach
    void setUp() {
        sitting = new Sitting(directory.resolve("home"));
    }

    @Test
    void menuListsItsItems() {
        assertEquals("""

                Boardwright
                  1  play      a new game
                  2  load      go on with a game from a file
                  3  rules     how a game is played
                  4  settings  thinking time, colours
                  5  exit
                Choose 1-5: 5
                """, sitting.menu("5"));
    }

    @Test
    void aWrongChoiceGetsOneLineAndThePromptAgain() {
        assertShows(
                sitting.menu("6", "chess", "", "0", "exit"),
                "Choose 1-5: 6\nthere is no choice '6'; type a number, 1-5\nChoose 1-5: chess\nthere is no choice 'chess'",
                "Choose 1-5: \nthere is no choice ''",
                "Choose 1-5: 0\nthere is no choice '0'");
    }

    @Test
    void choicesCanBeAbbreviatedInAnyCase() {
        assertShows(sitting.menu("RU", "tic", "e"), "Choose 1-5: RU\n\nRules of which game?\n");
    }

    @Test
    void namesAreTypedWithOrWithoutSpacesAndHyphens() {
        String shown = sitting.menu("play", "dagennacht", "person-person", "", "11", "1");
        assertShows(shown, "Dag en Nacht, size 11, balanced false\nBlack against White\n");
    }

    @Test
    void aGameIsSetUpByQuestions() {
        String shown = sitting.menu("1", "1", "2", "", "minimax", "30", "3", "coloured", "b2");
        assertShows(
                shown,
                "Who plays?\n  1  person - person\n  2  person - computer    you are White, and begin\n",
                "How does Black play?\n  1  ",
                "  random        any legal move\n",
                "Thinking time in ms [1000]: 30\n",
                "Cells along a side of the board: 3, 4, 5,",
                "Size [9]: 3\n",
                "1  neutral\n  2  coloured\nChoose 1-2 [1]: coloured\n",
                "369, size 3, variant coloured\nWhite (you) against Black (minimax, 30 ms)\n",
                "Black plays ");
    }

    @Test
    void wrongAnswerRepeatsTheQuestion() {
        String shown = sitting.menu("1", "369", "1", "none", "2", "300", "3", "grey", "neutral");
        assertShows(
                shown,
                "Size [9]: 2\nsize is 3, 4, ",
                "Size [9]: 300\nsize is ",
                "not '300'\nSize [9]: 3\n",
                "there is no choice 'grey'; type a number, 1-2\n");
    }

    @Test
    void emptyAnswersTakeTheDefaults() {
        assertShows(sitting.menu("1", "369", "1", "", "", ""), "369, size 9, variant neutral\nWhite against Black\n");
    }

    @Test
    void laterQuestionsDependOnEarlierAnswers() {
        String random = sitting.menu("1", "greener", "1", "", "6", "random", "42");
        assertShows(random, "Choose 1-2 [1]: random\n", "Setup-seed [1]: 42\n", "setup random, setup-seed 42\n");
        assertFalse(sitting.menu("1", "greener", "1", "", "6", "fixed").contains("Setup-seed ["));
    }

    @Test
    void backReturnsToTheMenuFromAnyQuestion() {
        String shown = sitting.menu(
                "1", "back", "1", "1", "back", "1", "1", "1", "Back", "2", "back", "3", "back", "4", "back", "5");
        assertEquals(8, shown.split("\nBoardwright\n", -1).length, shown);
    }

    @Test
    void theRulesAreShown() {
        assertShows(sitting.menu("rules", "369", "5"), "exactly\n", "\nBoardwright\n");
        assertShows(sitting.menu("rules", "tic-tac-toe"), "tic-tac-toe has no rules text.");
    }

    @Test
    void settingsAreKept() {
        String shown = sitting.menu("4", "1", "0", "250", "2", "3", "4", "5");
        assertShows(
                shown,
                "1  time     1000 ms a move",
                "2  stones   discs",
                "3  colours  where there are any",
                "thinking takes whole milliseconds, 1 to 3600000, not '0'\n",
                "time     250 ms a move",
                "stones   letters",
                "colours  never");
        Settings settings = sitting.files().readSettings();
        assertEquals(new Settings(Duration.ofMillis(250), Settings.Stones.LETTERS, false), settings);
        assertShows(sitting.menu("4"), "time     250 ms a move");
    }

    @Test
    void settingsCanBeChangedBackAndApplyAtOnce() {
        sitting.menu("4", "2", "2", "3", "3", "4", "5");
        assertEquals(Settings.create(), sitting.files().readSettings());
        assertShows(sitting.menu("4", "2", "4", "4"), "stones   letters\n  3  colours  where there are any\n");
    }

    @Test
    void settingsThatCannotBeWrittenLastUntilTheEnd() throws IOException {
        Files.writeString(directory.resolve("home"), "in the way");
        String shown = sitting.menu("4", "2", "4", "4");
        assertShows(shown, "The settings last until you leave: ");
        assertEquals(2, shown.split("stones   letters", -1).length - 1, shown);
    }

    @Test
    void unfinishedGameIsOfferedAndContinues() {
        sitting.play("369 --size 3 --first person --second random", "b2");
        String shown = sitting.menu("0", "position", "quit");
        assertShows(
                shown,
                "\nBoardwright\n  0  continue  369, 2 moves, White to move\n  1  play      a new game\n",
                "White (you) against Black (random)\n",
                "Move 2: White (you) to move\n");
        sitting.menu("continue", "resign", "quit");
        assertFalse(sitting.menu("5").contains("continue"));
    }

    @Test
    void continuedGameReplacesItsEarlierFile() {
        sitting.play("369 --size 3 --first person --second person", "b2");
        sitting.menu("0", "c2", "quit");
        assertShows(sitting.menu("5"), "0  continue  369, 2 moves, White to move\n");
    }

    @Test
    void oneOfSeveralUnfinishedGamesIsChosen() {
        sitting.play("369 --size 3 --first person --second person", "b2");
        sitting.play("tic-tac-toe --first person --second random --position '3/3/o2 x'", "b2");
        sitting.play("tic-tac-toe --first person --second person", "b2", "a1");
        String shown = sitting.menu("0", "tic", "tic-tac-toe, 2 moves, X to move; X against", "position");
        assertShows(
                shown,
                "0  continue  one of 3 games in progress\n",
                "tic-tac-toe, 2 moves, X to move; X against O\n",
                "tic-tac-toe, 2 moves, X to move; X (you) against O (random)\n",
                "369, 1 move, Black to move; White against Black\n",
                "tic\nthere is no choice 'tic'",
                "X> position\n3/1x1/o2 x\n");
    }

    @Test
    void commandOffersUnfinishedGamesOnlyIfItAsksAQuestion() {
        sitting.play("369 --size 3 --first person --second person", "b2");
        assertShows(sitting.play(""), "Which game?\n  0  continue  369, 1 move, Black to move\n");
        assertShows(sitting.play("369", "0"), "Who plays?\n  0  continue ", "Move 1: Black to move\n");
        assertFalse(sitting.play("tic-tac-toe").contains("continue"));
        assertFalse(sitting.play("369 --first person --second person").contains("continue"));
    }

    @Test
    void omittedSideIsAPerson() {
        assertShows(
                sitting.play("dagennacht --second minimax --movetime 10"),
                "Black (you) against White (minimax, 10 ms)\n",
                "Black> ");
        assertShows(sitting.play("369 --size 3 --first greedy"), "White (greedy) against Black (you)\n");
        assertFalse(sitting.play("369 --second minimax").contains(" ["));
    }

    @Test
    void commandAsksForMissingArguments() {
        String shown = sitting.play("369 --size 3", "1", "", "coloured");
        assertShows(shown, "Who plays?\n", "Choose 1-2 [1]: coloured\n", "White against Black\n");
        assertFalse(shown.contains("Size ["), shown);
    }

    @Test
    void sidesCanBeRandom() {
        String both = "";
        for (int i = 0; i < 20; i++) {
            both += sitting.play("369 --size 3 --first person --second random --lot", "quit");
        }
        assertShows(both, "White (you) against Black (random)\n", "White (random) against Black (you)\n");
        assertShows(sitting.menu("1", "369", "by lot", "", "random", "3", "1"), "How does the computer play?\n");
    }

    @Test
    void quitLeavesEveryMenu() {
        for (List<String> path : List.of(
                List.<String>of(),
                List.of("play"),
                List.of("play", "369"),
                List.of("play", "369", "person - computer"),
                List.of("play", "369", "person - computer", "none"),
                List.of("play", "369", "person - person", "5+3"),
                List.of("rules"),
                List.of("settings"),
                List.of("load"))) {
            List<String> lines = new ArrayList<>(path);
            lines.add("quit");
            lines.add("this line is never read");
            String shown = sitting.menu(lines.toArray(String[]::new));
            assertTrue(shown.endsWith(": quit\n"), shown);
        }
    }

    @Test
    void qIsShortForQuit() {
        String shown = sitting.menu("q", "this line is never read");
        assertTrue(shown.endsWith(": q\n"), shown);
    }

    @Test
    void aMistypedChoiceGetsASuggestion() {
        assertShows(
                sitting.menu("paly", "exit"), "there is no choice 'paly'; type a number, 1-5; did you mean play?\n");
    }

    @Test
    void aGameIsLoadedFromTheMenu() throws IOException {
        Path file = directory.resolve("saved.game");
        sitting.play("369 --size 3 --first person --second person", "b2", "save " + file, "undo", "quit");
        String shown = sitting.menu("load", directory + "/none", file.toString(), "position");
        assertShows(shown, "File: ", "none: there is no such file\nFile: ", "Black> position\n3/1x1/3 b 0-0\n");
    }

    @Test
    void moreThanNineGamesAreAllKeptAndOffered() {
        for (int i = 0; i < 11; i++) {
            sitting.play("369 --size 3 --first person --second person", "b2");
        }
        String shown = sitting.menu("0", "older", "2", "position");
        assertShows(
                shown,
                "0  continue  one of 11 games in progress\n",
                "  10  older  2 more\n",
                "Choose 1-2: 2\n",
                "Black> position\n3/1x1/3 b 0-0\n");
    }

    @Test
    void invalidKeptGamesAreIgnored() throws IOException {
        sitting.play("369 --size 3 --first person --second person", "b2");
        Path games = directory.resolve("home/in-progress");
        Files.writeString(games.resolve("torn.game"), "[Game \"36");
        Files.writeString(games.resolve("gone.game"), "[Game \"chess\"]\n[Result \"*\"]\n\n1. e4 *\n");
        assertShows(sitting.menu("5"), "0  continue  369, 1 move, Black to move\n");
    }

    @Test
    void tourRunsToItsEnd() {
        String shown = tour(TOUR.size());
        assertShows(shown, "What next?", "Saved to", "\nSettings\n", "5  exit\nChoose 1-5: exit\n");
        assertTrue(shown.endsWith("Choose 1-5: exit\n"), shown);
    }

    @Test
    void inputMayEndAtAnyPrompt() {
        for (int lines = 0; lines < TOUR.size(); lines++) {
            String shown = tour(lines);
            assertTrue(shown.endsWith(": \n") || shown.endsWith("> \n") || shown.endsWith("next time.\n"), shown);
        }
    }

    @Test
    void everyPromptFitsFortyColumns() {
        sitting.columns(40);
        List<String> wide = tour(TOUR.size())
                .lines()
                .filter(line -> line.length() > 40)
                .filter(line -> !line.startsWith("File: "))
                .toList();
        assertEquals(List.of(), wide);
    }

    /** The output for the first {@code lines} lines of the tour, without any kept files. */
    private String tour(int lines) {
        Path home = directory.resolve("tour-" + lines);
        Path file = directory.resolve("tour-" + lines + ".game");
        return new Sitting(home)
                .columns(40)
                .menu(TOUR.stream()
                        .limit(lines)
                        .map(line -> line.equals("tour.game") ? file.toString() : line)
                        .toArray(String[]::new));
    }
}
