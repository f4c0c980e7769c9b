package dev.boardwright.blackstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** One test or more for each numbered rule of the package page. */
class BlackstoneRulesTest {
    private static final Blackstone EIGHT = Blackstone.create();
    private static final Blackstone SIX = Blackstone.of(6, Variant.STANDARD);

    /** Between red a1 and blue c1, black b1 is next to both. */
    private static final String TWO_ABOUT_TO_BE_BLOCKED = "1r3b/" //
            + "6/"
            + "5x/"
            + "6/"
            + "x1xx2/"
            + "rxbx2 r";

    private static BlackstoneState state(Blackstone game, String text) {
        return game.notation().parseState(text);
    }

    private static String after(Blackstone game, String text, String... moves) {
        BlackstoneState state = state(game, text);
        for (String move : moves) {
            state = game.play(state, game.notation().parseMove(move));
        }
        return state.toString();
    }

    private static List<String> moves(Blackstone game, String text) {
        return game.legalMoves(state(game, text)).stream()
                .map(Object::toString)
                .sorted()
                .toList();
    }

    /** Rule 1. */
    @ParameterizedTest
    @CsvSource({
        "6, 1r1r2/5b/b5/5b/b5/2r1r1 r",
        "8, 1r1r1r2/7b/b7/7b/b7/7b/b7/2r1r1r1 r",
        "10, 1r1r1r1r2/9b/b9/9b/b9/9b/b9/9b/b9/2r1r1r1r1 r"
    })
    void redStartsAboveAndBelowAndBlueAtTheSides(int size, String start) {
        assertEquals(start, Blackstone.of(size, Variant.STANDARD).initialState().toString());
    }

    /** Rule 2. */
    @Test
    void redMovesFirstAndThePlayersAlternate() {
        assertEquals("Red", EIGHT.info().side(Player.FIRST));
        assertEquals(Player.FIRST, EIGHT.turn(EIGHT.initialState()));
        String start = EIGHT.initialState().toString();
        assertEquals("1x1r1r2/7b/b7/7b/b7/1r5b/b7/2r1r1r1 b", after(EIGHT, start, "b8b3"));
        assertEquals("1x1r1r2/7b/b7/7b/b7/1r5b/xb6/2r1r1r1 r", after(EIGHT, start, "b8b3", "a2b2"));
    }

    /** Rule 3: rays from a1 and c3 end at the edge, at blue e5 and at each other; black b5 is on none of them. */
    @Test
    void aStoneMovesLikeAQueenOverEmptyCells() {
        assertEquals(
                List.of(
                        "a1a2", "a1a3", "a1a4", "a1a5", "a1a6", "a1b1", "a1b2", "a1c1", "a1d1", "a1e1", "a1f1", //
                        "c3a3", "c3a5", "c3b2", "c3b3", "c3b4", "c3c1", "c3c2", "c3c4", "c3c5", "c3c6", "c3d2", "c3d3",
                        "c3d4", "c3e1", "c3e3", "c3f3"),
                moves(
                        SIX,
                        "6/" //
                                + "1x2b1/"
                                + "6/"
                                + "2r3/"
                                + "6/"
                                + "r5 r"));
    }

    /** Rule 3. */
    @Test
    void aBlackStoneAppearsOnTheCellThatWasLeft() {
        assertEquals("5b/6/4r1/6/6/1x4 b", after(SIX, "5b/6/6/6/6/1r4 r", "b1e4"));
    }

