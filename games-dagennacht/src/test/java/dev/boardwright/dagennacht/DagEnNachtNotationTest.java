package dev.boardwright.dagennacht;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions and moves as text, and the messages for malformed text. */
class DagEnNachtNotationTest {
    private static final DagEnNacht ELEVEN = DagEnNacht.of(11, false);
    private static final String NINE_EMPTY_ROWS = "11/11/11/11/11/11/11/11/11/";

    private static void assertRefused(String message, Executable call) {
        assertEquals(message, assertThrows(BoardwrightException.class, call).getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "11/11/11/11/11/11/11/11/11/11/11 b",
                "11/11/11/11/11/11/11/11/11/11/11 w",
                "b9w/11/11/11/5b5/11/11/11/11/wbwbwbwbwbw/bbbbb6 w"
            })
    void positionsOfEveryKindRoundTrip(String text) {
        assertEquals(text, ELEVEN.notation().parseState(text).toString());
        assertEquals(text, ELEVEN.notation().formatState(ELEVEN.notation().parseState(text.toUpperCase(Locale.ROOT))));
    }

    /** The lowest two rows are given; the nine above them are empty. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "11 b                 | the board has 10 rows, not 11",
                "11/11/11 b           | the board has 12 rows, not 11",
                "11/10 b              | row 1 has 10 cells, not 11",
                "8wbww/11 b           | row 2 has 12 cells, not 11",
                "11/5x5 b             | unknown piece 'x' on f1; pieces are b, w",
                "11/0w91 b            | bad number '0' of empty cells in the board, at character 31",
                "11/011 b             | bad number '011' of empty cells in the board, at character 31",
                "11/(bw)9w b          | more than one piece on a1",
                "11/() b              | empty bracket in the board, at character 31",
                "11/(bw b             | unclosed bracket in the board, at character 31",
                "11/(b)9w b           | one piece needs no bracket in the board, at character 31",
                "11/?9w b             | unexpected '?' in the board, at character 31",
                "11/11                | missing turn after the board",
                "11/11 x              | unknown turn 'x'; it is b or w",
                "11/11 black          | unknown turn 'black'; it is b or w",
                "'11/11  b'           | missing turn at character 34: parts are separated by one space",
                "11/11 b 0-0          | trailing text ' 0-0' after the turn, at character 35",
                "'11/11 b '           | trailing text ' ' after the turn, at character 35",
                "bbbbb6/wwwww6 b      | both sides have won: Black has a winning row that starts on a2, White one that starts on a1",
            })
    void messagesSayWhatIsWrongAndWhere(String lowestRows, String message) {
        NotationException refused =
                assertThrows(NotationException.class, () -> ELEVEN.notation().parseState(NINE_EMPTY_ROWS + lowestRows));
        assertEquals(message, refused.getMessage());
    }

    @Test
    void anEmptyTextIsRefused() {
        assertRefused("missing board", () -> ELEVEN.notation().parseState(""));
    }

    /** Black's five starts on the black square a2, so that under the handicap White alone has won. */
    @Test
    void theHandicapDecidesWhetherBothHaveWon() {
        String text = NINE_EMPTY_ROWS + "bbbbb6/wwwww6 b";
        DagEnNacht balanced = DagEnNacht.of(11, true);
        assertEquals(Outcome.SECOND_WINS, balanced.outcome(balanced.notation().parseState(text)));
        assertRefused(
                "both sides have won: Black has a winning row that starts on b2, White one that starts on a1",
                () -> balanced.notation().parseState(NINE_EMPTY_ROWS + "bbbbbb5/wwwww6 b"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "l1      | 'l1' does not begin with a cell: cells are a1 to k11",
                "b12     | 'b12' does not begin with a cell: cells are a1 to k11",
                "b0      | 'b0' does not begin with a cell: cells are a1 to k11",
                "b1x     | in 'b1x', 'x' does not begin with a cell: cells are a1 to k11",
                "b1a1b1  | 'b1a1b1' is not 1 to 2 cells",
                "pass    | 'pass' does not begin with a cell: cells are a1 to k11",
                "''      | '' is not 1 to 2 cells",
            })
    void aMoveIsOneOrTwoCellsOfTheBoard(String text, String message) {
        assertRefused(message, () -> ELEVEN.notation().parseMove(text));
    }

    @Test
    void movesAreReadInEitherCaseAndWrittenInLowerCase() {
        assertEquals(DagEnNachtMove.of("b1"), ELEVEN.notation().parseMove("B1"));
        assertEquals(DagEnNachtMove.of("k10", "k11"), ELEVEN.notation().parseMove("K10k11"));
        assertEquals("b1", ELEVEN.notation().formatMove(DagEnNachtMove.of("b1")));
        assertEquals("k10k11", ELEVEN.notation().formatMove(DagEnNachtMove.of("k10", "k11")));
    }

    @Test
    void aStateOrMoveOfAnotherGameIsRefused() {
        DagEnNachtState large = DagEnNacht.create().initialState();
        assertRefused("the board has size 15, not 11", () -> ELEVEN.outcome(large));
        assertRefused(
                "l1 is not on the board: cells are a1 to k11",
                () -> ELEVEN.play(ELEVEN.initialState(), DagEnNachtMove.of("l1")));
        assertRefused(
                "k12 is not on the board: cells are a1 to k11",
                () -> ELEVEN.play(ELEVEN.initialState(), DagEnNachtMove.of("k11", "k12")));
    }

    /** Square b1 is 133, the square left of the board is 131, and there are five ways. */
    @ParameterizedTest
    @ValueSource(ints = {-1, 131, 143, 100, 133 + 4 * 1024, 133 + 5 * 1024, 1 << 20})
    void aCodeThatNoMoveHasIsRefused(int code) {
        assertRefused("there is no move with code " + code, () -> ELEVEN.decode(code));
    }

    @Test
    void statesAreValidated() {
        assertRefused("8 cells do not make a square board", () -> new DagEnNachtState("........", Player.FIRST));
        for (int size : new int[] {9, 12, 21}) {
            assertRefused(
                    "Dag en Nacht has boards of odd size from 11 to 19, not " + size,
                    () -> new DagEnNachtState(".".repeat(size * size), Player.FIRST));
        }
        assertRefused(
                "unknown piece 'q' on a1; pieces are b, w",
                () -> new DagEnNachtState("q" + ".".repeat(120), Player.FIRST));
    }

    @Test
    void sizesAndTheHandicapAreChecked() {
        OptionException refused = assertThrows(OptionException.class, () -> DagEnNacht.of(12, false));
        assertEquals("dagennacht does not allow size '12'; allowed: 11, 13, 15, 17, 19", refused.getMessage());
        assertThrows(OptionException.class, () -> DagEnNacht.of(9, false));
        assertThrows(OptionException.class, () -> DagEnNacht.of(21, true));
    }
}
