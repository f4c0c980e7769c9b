package dev.boardwright.dagennacht;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.Symmetry;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One test or more for each numbered rule of the package page. */
class DagEnNachtRulesTest {
    private static final DagEnNacht PLAIN = DagEnNacht.of(11, false);
    private static final DagEnNacht BALANCED = DagEnNacht.of(11, true);

    private static DagEnNachtState corner(char turn, String drawing) {
        return Boards.corner(11, turn, drawing);
    }

    private static DagEnNachtState play(DagEnNacht game, DagEnNachtState state, String... moves) {
        for (String move : moves) {
            state = game.play(state, game.notation().parseMove(move));
        }
        return state;
    }

    private static Outcome after(DagEnNacht game, DagEnNachtState state, String... moves) {
        return game.outcome(play(game, state, moves));
    }

    private static void assertRefused(String message, DagEnNachtState state, String move) {
        IllegalMoveException refused = assertThrows(IllegalMoveException.class, () -> play(PLAIN, state, move));
        assertEquals(message, refused.getMessage());
    }

    /** Rule 3. */
    @Test
    void theWinningRowExplainsTheEnd() {
        assertEquals(List.of(), PLAIN.endCells(PLAIN.initialState()));
        assertEndCells("[a1, b1, c1, d1, e1]", "bbbbb.");
        assertEndCells("[a1, b1, c1, d1, e1, f1]", "bbbbbb");
        assertEndCells("[a1, b1, c1, d1, e1, a2, a3, a4, a5]", """
                b.....
                b.....
                b.....
                b.....
                bbbbb.
                """);
        assertEndCells("[a1, b2, c3, d4]", """
                ...w..
                ..w...
                .w....
                w.....
                """);
    }

    private static void assertEndCells(String cells, String drawing) {
        assertEquals(cells, PLAIN.endCells(corner('w', drawing)).toString());
    }

    /** Rule 1. */
    @Test
    void theBoardStartsEmptyAndBlackMovesFirst() {
        assertEquals("11/11/11/11/11/11/11/11/11/11/11 b", PLAIN.initialState().toString());
        assertEquals(Player.FIRST, PLAIN.turn(PLAIN.initialState()));
        assertEquals("Black", PLAIN.info().side(Player.FIRST));
        assertEquals("White", PLAIN.info().side(Player.SECOND));
    }

    /** Rule 1. */
    @ParameterizedTest
    @CsvSource({"11", "13", "15", "17", "19"})
    void theBoardIsChequeredWithWhiteCorners(int size) {
        DagEnNacht game = DagEnNacht.of(size, false);
        BoardView view = game.view(game.initialState());
        for (int c = 0; c < size * size; c++) {
            assertEquals(
                    c % 2 == 0 ? BoardView.Shade.LIGHT : BoardView.Shade.DARK,
                    view.cells().get(c).shade(),
                    view.cells().get(c).name());
        }
        assertEquals(BoardView.Shade.LIGHT, view.cells().get(size - 1).shade());
        assertEquals(BoardView.Shade.LIGHT, view.cells().get(size * size - 1).shade());
    }

    /** Rule 1. */
    @Test
    void thePlayersAlternate() {
        assertEquals(corner('b', """
                        w...
                        .b.."""), play(PLAIN, PLAIN.initialState(), "b1", "a2"));
    }

    /** Rule 2. */
    @Test
    void stonesDropOnEmptyBlackSquaresOnly() {
        DagEnNachtState state = corner('w', """
                b..b
                .b.w""");
        List<String> drops = PLAIN.legalMoves(state).stream()
                .filter(DagEnNachtMove.Drop.class::isInstance)
                .map(Object::toString)
                .toList();
        assertEquals(List.of("f1", "h1", "j1", "c2", "e2", "g2"), drops.subList(0, 6));
        assertEquals(60 - 3, drops.size());
        assertRefused("a1 is not legal: a1 is a white square, and stones drop on black ones", state, "a1");
        assertRefused("b1 is not legal: there is a stone on b1", state, "b1");
        assertRefused("d1 is not legal: there is a stone on d1", state, "d1");
    }

