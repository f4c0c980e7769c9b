package dev.boardwright.blackstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Player;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions and moves as text, and the messages for malformed text. */
class BlackstoneNotationTest {
    private static final Blackstone SIX = Blackstone.of(6, Variant.STANDARD);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1r1r2/5b/b5/5b/b5/2r1r1 r",
                "1r1r2/5b/b5/5b/b5/2r1r1 b",
                "xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx b",
                "rrrrrr/6/bbbbbb/6/xxxxxx/6 r",
                "6/6/6/6/6/6 b"
            })
    void positionsOfEveryKindRoundTrip(String text) {
        assertEquals(text, SIX.notation().parseState(text).toString());
        assertEquals(text, SIX.notation().formatState(SIX.notation().parseState(text.toUpperCase(Locale.ROOT))));
    }

    @Test
    void aLargeBoardHasRunsOfTwoDigits() {
        String text = "18/".repeat(8) + "9r8/" + "18/".repeat(8) + "17b b";
        assertEquals(
                text,
                Blackstone.of(18, Variant.STANDARD).notation().parseState(text).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "6/6/6/6/6 r                | the board has 5 rows, not 6",
                "6/6/6/6/6/6/6 r            | the board has 7 rows, not 6",
                "6/6/6/5/6/6 r              | row 3 has 5 cells, not 6",
                "6/6/6/6/6/rb5 r            | row 1 has 7 cells, not 6",
                "8/8/8/8/8/8/8/8 r          | the board has 8 rows, not 6",
                "6/6/6/6/1w4/6 r            | unknown piece 'w' on b2; pieces are r, b, x",
                "6/6/6/6/0r5/6 r            | bad number '0' of empty cells in the board, at character 9",
                "6/6/6/6/06/6 r             | bad number '06' of empty cells in the board, at character 9",
                "6/6/6/6/6/(rb)5 r          | more than one piece on a1",
                "6/6/6/6/6/(r)5 r           | one piece needs no bracket in the board, at character 11",
                "6/6/6/6/6/()5 r            | empty bracket in the board, at character 11",
                "6/6/6/6/6/(rb r            | unclosed bracket in the board, at character 11",
                "6/6/6/6/6/?5 r             | unexpected '?' in the board, at character 11",
                "6/6/6/6/6/6                | missing turn after the board",
                "6/6/6/6/6/6 x              | unknown turn 'x'; it is r or b",
                "6/6/6/6/6/6 w              | unknown turn 'w'; it is r or b",
                "'6/6/6/6/6/6  r'           | missing turn at character 13: parts are separated by one space",
                "6/6/6/6/6/6 r b            | trailing text ' b' after the turn, at character 14",
                "'6/6/6/6/6/6 r '           | trailing text ' ' after the turn, at character 14",
            })
    void messagesSayWhatIsWrongAndWhere(String text, String message) {
        assertRefused(message, () -> SIX.notation().parseState(text));
    }

    /** In the corner, at the edge, in the middle, and among other stones of one's own. */
    @ParameterizedTest
    @CsvSource({
        "6/6/6/6/xx4/rx3b r, the red stone on a1",
        "6/6/6/6/xx4/bx3r r, the blue stone on a1",
        "5b/6/6/4xx/4xr/4xx r, the red stone on f2",
        "5r/6/6/1xxx2/1xbx2/1xxx2 b, the blue stone on c2",
        "rrrrrr/rrrrrr/rrrrrr/rrrrrr/rrrrrr/rrrrrr b, the red stone on a1",
        "6/6/bbb3/bbb3/bbb3/bbb3 b, the blue stone on a1"
    })
    void aBlockedStoneIsRefusedByName(String text, String stone) {
        assertRefused(
                stone + " is already blocked: no cell next to it is empty",
                () -> SIX.notation().parseState(text));
    }

    @Test
    void anEmptyTextIsRefused() {
        assertRefused("missing board", () -> SIX.notation().parseState(""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a1      | 'a1' is not 2 cells",
                "a1b1c1  | 'a1b1c1' is not 2 cells",
                "a1b7    | in 'a1b7', 'b7' does not begin with a cell: cells are a1 to f6",
                "g1a1    | 'g1a1' does not begin with a cell: cells are a1 to f6",
                "a1-a2   | in 'a1-a2', '-a2' does not begin with a cell: cells are a1 to f6",
                "pass    | 'pass' does not begin with a cell: cells are a1 to f6",
                "''      | '' is not 2 cells",
            })
    void aMoveIsTwoCellsOfTheBoard(String text, String message) {
        assertRefused(message, () -> SIX.notation().parseMove(text));
    }

    @Test
    void aMoveIsWrittenAsTheCellsLeftAndReached() {
        assertEquals(BlackstoneMove.of("b6", "b3"), SIX.notation().parseMove("B6b3"));
        assertEquals("b6b3", SIX.notation().formatMove(BlackstoneMove.of("b6", "b3")));
        assertEquals(
                BlackstoneMove.of("a10", "r18"),
                Blackstone.of(18, Variant.HIGH).notation().parseMove("a10r18"));
    }

    @Test
    void aStateOrMoveOfAnotherSizeIsRefused() {
        assertRefused(
                "the board has size 8, not 6",
                () -> SIX.outcome(Blackstone.create().initialState()));
        assertRefused(
                "g1 is not on the board: cells are a1 to f6",
                () -> SIX.play(SIX.initialState(), BlackstoneMove.of("g1", "a1")));
    }

    /** Squares are counted in rows of eight at least: on 6 by 6, 6 and 7 are beside the board and 48 is above it. */
    @ParameterizedTest
    @ValueSource(ints = {-1, 6 << 9, 7, 48 << 9 | 1, 1 << 9 | 48, 511, 1 << 20})
    void aCodeWithoutAMoveIsRefused(int code) {
        assertRefused("there is no move with code " + code, () -> SIX.decode(code));
    }

    @Test
    void statesAreValidated() {
        assertRefused("35 cells do not make a square board", () -> new BlackstoneState(".".repeat(35), Player.FIRST));
        for (int size : new int[] {4, 5, 7, 19, 20}) {
            assertRefused(
                    "Blackstone has boards of even size from 6 to 18, not " + size,
                    () -> new BlackstoneState(".".repeat(size * size), Player.FIRST));
        }
        assertRefused(
                "unknown piece 'w' on a1; pieces are r, b, x",
                () -> new BlackstoneState("w" + ".".repeat(35), Player.FIRST));
        assertRefused(
                "the red stone on a1 is already blocked: no cell next to it is empty",
                () -> new BlackstoneState("rx....xx" + ".".repeat(28), Player.FIRST));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "size=7 | blackstone does not allow size '7'; allowed: 6, 8, 10, 12, 14, 16, 18",
                "size=20 | blackstone does not allow size '20'; allowed: 6, 8, 10, 12, 14, 16, 18",
                "variant=low | blackstone does not allow variant 'low'; allowed: standard, medium, high",
                "double-elimination=win | "
                        + "blackstone does not allow double-elimination 'win'; allowed: draw, mover-wins",
            })
    void optionsAreChecked(String options, String message) {
        OptionException refused = assertThrows(OptionException.class, () -> Samples.create(options));
        assertEquals(message, refused.getMessage());
    }

    private static void assertRefused(String message, Executable call) {
        BoardwrightException refused = assertThrows(BoardwrightException.class, call);
        assertEquals(message, refused.getMessage());
        assertEquals(NotationException.class, refused.getClass());
    }
}
