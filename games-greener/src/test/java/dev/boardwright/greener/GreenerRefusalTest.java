package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why a move is not legal. */
class GreenerRefusalTest {
    private static final Greener GAME = Greener.random(4, 1);

    private static void assertRefused(GreenerState state, String move, String reason) {
        assertEquals(
                move + " is not legal: " + reason,
                assertThrows(
                                IllegalMoveException.class,
                                () -> GAME.play(state, GAME.notation().parseMove(move)))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a1a2 | there is no stack on a1",
                "d4d2 | the stack on d4 is White's",
                "b4b2 | the stack on b4 is nobody's: its top is green",
                "b2b2 | b2 is not another cell of the row or column of b2",
                "b2c3 | c3 is not another cell of the row or column of b2",
                "b2b3 | the nearest stack in that direction is on b4",
                "b2d2 | the nearest stack in that direction is on c2",
                "b2a2 | there is no stack in that direction",
                "b2b1 | there is no stack in that direction",
                "pass | Black has a move and must make one",
            })
    void theReasonNamesTheObstacle(String move, String reason) {
        GreenerState state = Samples.board(Player.FIRST, """
                .  bg  .  w
                .  .   .  .
                .  b   g  g
                .  .   .  .
                """);
        assertRefused(state, move, reason);
        assertRefused(
                Samples.swapColours(state),
                move,
                reason.replace("White's", "Black's").replace("Black has", "White has"));
    }

    @Test
    void aPlayerWithoutAMoveMustPass() {
        GreenerState state = Samples.board(Player.SECOND, """
                .  .  .  w
                .  .  .  .
                .  .  .  .
                b  g  .  .
                """);
        assertRefused(state, "d4d1", "White has no move and must pass");
    }

    @Test
    void nothingIsLegalAfterTheEnd() {
        GreenerState state = Samples.board(Player.FIRST, """
                .  .  .  w
                .  .  .  .
                .  .  .  .
                b  .  .  .
                """);
        assertRefused(state, "pass", "the game is over");
        assertRefused(state, "a1d1", "the game is over");
    }
}