    /** Rule 2. */
    @Test
    void aStoneShiftsFromABlackSquareToTheEmptyWhiteSquaresBesideAboveAndBelow() {
        assertEquals("c2d2 c2c3 c2b2 c2c1", shifts(corner('b', """
                .....
                .....
                ..b..
                .....""")));
        assertEquals("c2d2 c2b2", shifts(corner('b', """
                .....
                ..b..
                ..b..
                ..w..""")));
        assertEquals("b1c1 b1b2 b1a1 a2b2 a2a3 a2a1", shifts(corner('w', """
                w...
                .w..""")));
    }

    /** Rule 2. */
    @Test
    void aShiftLeavesItsSquareEmptyForTheNextDrop() {
        DagEnNachtState state = corner('b', """
                ....
                .b..""");
        assertEquals(corner('b', """
                ....
                bw.."""), play(PLAIN, state, "b1a1", "b1"));
    }

    /** Rule 2. */
    @Test
    void aStoneOnAWhiteSquareStaysThere() {
        DagEnNachtState state = corner('b', """
                .b..
                b...""");
        assertEquals("", shifts(state));
        assertRefused("a1b1 is not legal: the stone on a1 is on a white square and cannot move", state, "a1b1");
    }

    /** Rule 2. */
    @Test
    void illegalShiftsAreRefusedWithTheReason() {
        DagEnNachtState state = corner('b', """
                .w..
                .b.w""");
        assertRefused("b1b2 is not legal: there is a stone on b2", state, "b1b2");
        assertRefused("d1c1 is not legal: the stone on d1 is the opponent's", state, "d1c1");
        assertRefused("f1g1 is not legal: there is no stone on f1", state, "f1g1");
        assertRefused("b1c2 is not legal: a stone shifts one square left, right, up or down", state, "b1c2");
        assertRefused("b1b1 is not legal: a stone shifts one square left, right, up or down", state, "b1b1");
        assertRefused("b1d1 is not legal: a stone shifts one square left, right, up or down", state, "b1d1");
    }

    private static String shifts(DagEnNachtState state) {
        return PLAIN.legalMoves(state).stream()
                .filter(DagEnNachtMove.Shift.class::isInstance)
                .map(Object::toString)
                .collect(Collectors.joining(" "));
    }

    /** Rule 3: a1, c1 and e1 are white squares, b1 and d1 black ones. */
    @Test
    void fiveInAHorizontalRowWinAtOnce() {
        DagEnNachtState end = play(PLAIN, corner('b', "bbb.b"), "d1");
        assertEquals(Outcome.FIRST_WINS, PLAIN.outcome(end));
        assertEquals(1, PLAIN.margin(end));
        assertEquals(List.of(), PLAIN.legalMoves(end));
        assertRefused("f1 is not legal: the game is over", end, "f1");
    }

    /** Rule 3: the stone from b3 fills the gap. */
    @Test
    void fiveInAVerticalRowWinAtOnce() {
        DagEnNachtState end = play(PLAIN, corner('w', """
                w...
                w...
                .w..
                w...
                w..."""), "b3a3");
        assertEquals(Outcome.SECOND_WINS, PLAIN.outcome(end));
        assertEquals(-1, PLAIN.margin(end));
    }

    /** Rule 3. */
    @ParameterizedTest
    @CsvSource({
        "bbb., d1, ONGOING", // four
        "bbb.wb, d1, ONGOING",
        "b.bbwb, b1, ONGOING",
        ".b.bbbb, b1c1, FIRST_WINS", // c1 to g1: the stone in the gap came from the row, but is not needed there
        "bb.bbw, b1c1, ONGOING", // the stone in the gap leaves another
        "bbb.b, d1, FIRST_WINS",
        "bbb.bb, d1, FIRST_WINS", // six
        "bbb.bbbb, d1, FIRST_WINS", // eight
        "......bbb.b, j1, FIRST_WINS" // up to the edge
    })
    void aRowNeedsFiveAndMayHaveMore(String row, String move, Outcome outcome) {
        assertEquals(outcome, after(PLAIN, corner('b', row), move));
    }

