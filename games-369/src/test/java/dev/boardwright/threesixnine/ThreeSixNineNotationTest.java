package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions and moves as text, and the messages for malformed text. */
class ThreeSixNineNotationTest {
    private static final ThreeSixNine NINE = ThreeSixNine.create();
    private static final ThreeSixNine COLOURED = ThreeSixNine.of(3, Variant.COLOURED);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9/9/9/9/4x4/9/9/9/9 b 0-0",
                "9/9/9/9/4x4/9/9/9/9 w 0-0",
                "xxxxxxxxx/9/xxxxxxxxx/9/9/9/9/x7x/1x1x1x1x1 w 1000000-7"
            })
    void positionsOfEveryKindRoundTrip(String text) {
        assertEquals(text, NINE.notation().parseState(text).toString());
        assertEquals(
                text, NINE.notation().formatState(NINE.notation().parseState(text.toUpperCase(java.util.Locale.ROOT))));
    }

    @Test
    void aLargeBoardHasRunsOfTwoDigits() {
        String text = "19/".repeat(9) + "9x9/" + "19/".repeat(8) + "19 b 0-0";
        assertEquals(
                text,
                ThreeSixNine.of(19, Variant.NEUTRAL).notation().parseState(text).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3/3 w 0-0                 | the board has 2 rows, not 3",
                "3/3/3/3 w 0-0             | the board has 4 rows, not 3",
                "3/2/3 w 0-0               | row 2 has 2 cells, not 3",
                "3/3/wb2 w 0-0             | row 1 has 4 cells, not 3",
                "3/1x1/3 w 0-0             | unknown piece 'x' on b2; pieces are w, b",
                "3/0w2/3 w 0-0             | bad number '0' of empty cells in the board, at character 3",
                "3/03/3 w 0-0              | bad number '03' of empty cells in the board, at character 3",
                "3/3/(wb)2 w 0-0           | more than one piece on a1",
                "3/3/() w 0-0              | empty bracket in the board, at character 5",
                "3/3/(wb w 0-0             | unclosed bracket in the board, at character 5",
                "3/3/?2 w 0-0              | unexpected '?' in the board, at character 5",
                "3/3/3                     | missing turn after the board",
                "3/3/3 w                   | missing scores after the turn",
                "3/3/3 x 0-0               | unknown turn 'x'; it is w or b",
                "'3/3/3  w 0-0'            | missing turn at character 7: parts are separated by one space",
                "3/3/3 w 0                 | malformed scores '0': White's points, a hyphen, Black's points, such as 3-1",
                "3/3/3 w 01-0              | malformed scores '01-0': White's points, a hyphen, Black's points, such as 3-1",
                "3/3/3 w -1-0              | malformed scores '-1-0': White's points, a hyphen, Black's points, such as 3-1",
                "3/3/3 w 1000001-0         | a side's points are from 0 to 1000000 on this board, not 1000001",
                "3/3/3 w 0-9999999         | a side's points are from 0 to 1000000 on this board, not 9999999",
                "3/3/3 w 0-0 x             | trailing text ' x' after the scores, at character 12",
                "'3/3/3 w 0-0 '            | trailing text ' ' after the scores, at character 12",
            })
    void messagesSayWhatIsWrongAndWhere(String text, String message) {
        NotationException refused =
                assertThrows(NotationException.class, () -> COLOURED.notation().parseState(text));
        assertEquals(message, refused.getMessage());
    }

    @Test
    void anEmptyTextIsRefused() {
        assertEquals(
                "missing board",
                assertThrows(NotationException.class, () -> COLOURED.notation().parseState(""))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "d1    | 'd1' does not begin with a cell: cells are a1 to c3",
                "a4    | 'a4' does not begin with a cell: cells are a1 to c3",
                "a0    | 'a0' does not begin with a cell: cells are a1 to c3",
                "a01   | 'a01' does not begin with a cell: cells are a1 to c3",
                "a1b1  | 'a1b1' is not 1 cell",
                "pass  | 'pass' does not begin with a cell: cells are a1 to c3",
                "''    | '' is not 1 cell",
            })
    void aMoveIsACellOfTheBoard(String text, String message) {
        assertEquals(ThreeSixNineMove.of("b2"), COLOURED.notation().parseMove("B2"));
        NotationException refused =
                assertThrows(NotationException.class, () -> COLOURED.notation().parseMove(text));
        assertEquals(message, refused.getMessage());
    }

    @Test
    void aStateOfAnotherGameIsRefused() {
        ThreeSixNineState neutral = new ThreeSixNineState("x........", Player.FIRST, 0, 0);
        assertRefused("unknown piece 'x' on a1; pieces are w, b", () -> COLOURED.legalMoves(neutral));
        assertRefused("the board has size 3, not 9", () -> NINE.outcome(neutral));
        assertRefused(
                "d4 is not on the board: cells are a1 to c3",
                () -> COLOURED.play(COLOURED.initialState(), ThreeSixNineMove.of("d4")));
        assertRefused("there is no move with code 9", () -> COLOURED.decode(9));
        assertRefused("there is no move with code -1", () -> COLOURED.decode(-1));
    }

    @Test
    void statesAreValidated() {
        assertRefused(
                "8 cells do not make a square board", () -> new ThreeSixNineState("........", Player.FIRST, 0, 0));
        assertRefused("369 has boards of size 3 to 19, not 2", () -> new ThreeSixNineState("....", Player.FIRST, 0, 0));
        assertRefused(
                "369 has boards of size 3 to 19, not 20",
                () -> new ThreeSixNineState(".".repeat(400), Player.FIRST, 0, 0));
        assertRefused(
                "unknown piece 'w' on b1; pieces are x", () -> new ThreeSixNineState("xw.......", Player.FIRST, 0, 0));
        assertRefused(
                "unknown piece 'q' on a1; pieces are w, b",
                () -> new ThreeSixNineState("q........", Player.FIRST, 0, 0));
        assertRefused(
                "a side's points are from 0 to 1000000 on this board, not -1",
                () -> new ThreeSixNineState(".........", Player.FIRST, -1, 0));
        assertRefused(
                "a side's points are from 0 to 1000000 on this board, not -2",
                () -> new ThreeSixNineState(".........", Player.FIRST, 0, -2));
        assertRefused(
                "a side's points are from 0 to 1000000 on this board, not 1000001",
                () -> new ThreeSixNineState("xx.......", Player.FIRST, 0, 1_000_001));
        assertRefused(
                "a side's points are from 0 to 1000001 on this board, not 1000002",
                () -> new ThreeSixNineState("xxx......", Player.FIRST, 0, 1_000_002));
        assertRefused(
                "a side's points are from 0 to 1000000 on this board, not 1000001",
                () -> new ThreeSixNineState("www......", Player.FIRST, 0, 1_000_001));
    }

    /** A state may start with a million points. Points scored after that count, and the text can be parsed. */
    @Test
    void playGoesOnPastAMillionPoints() {
        ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
        ThreeSixNineState state = game.notation().parseState("3/3/xx1 w 1000000-1000000");
        ThreeSixNineState next = game.play(state, ThreeSixNineMove.of("c1"));
        assertEquals(new ThreeSixNineState("xxx......", Player.SECOND, 1_000_001, 1_000_000), next);
        assertEquals(next, game.notation().parseState(next.toString()));
    }

    @Test
    void everyStateOfAGameFromAMillionPointsCanBeParsed() {
        for (Variant variant : Variant.values()) {
            ThreeSixNine game = ThreeSixNine.of(9, variant);
            ThreeSixNineState state = game.notation().parseState("9/9/9/9/9/9/9/9/9 w 1000000-1000000");
            for (Rng rng = new Rng(5); !game.outcome(state).isOver(); ) {
                List<ThreeSixNineMove> moves = game.legalMoves(state);
                state = game.play(state, moves.get(rng.below(moves.size())));
                assertEquals(state, game.notation().parseState(state.toString()));
            }
            assertTrue(state.whitePoints() > 1_000_000 && state.blackPoints() > 1_000_000);
        }
    }

    @Test
    void sizesAndVariantsAreChecked() {
        OptionException refused = assertThrows(OptionException.class, () -> ThreeSixNine.of(2, Variant.NEUTRAL));
        assertEquals(
                "369 does not allow size '2'; allowed: 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19",
                refused.getMessage());
        assertThrows(OptionException.class, () -> ThreeSixNine.of(20, Variant.COLOURED));
    }

    private static void assertRefused(String message, org.junit.jupiter.api.function.Executable call) {
        assertEquals(message, assertThrows(BoardwrightException.class, call).getMessage());
    }
}
