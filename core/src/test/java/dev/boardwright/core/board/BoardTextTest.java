package dev.boardwright.core.board;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTextTest {
    private static final Grid GRID = Grid.of(3, 2);

    @Test
    void rowsAreWrittenFromTheTop() {
        assertEquals("w1b/b2", BoardText.format(GRID, "b..w.b"));
        assertEquals("3/3", BoardText.format(GRID, "......"));
        assertEquals("2w/1bb", BoardText.format(GRID, ".bb..w"));
        assertEquals("12/12", BoardText.format(Grid.of(12, 2), ".".repeat(24)));
    }

    @Test
    void stacksAreWrittenFromBottomToTopInBrackets() {
        List<String> stacks = List.of("", "wb", "g", "gggw", "", "");
        assertEquals("(gggw)2/1(wb)g", BoardText.format(GRID, stacks::get));
    }

    @Test
    void eitherCaseIsRead() {
        assertEquals("b..w.b", BoardText.parse(GRID, "wb", "W1B/B2"));
        assertEquals(List.of("wb", "", "", "", "", "g"), BoardText.parseStacks(GRID, "wbg", "2G/(Wb)2"));
    }

    @Test
    void everyLetterAndEveryLengthOfARunIsRead() {
        String letters = "abcdefghijklmnopqrstuvwxyz";
        Grid row = Grid.of(26, 1);
        assertEquals(letters, BoardText.parse(row, letters, letters));
        assertEquals(
                List.of(letters, letters),
                BoardText.parseStacks(Grid.of(2, 1), letters, "(" + letters + ")(" + letters + ")"));
        for (int run = 1; run < 26; run++) {
            String board = ".".repeat(run) + letters.substring(run);
            assertEquals(board, BoardText.parse(row, letters, run + letters.substring(run)));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | the board has 1 rows, not 2",
                "3 | the board has 1 rows, not 2",
                "3/3/3 | the board has 3 rows, not 2",
                "3/2 | row 1 has 2 cells, not 3",
                "4/3 | row 2 has 4 cells, not 3",
                "/ | row 2 has 0 cells, not 3",
                "3/wxb | unknown piece 'x' on b1; pieces are w, b",
                "3/2(wx) | unknown piece 'x' on c1; pieces are w, b",
                "3/0www | bad number '0' of empty cells in the board, at character 3",
                "03/3 | bad number '03' of empty cells in the board, at character 1",
                "3/100 | bad number '100' of empty cells in the board, at character 3",
                "3/()2 | empty bracket in the board, at character 3",
                "3/(w)2 | one piece needs no bracket in the board, at character 3",
                "3/(wb | unclosed bracket in the board, at character 3",
                "3/( | unclosed bracket in the board, at character 3",
                "3/(w1)1 | unexpected '1' in a bracket in the board, at character 5",
                "3/2) | unexpected ')' in the board, at character 4",
                "3/(w b) | unexpected ' ' in a bracket in the board, at character 5",
                "3/(w(b)) | unclosed bracket in the board, at character 3",
                "3/(w2/b) | unclosed bracket in the board, at character 3",
                "3/2. | unexpected '.' in the board, at character 4",
                "3 /3 | unexpected ' ' in the board, at character 2",
                "3/2é | unexpected 'é' in the board, at character 4",
                "27/3 | 'the board is too large, at character 1: at most 26 cells a side'",
                "26w/3 | 'the board is too large, at character 3: at most 26 cells a side'",
                "3/(wb)2 | more than one piece on a1"
            })
    void malformedBoardsAreRefusedWithTheirPlace(String text, String message) {
        assertRefused(NotationException.class, message, () -> BoardText.parse(GRID, "wb", text));
    }

    @Test
    void aBoardOfTheLargestSizeIsRead() {
        Grid largest = Grid.square(Grid.LONGEST_SIDE);
        String text = "26/".repeat(25) + "26";
        assertEquals(text, BoardText.format(largest, BoardText.parse(largest, "w", text)));
        assertRefused(
                NotationException.class,
                "the board is too large, at character 78: at most 26 cells a side",
                () -> BoardText.parse(largest, "w", text + "/26"));
    }

    @Test
    void partsAreSeparatedByOneSpace() {
        assertEquals(List.of("9/9", "w", "0-0"), BoardText.parts("9/9 w 0-0", "board", "turn", "scores"));
        assertEquals(List.of("9"), BoardText.parts("9", "board"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "''|missing board",
                "9|missing turn after the board",
                "9 w|missing scores after the turn",
                "9 |missing turn at character 3: parts are separated by one space",
                " w|missing board at character 1: parts are separated by one space",
                "9  w 0-0|missing turn at character 3: parts are separated by one space",
                "9 w  0-0|missing scores at character 5: parts are separated by one space",
                "9 w 0-0 |trailing text ' ' after the scores, at character 8",
                "9 w 0-0 x y|trailing text ' x y' after the scores, at character 8"
            })
    void missingAndTrailingPartsAreRefused(String text, String message) {
        assertRefused(NotationException.class, message, () -> BoardText.parts(text, "board", "turn", "scores"));
    }

    @Test
    void turnsAreALetterOfEitherCase() {
        assertSame(Player.FIRST, BoardText.parseTurn("r", "rb"));
        assertSame(Player.SECOND, BoardText.parseTurn("B", "rb"));
        assertEquals('r', BoardText.formatTurn(Player.FIRST, "rb"));
        assertEquals('b', BoardText.formatTurn(Player.SECOND, "rb"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "w", "rb", "-", "?"})
    void anUnknownTurnIsRefused(String text) {
        assertRefused(
                NotationException.class,
                "unknown turn '" + text + "'; it is r or b",
                () -> BoardText.parseTurn(text, "rb"));
    }

    @Test
    void boardsOfStatesAreChecked() {
        BoardText.check("w..b", "wb");
        assertRefused(
                NotationException.class, "3 cells do not make a square board", () -> BoardText.check("w..", "wb"));
        assertRefused(
                NotationException.class,
                "unknown piece 'x' on b2; pieces are w, b",
                () -> BoardText.check("w..x", "wb"));
    }

    @Test
    void boardsOfStacksAreChecked() {
        BoardText.checkStacks(List.of("", "wb", "w", ""), "wb");
        assertRefused(
                NotationException.class,
                "3 cells do not make a square board",
                () -> BoardText.checkStacks(List.of("", "", ""), "wb"));
        assertRefused(
                NotationException.class,
                "unknown piece 'x' on b1; pieces are w, b",
                () -> BoardText.checkStacks(List.of("", "wx", "", ""), "wb"));
    }

    /** The limit is far above what linear work takes, and far below what quadratic work would. */
    @ParameterizedTest
    @ValueSource(strings = {"w", "1", "9", "(", ")", "/", " ", "(w", "(wb)", "1/", "\u0000", "w "})
    void megabytesAreRefusedInLinearTime(String pattern) {
        String text = pattern.repeat(1_000_000 / pattern.length());
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            assertThrows(NotationException.class, () -> BoardText.parseStacks(GRID, "wb", text));
            assertThrows(NotationException.class, () -> BoardText.parseStacks(GRID, "wb", "(" + text));
            assertThrows(NotationException.class, () -> BoardText.parts(text, "board", "turn"));
            assertThrows(NotationException.class, () -> BoardText.parseTurn(text, "wb"));
        });
    }
}
