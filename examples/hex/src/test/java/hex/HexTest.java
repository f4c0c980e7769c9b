package hex;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.draw.SvgBoard;
import dev.boardwright.draw.TextBoard;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HexTest {
    static Hex game(int size, boolean swap) {
        return new Hex(Hex.INFO.resolve(GameOptions.of("size", size).with("swap", swap)));
    }

    private static GameSession<Hex.State, Hex.Move> play(Hex game, String moves) {
        GameSession<Hex.State, Hex.Move> session = GameSession.of(game);
        for (String move : moves.split(" ")) {
            session.playText(move);
        }
        return session;
    }

    @Test
    void aChainFromTheBottomToTheTopWins() {
        GameSession<Hex.State, Hex.Move> session = play(game(3, false), "b1 a1 b2 c1 a3");
        assertEquals(Outcome.FIRST_WINS, session.result());
        assertEquals("[a3, b2, b1]", session.game().endCells(session.state()).toString());
    }

    @Test
    void cellsOnTheOtherDiagonalDoNotTouch() {
        assertEquals(Outcome.ONGOING, play(game(2, false), "a1 a2 b2").result());
        assertEquals(Outcome.SECOND_WINS, play(game(2, false), "a1 a2 b2 b1").result());
    }

    @Test
    void theSwapMirrorsTheStone() {
        GameSession<Hex.State, Hex.Move> session = play(game(3, true), "c1 swap");
        assertEquals("b2/3/3 r", session.game().notation().formatState(session.state()));
        assertEquals("[c1, a3]", session.lastCells().toString());
        assertThrows(IllegalMoveException.class, () -> session.playText("swap"));
        assertThrows(IllegalMoveException.class, () -> play(game(3, false), "c1 swap"));
    }

    @Test
    void refusalsNameTheReason() {
        assertRefused("c1 is not legal: there is a stone on it", game(3, true), "c1 c1");
        assertRefused("swap is not legal: only Blue's first move may be a swap", game(3, true), "swap");
        assertRefused("swap is not legal: this game has no swap rule", game(3, false), "c1 swap");
    }

    private static void assertRefused(String message, Hex game, String moves) {
        assertEquals(
                message,
                assertThrows(IllegalMoveException.class, () -> play(game, moves)).getMessage());
    }

    /** John Nash's argument of 1949: an additional stone never hurts, so the first player wins without the swap. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void theFirstPlayerWinsWithoutTheSwap(int size) {
        assertEquals(Outcome.FIRST_WINS, solve(game(size, false)));
    }

    /** The second player swaps an opening that wins, and answers one that does not. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void theSecondPlayerWinsWithTheSwap(int size) {
        assertEquals(Outcome.SECOND_WINS, solve(game(size, true)));
    }

    private static Outcome solve(Hex game) {
        return Solver.of(game)
                .solve(game.initialState(), Question.OUTCOME.valueOnly())
                .outcome()
                .orElseThrow();
    }

    @Test
    void theBoardIsDrawnAsHexagonsBetweenColouredSides() {
        Hex game = game(3, true);
        BoardView view = game.view(play(game, "b2 c3").state());
        assertEquals("""
                          a b c
                         r r r
                   3  b . . b b  3
                  2  b . r . b  2
                 1  b . . . b  1
                     r r r
                    a b c
                """, TextBoard.plain(view, Set.of()));
        assertTrue(SvgBoard.of(view).draw().contains("3 by 3 hexagons. Red stone: b2. Blue stone: c3."));
    }

    @Test
    void programsFindIt() {
        assertEquals("hex size=7 swap=true", Games.create("hex").toString());
    }

    /** Both sides see the same bits if colours, and columns and rows, change places. */
    @Test
    void bothSidesSeeTheirChainsFromTheBottomToTheTop() {
        Hex game = game(5, true);
        BoardBits<Hex.State> bits = game.boardBits();
        long[] red = new long[bits.layout().words()];
        long[] blue = new long[bits.layout().words()];
        bits.read(game.position(game.notation().parseState("b4/2r2/5/r3b/4r r")), red);
        bits.read(game.position(game.notation().parseState("br3/5/3b1/5/1b2r b")), blue);
        assertArrayEquals(red, blue);
        BitLayout layout = bits.layout();
        assertEquals(1, layout.content(red, 4), "the own stone on e1");
        assertEquals(2, layout.content(red, 20), "the other stone on a5");
        assertEquals(0, layout.content(red, 0), "nothing on a1");
    }
}