    /** Rule 3. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a1a2 | there is no red stone on a1",
                "e5e4 | there is no red stone on e5",
                "b5b4 | there is no red stone on b5",
                "c3c3 | the stone must leave its cell",
                "c3e5 | there is a stone on e5",
                "c3b5 | there is a stone on b5",
                "c3f6 | there is a stone in the way",
                "c3d5 | a stone moves along a row, a column or a diagonal",
                "c3f5 | a stone moves along a row, a column or a diagonal",
            })
    void anyOtherMoveIsRefusedWithItsReason(String move, String reason) {
        BlackstoneState state = state(SIX, "6/1x2b1/6/2r3/6/6 r");
        IllegalMoveException refused = assertThrows(
                IllegalMoveException.class, () -> SIX.play(state, SIX.notation().parseMove(move)));
        assertEquals(move + " is not legal: " + reason, refused.getMessage());
    }

    /** Rule 3. */
    @Test
    void blueMayNotMoveARedStone() {
        IllegalMoveException refused = assertThrows(
                IllegalMoveException.class,
                () -> SIX.play(state(SIX, "6/4b1/6/2r3/6/6 b"), BlackstoneMove.of("c3", "c4")));
        assertEquals("c3c4 is not legal: there is no blue stone on c3", refused.getMessage());
    }

    /** Rule 4: d4 was the last free cell next to blue c3; the other blue stone stays. */
    @Test
    void aStoneWithNoEmptyNeighbourLeaves() {
        assertEquals(
                "b4x/6/1xxr2/1x1x2/1xxx2/6 b",
                after(
                        SIX,
                        "b4r/" //
                                + "6/"
                                + "1xx3/"
                                + "1xbx2/"
                                + "1xxx2/"
                                + "6 r",
                        "f6d4"));
    }

    /** Rule 4: in the corner three filled cells are enough, at the edge five. */
    @Test
    void cellsOffTheBoardDoNotCount() {
        assertEquals("1x3b/6/6/6/xr4/1x4 b", after(SIX, "1r3b/6/6/6/x5/bx4 r", "b6b2"));
        assertEquals("2x2b/6/6/6/1xrx2/1x1x2 b", after(SIX, "2r2b/6/6/6/1x1x2/1xbx2 r", "c6c2"));
    }

    /** Rule 4: b2, diagonally next to blue a1, is still empty. */
    @Test
    void aStoneWithOneEmptyNeighbourStays() {
        assertEquals("x4b/6/6/6/r5/bx4 b", after(SIX, "r4b/6/6/6/6/bx4 r", "a6a2"));
    }

    /** Rule 4: Red fills the last cell next to its own stone on a1. */
    @Test
    void theMoversOwnStonesLeaveWhenBlocked() {
        assertEquals("1x3b/6/6/6/xr4/1x4 b", after(SIX, "1r3b/6/6/6/x5/rx4 r", "b6b2"));
    }

    /** Rule 4: red b1, which moved into the dead end a1, leaves; so a1 is empty again. */
    @Test
    void theStoneThatMovedLeavesWhenBlocked() {
        assertEquals("r4b/6/6/6/xx4/1xx3 b", after(SIX, "r4b/6/6/6/xx4/1rx3 r", "b1a1"));
    }

    /** Rule 4: a1 and c1, of either colour, lose their last free neighbour b2 at once. */
    @Test
    void allBlockedStonesLeaveTogether() {
        assertEquals("1x3b/6/5x/6/xrxx2/1x1x2 b", after(SIX, TWO_ABOUT_TO_BE_BLOCKED, "b6b2"));
    }

    /** Variant {@code medium}: b1 is next to both stones that leave; f4 and the new black stone on b6 are far off. */
    @Test
    void inMediumTheBlackStonesNextToBlockedOnesLeaveToo() {
        Blackstone medium = Blackstone.of(6, Variant.MEDIUM);
        assertEquals("1x3b/6/5x/6/1r4/6 b", after(medium, TWO_ABOUT_TO_BE_BLOCKED, "b6b2"));
    }

    /** Variant {@code medium}: the black stone that the mover left leaves at once if it is next to a blocked stone. */
    @Test
    void inMediumTheNewBlackStoneCanLeaveToo() {
        Blackstone medium = Blackstone.of(6, Variant.MEDIUM);
        assertEquals("r4b/6/6/6/6/2x3 b", after(medium, "r4b/6/6/6/xx4/1rx3 r", "b1a1"));
    }