    /** Rule 3: a1, b2, c3 and d4 are white squares. */
    @Test
    void fourOnAWhiteDiagonalWinAtOnce() {
        assertEquals(Outcome.FIRST_WINS, after(PLAIN, corner('b', """
                .....
                ..bb.
                .b...
                b...."""), "d3d4"));
        assertEquals(Outcome.SECOND_WINS, after(PLAIN, corner('w', """
                .w...
                .....
                ..ww.
                ....w"""), "c2c3"));
    }

    /** Rule 3: five on a white diagonal, the last one put in the middle. */
    @Test
    void moreThanFourOnAWhiteDiagonalWinToo() {
        assertEquals(Outcome.FIRST_WINS, after(PLAIN, corner('b', """
                ....b
                ...b.
                .....
                .bb..
                b...."""), "c2c3"));
    }

    /** Rule 3. */
    @Test
    void threeOnAWhiteDiagonalDoNotWin() {
        assertEquals(Outcome.ONGOING, after(PLAIN, corner('b', """
                ...w
                ....
                .bb.
                b..."""), "c2c3"));
    }

    /** Rule 3: b1, c2, d3, e4 and f5 are black squares. */
    @Test
    void diagonalsOfBlackSquaresNeverWin() {
        assertEquals(Outcome.ONGOING, after(PLAIN, corner('b', """
                .....b
                ....b.
                ......
                ..b...
                .b...."""), "d3"));
        assertEquals(Outcome.ONGOING, after(PLAIN, corner('w', """
                w...
                .w..
                ..w.
                ...."""), "d1"));
    }

    /** Rule 3: the row of a finished position decides, not its turn. */
    @ParameterizedTest
    @CsvSource({"b", "w"})
    void aWonBoardIsWonWhoeverIsToMove(char turn) {
        DagEnNachtState won = corner(turn, "wwwww");
        assertEquals(Outcome.SECOND_WINS, PLAIN.outcome(won));
        assertEquals(List.of(), PLAIN.legalMoves(won));
    }

    /** Rule 3: a game ends with the first winning row. */
    @Test
    void aBoardThatBothHaveWonIsRefused() {
        DagEnNachtState both = corner('b', """
                ...w..
                ..w...
                .w....
                wbbbbb""");
        NotationException refused = assertThrows(NotationException.class, () -> PLAIN.outcome(both));
        assertEquals(
                "both sides have won: Black has a winning row that starts on b1, White one that starts on a1",
                refused.getMessage());
    }

    /** Rule 4: every square is taken. */
    @Test
    void aFullBoardThatNobodyHasWonIsADraw() {
        for (Player turn : Player.values()) {
            DagEnNachtState full = Boards.full(11, turn);
            assertEquals(Outcome.DRAW, PLAIN.outcome(full));
            assertEquals(0, PLAIN.margin(full));
            assertEquals(List.of(), PLAIN.legalMoves(full));
        }
    }

    /** Rule 4: a1 is empty, but only White's stones are beside it. */
    @Test
    void aPlayerToMoveWithoutAMoveEndsTheGameInADraw() {
        String drawing = """
                wwbbwwbbwwb
                bbwwbbwwbbw
                wwbbwwbbwwb
                bbwwbbwwbbw
                wwbbwwbbwwb
                bbwwbbwwbbw
                wwbbwwbbwwb
                bbwwbbwwbbw
                bwbbwwbbwwb
                wbwwbbwwbbw
                .wbbwwbbwwb""";
        assertEquals(Outcome.DRAW, PLAIN.outcome(Boards.state('b', drawing)));
        DagEnNachtState whiteToMove = Boards.state('w', drawing);
        assertEquals(Outcome.ONGOING, PLAIN.outcome(whiteToMove));
        assertEquals("b1a1 a2a1", shifts(whiteToMove));
        assertEquals(2, PLAIN.legalMoves(whiteToMove).size());
        assertEquals(List.of(DagEnNachtMove.of("b1")), PLAIN.legalMoves(play(PLAIN, whiteToMove, "b1a1")));
    }

