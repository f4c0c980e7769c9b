package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One test or more for each numbered rule of the package page. */
class ThreeSixNineRulesTest {
    private static final ThreeSixNine NINE = ThreeSixNine.create();
    private static final ThreeSixNine COLOURED = ThreeSixNine.of(9, Variant.COLOURED);

    private static ThreeSixNineState state(ThreeSixNine game, String text) {
        return game.notation().parseState(text);
    }

    private static String after(ThreeSixNine game, String text, String... moves) {
        ThreeSixNineState state = state(game, text);
        for (String move : moves) {
            state = game.play(state, game.notation().parseMove(move));
        }
        return state.toString();
    }

    /** Rule 1. */
    @Test
    void theBoardStartsEmptyAndWhiteMovesFirst() {
        assertEquals("9/9/9/9/9/9/9/9/9 w 0-0", NINE.initialState().toString());
        assertEquals(Player.FIRST, NINE.turn(NINE.initialState()));
        assertEquals("White", NINE.info().side(Player.FIRST));
    }

    /** Rule 1. */
    @Test
    void thePlayersAlternate() {
        assertEquals("3/3/x2 b 0-0", after(ThreeSixNine.of(3, Variant.NEUTRAL), "3/3/3 w 0-0", "a1"));
        assertEquals("3/3/xx1 w 0-0", after(ThreeSixNine.of(3, Variant.NEUTRAL), "3/3/3 w 0-0", "a1", "b1"));
    }

    /** Rule 2. */
    @Test
    void aStoneMayBePutOnAnyEmptyCell() {
        ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
        assertEquals(
                List.of("a1", "c1", "a2", "b2", "c2", "a3", "b3"),
                game.legalMoves(state(game, "2x/3/1x1 w 0-0")).stream()
                        .map(Object::toString)
                        .toList());
    }

    /** Rule 2. */
    @Test
    void aStoneMayNotBePutOnAnother() {
        ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
        IllegalMoveException refused = assertThrows(
                IllegalMoveException.class, () -> game.play(state(game, "3/1x1/3 b 0-0"), ThreeSixNineMove.of("b2")));
        assertEquals("b2 is not legal: there is a stone on it", refused.getMessage());
    }

    /** Rule 3: the stones of row 1 are not adjacent. */
    @Test
    void stonesOnALineNeedNotTouch() {
        assertEquals("9/9/9/9/9/9/9/9/x3x3x b 1-0", after(NINE, "9/9/9/9/9/9/9/9/x7x w 0-0", "e1"));
    }

    /** Rules 3 and 4: each of the four lines through e5 gets its third stone. */
    @Test
    void oneStoneCanScoreOnFourLines() {
        String board = "x3x3x/9/9/9/x7x/9/9/9/x3x3x";
        assertEquals("x3x3x/9/9/9/x3x3x/9/9/9/x3x3x b 4-0", after(NINE, board + " w 0-0", "e5"));
    }

    /** Rule 3: a diagonal from edge to edge that is not a main diagonal. */
    @Test
    void aShortDiagonalIsAFullLineToo() {
        assertEquals("9/9/9/9/9/9/2x6/1x7/x8 b 1-0", after(NINE, "9/9/9/9/9/9/2x6/9/x8 w 0-0", "b2"));
        assertEquals("2x6/1x7/x8/9/9/9/9/9/9 w 5-3", after(NINE, "2x6/1x7/9/9/9/9/9/9/9 b 5-2", "a7"));
    }

    /** Rule 4. */
    @ParameterizedTest
    @CsvSource({
        "0, 0", "1, 0", "2, 1", "3, 0", "4, 0", "5, 2", "6, 0", "7, 0", "8, 3", "9, 0", "10, 0", "11, 0", "14, 0",
        "17, 0"
    })
    void onlyExactlyThreeSixOrNineStonesScore(int stonesBefore, int points) {
        ThreeSixNine game = ThreeSixNine.of(19, Variant.NEUTRAL);
        String row = "x".repeat(stonesBefore) + (19 - stonesBefore);
        String rest = "19/".repeat(18);
        String played = after(game, rest + row + " w 0-0", "s1");
        assertTrue(played.endsWith(" b " + points + "-0"), played);
    }

    /** Rule 4: Black's fourth stone on row 1 scores nothing, and White keeps the point for the third. */
    @Test
    void aLinesEarlierPointsStay() {
        assertEquals("9/9/9/9/9/9/9/9/xxxx5 w 1-0", after(NINE, "9/9/9/9/9/9/9/9/xx7 w 0-0", "c1", "d1"));
    }

    /** Rule 5. */
    @ParameterizedTest
    @CsvSource({"5-2, FIRST_WINS, 3", "2-5, SECOND_WINS, -3", "4-4, DRAW, 0"})
    void aFullBoardEndsTheGameAndMorePointsWin(String points, Outcome outcome, int margin) {
        ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
        ThreeSixNineState full = state(game, "xxx/xxx/xxx b " + points);
        assertEquals(outcome, game.outcome(full));
        assertEquals(margin, game.margin(full));
        assertEquals(List.of(), game.legalMoves(full));
        IllegalMoveException refused =
                assertThrows(IllegalMoveException.class, () -> game.play(full, ThreeSixNineMove.of("a1")));
        assertEquals("a1 is not legal: the game is over", refused.getMessage());
    }

    /** Rule 5. */
    @Test
    void oneEmptyCellKeepsTheGameGoing() {
        ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
        ThreeSixNineState state = state(game, "xxx/x1x/xxx w 9-0");
        assertEquals(Outcome.ONGOING, game.outcome(state));
        assertEquals(
                "xxx/xxx/xxx b 13-0",
                game.play(state, ThreeSixNineMove.of("b2")).toString());
    }

    @Test
    void withColouredStonesOnlyTheMoversOwnCount() {
        assertEquals("9/9/9/9/9/9/9/9/wbwbw4 b 1-0", after(COLOURED, "9/9/9/9/9/9/9/9/wbwb5 w 0-0", "e1"));
        assertEquals("9/9/9/9/9/9/9/9/wbwbb4 w 0-1", after(COLOURED, "9/9/9/9/9/9/9/9/wbwb5 b 0-0", "e1"));
        assertEquals("9/9/9/9/9/9/9/9/wwb6 w 0-0", after(COLOURED, "9/9/9/9/9/9/9/9/ww7 b 0-0", "c1"));
    }

    @Test
    void theColouredExamplesOfTheRulesPageScoreAsItSays() {
        ThreeSixNine game = ThreeSixNine.of(3, Variant.COLOURED);
        assertEquals("wb1/wb1/wb1 w 1-1", after(game, "3/3/3 w 0-0", "a1", "b1", "a2", "b2", "a3", "b3"));
        assertEquals(
                "wbw/wbb/wbw b 1-1", after(game, "3/3/3 w 0-0", "a1", "b1", "a2", "b2", "a3", "b3", "c1", "c2", "c3"));
    }
}