    /** Variant {@code high}. */
    @Test
    void inHighAllBlackStonesLeave() {
        Blackstone high = Blackstone.of(6, Variant.HIGH);
        assertEquals("5b/6/6/6/1r4/6 b", after(high, TWO_ABOUT_TO_BE_BLOCKED, "b6b2"));
    }

    /** All variants. */
    @ParameterizedTest
    @EnumSource(Variant.class)
    void blackStonesStayWhileNothingIsBlocked(Variant variant) {
        assertEquals("1x3b/6/1r3x/6/x1xx2/rxbx2 b", after(Blackstone.of(6, variant), TWO_ABOUT_TO_BE_BLOCKED, "b6b4"));
    }

    /** Rule 5, and the first fact of the rules page: the only move blocks the stone that makes it. */
    @Test
    void aPlayerWhoseLastStoneLeavesLoses() {
        String text = "1xxxxxx1/" //
                + "1x1xxrxx/"
                + "xxxx1xx1/"
                + "2xxxrxx/"
                + "x1rxx1x1/"
                + "xxx2xxx/"
                + "xxxxrxr1/"
                + "b1x1x1r1 b";
        assertEquals(List.of("a1b1"), moves(EIGHT, text));
        String end = after(EIGHT, text, "a1b1");
        assertEquals("1xxxxxx1/1x1xxrxx/xxxx1xx1/2xxxrxx/x1rxx1x1/xxx2xxx/xxxxrxr1/x1x1x1r1 r", end);
        assertEquals(Outcome.FIRST_WINS, EIGHT.outcome(state(EIGHT, end)));
        assertEquals(1, EIGHT.margin(state(EIGHT, end)));
    }

    /** Rule 5, and the second fact of the rules page: the only move removes both colours. */
    @ParameterizedTest
    @CsvSource({"DRAW, DRAW, 0", "MOVER_WINS, SECOND_WINS, -1"})
    void bothColoursGoneIsADrawOrAWinForTheMover(DoubleElimination reading, Outcome outcome, int margin) {
        Blackstone game = Blackstone.of(6, Variant.STANDARD, reading);
        String text = "1xrx1x/" //
                + "xx1xxx/"
                + "xxbx2/"
                + "1xxxxx/"
                + "xxxxx1/"
                + "2x1x1 b";
        assertEquals(List.of("c4c5"), moves(game, text));
        String end = after(game, text, "c4c5");
        assertEquals("1x1x1x/xx1xxx/xxxx2/1xxxxx/xxxxx1/2x1x1 r", end);
        assertEquals(outcome, game.outcome(state(game, end)));
        assertEquals(margin, game.margin(state(game, end)));
    }

    /** Rule 5: a finished position may have either side to move. */
    @ParameterizedTest
    @CsvSource({
        "6/6/2r3/6/6/6 r, FIRST_WINS, FIRST_WINS",
        "6/6/2r3/6/6/6 b, FIRST_WINS, FIRST_WINS",
        "6/6/2b3/xxxxxx/6/6 r, SECOND_WINS, SECOND_WINS",
        "6/6/2b3/xxxxxx/6/6 b, SECOND_WINS, SECOND_WINS",
        "6/6/6/6/6/6 r, DRAW, SECOND_WINS",
        "6/6/6/6/6/6 b, DRAW, FIRST_WINS",
        "xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx/xxxxxx b, DRAW, FIRST_WINS"
    })
    void aBoardWithoutAColourIsAFinishedGame(String text, Outcome whereDraw, Outcome whereMoverWins) {
        Blackstone moverWins = Blackstone.of(6, Variant.STANDARD, DoubleElimination.MOVER_WINS);
        assertEquals(whereDraw, SIX.outcome(state(SIX, text)));
        assertEquals(whereMoverWins, moverWins.outcome(state(moverWins, text)));
        assertEquals(List.of(), moves(SIX, text));
        IllegalMoveException refused = assertThrows(
                IllegalMoveException.class, () -> SIX.play(state(SIX, text), BlackstoneMove.of("c4", "c5")));
        assertEquals("c4c5 is not legal: the game is over", refused.getMessage());
    }
}