    /**
     * Rule 4: White shifts to the last empty white square, Black drops on the square it left, and White has no move.
     */
    @Test
    void theLastMoveOfADrawnGameEndsIt() {
        DagEnNachtState last = play(PLAIN, Boards.state('w', """
                wwbbwwbbwwb
                bbwwbbwwbbw
                wwbbwwbbwwb
                bbwwbbwwbbw
                wwbbwwbbwwb
                bbwwbbwwbbw
                wwbbwwbbwwb
                bbwwbbwwbbw
                bwbbwwbbwwb
                wbwwbbwwbbw
                .wbbwwbbwwb"""), "b1a1", "b1");
        assertEquals(Outcome.DRAW, PLAIN.outcome(last));
        assertRefused("b1 is not legal: the game is over", last, "b1");
    }

    /** Rule 5: b1, d1 and f1 are black squares, a1, c1, e1 and g1 white ones. */
    @ParameterizedTest
    @CsvSource({
        "bbb.b, d1, FIRST_WINS",
        ".bbb.b, e2e1, ONGOING",
        ".bbb.bb, e2e1, FIRST_WINS", // six, of which c1 to g1 are good
        "bbb.bb, d1, FIRST_WINS", // six, of which a1 to e1 are good
        ".bb.bbw, d1, ONGOING"
    })
    void balancedBlackNeedsAFiveThatStartsAndEndsOnWhite(String row, String move, Outcome outcome) {
        DagEnNachtState state = corner('b', "....b\n" + row);
        assertEquals(outcome, after(BALANCED, state, move));
        DagEnNachtState across = BALANCED.transformState(state, Symmetry.TRANSPOSE);
        DagEnNachtMove up = BALANCED.transformMove(BALANCED.notation().parseMove(move), Symmetry.TRANSPOSE);
        assertEquals(outcome, BALANCED.outcome(BALANCED.play(across, up)));
        assertEquals(Outcome.FIRST_WINS, after(PLAIN, state, move));
    }

    /** Rule 5. */
    @Test
    void balancedDoesNotChangeWhitesRows() {
        assertEquals(Outcome.SECOND_WINS, after(BALANCED, corner('w', ".ww.ww"), "d1"));
    }

    /** Rule 5. */
    @Test
    void balancedDoesNotChangeDiagonals() {
        assertEquals(Outcome.FIRST_WINS, after(BALANCED, corner('b', """
                .....
                ..bb.
                .b...
                b...."""), "d3d4"));
    }

    /** Rule 5: the five from b1 counts for nothing until a1 makes it six. */
    @Test
    void balancedBlackMayWinWithASixthStone() {
        DagEnNachtState five = corner('b', """
                b.....
                .bbbbb""");
        assertEquals(Outcome.ONGOING, BALANCED.outcome(five));
        assertEquals(Outcome.FIRST_WINS, after(BALANCED, five, "a2a1"));
        assertEquals(Outcome.FIRST_WINS, PLAIN.outcome(five));
    }

    /** Rules 3 and 5: Black's five from b1 does not count, so only White has won. */
    @Test
    void balancedDecidesWhetherBothHaveWon() {
        DagEnNachtState state = corner('b', """
                ...w..
                ..w...
                .w....
                wbbbbb""");
        assertEquals(Outcome.SECOND_WINS, BALANCED.outcome(state));
    }
}
