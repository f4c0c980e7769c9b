package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions and moves as text, and the messages for malformed text. */
class GreenerNotationTest {
    private static final Greener SIX = Greener.create();
    private static final Greener FOUR = Greener.random(4, 1);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gwbgbg/bggwgw/gwbgbg/bwggg(wb)/ggggw1/wwbgbg w",
                "gwbgbg/bggwgw/gwbgbg/bwgggw/ggggwb/wwbgbg b",
                "6/6/6/6/6/6 w",
                "6/2(gbwggggggggggggggggggggggggggggggggg)3/6/6/6/6 b",
                "6/1b1w1g/6/6/6/(bb)(ww)(gg)(bg)(gb)(wbg) b"
            })
    void positionsOfEveryKindRoundTrip(String text) {
        assertEquals(text, SIX.notation().parseState(text).toString());
        assertEquals(text, SIX.notation().formatState(SIX.notation().parseState(text.toUpperCase(Locale.ROOT))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4/4/4 b               | the board has 3 rows, not 4",
                "6/6/6/6/6/6 b         | the board has 6 rows, not 4",
                "4/4/4/3 b             | row 1 has 3 cells, not 4",
                "4/5/4/4 b             | row 3 has 5 cells, not 4",
                "4/4/1x2/4 b           | unknown piece 'x' on b2; pieces are b, w, g",
                "4/4/1(bgr)2/4 b       | unknown piece 'r' on b2; pieces are b, w, g",
                "4/0b3/4/4 b           | bad number '0' of empty cells in the board, at character 3",
                "4/04/4/4 b            | bad number '04' of empty cells in the board, at character 3",
                "4/4/4/()3 b           | empty bracket in the board, at character 7",
                "4/4/4/(b)3 b          | one piece needs no bracket in the board, at character 7",
                "4/4/4/(bw b           | unclosed bracket in the board, at character 7",
                "4/4/4/(b(w)3 b        | unclosed bracket in the board, at character 7",
                "4/4/4/b)3 b           | unexpected ')' in the board, at character 8",
                "4/4/4/4               | missing turn after the board",
                "'4/4/4/4 '            | missing turn at character 9: parts are separated by one space",
                "4/4/4/4 g             | unknown turn 'g'; it is b or w",
                "4/4/4/4 bw            | unknown turn 'bw'; it is b or w",
                "4/4/4/4 b 0-0         | trailing text ' 0-0' after the turn, at character 10",
                "'4/4/4/4 b '          | trailing text ' ' after the turn, at character 10",
                "gggg/gggg/gggg/ggg(gb) b | the board has 17 pieces, more than its 16 cells allow",
            })
    void messagesSayWhatIsWrongAndWhere(String text, String message) {
        assertRefused(message, () -> FOUR.notation().parseState(text));
    }

    @Test
    void asManyPiecesAsCellsAreAllowedOnAnyStacks() {
        String full = "3(gggggggggggggggg)/4/4/4 w";
        assertEquals(full, FOUR.notation().parseState(full).toString());
        assertRefused(
                "the board has 17 pieces, more than its 16 cells allow",
                () -> FOUR.notation().parseState("3(gggggggggggggggg)/4/4/b3 w"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pass", "PASS", "Pass", "paSs"})
    void passIsWrittenInEitherCase(String text) {
        assertEquals(GreenerMove.pass(), FOUR.notation().parseMove(text));
        assertEquals("pass", FOUR.notation().formatMove(FOUR.notation().parseMove(text)));
    }

    @Test
    void aMoveIsItsTwoCells() {
        assertEquals(GreenerMove.of("c3", "c5"), SIX.notation().parseMove("C3C5"));
        assertEquals("c3c5", SIX.notation().formatMove(GreenerMove.of("c3", "c5")));
        assertEquals("h8a8", GreenerMove.of("h8", "a8").toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a1      | 'a1' is not 2 cells",
                "a1a2a3  | 'a1a2a3' is not 2 cells",
                "a1e1    | in 'a1e1', 'e1' does not begin with a cell: cells are a1 to d4",
                "a5a1    | 'a5a1' does not begin with a cell: cells are a1 to d4",
                "a1-a2   | in 'a1-a2', '-a2' does not begin with a cell: cells are a1 to d4",
                "passs   | 'passs' does not begin with a cell: cells are a1 to d4",
                "pa\u017fs | 'pa\u017fs' does not begin with a cell: cells are a1 to d4",
                "''      | '' is not 2 cells",
            })
    void malformedMovesAreRefused(String text, String message) {
        assertRefused(message, () -> FOUR.notation().parseMove(text));
    }

    @Test
    void aStateOrMoveOfAnotherSizeIsRefused() {
        assertRefused("the board has size 6, not 4", () -> FOUR.legalMoves(SIX.initialState()));
        assertRefused(
                "e1 is not on the board: cells are a1 to d4",
                () -> FOUR.play(FOUR.initialState(), GreenerMove.of("e1", "a1")));
        assertRefused("e1 is not on the board: cells are a1 to d4", () -> FOUR.encode(GreenerMove.of("a1", "e1")));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 4, 4 * 64, 64 * 64 + 1, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void aCodeWithoutAMoveIsRefused(int code) {
        assertRefused("there is no move with code " + code, () -> FOUR.decode(code));
    }

    /** Every pair of its squares has a code, and a pass has the next. */
    @ParameterizedTest
    @ValueSource(ints = {-1, 64 * 64 + 1, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void aCodeWithoutAMoveIsRefusedOnTheLargestBoardToo(int code) {
        assertRefused(
                "there is no move with code " + code, () -> Greener.random(8, 1).decode(code));
    }

    @Test
    void statesAreValidated() {
        assertRefused("15 cells do not make a square board", () -> state(15, "g"));
        assertRefused("Greener has boards of size 4, 6 and 8, not 2", () -> state(4, "g"));
        assertRefused("Greener has boards of size 4, 6 and 8, not 5", () -> state(25, "g"));
        assertRefused("Greener has boards of size 4, 6 and 8, not 10", () -> state(100, ""));
        assertRefused("unknown piece 'x' on a1; pieces are b, w, g", () -> state(16, "bx"));
        assertRefused("the board has 32 pieces, more than its 16 cells allow", () -> state(16, "bg"));
        assertThrows(NullPointerException.class, () -> new GreenerState(Collections.nCopies(16, ""), null));
    }

    @Test
    void aStateKeepsACopyOfItsStacks() {
        List<String> stacks = new ArrayList<>(Collections.nCopies(16, ""));
        GreenerState state = new GreenerState(stacks, Player.SECOND);
        stacks.set(0, "b");
        assertEquals("4/4/4/4 w", state.toString());
    }

    private static GreenerState state(int cells, String stack) {
        return new GreenerState(Collections.nCopies(cells, stack), Player.FIRST);
    }

    private static void assertRefused(String message, Executable call) {
        assertEquals(message, assertThrows(NotationException.class, call).getMessage());
    }
}
