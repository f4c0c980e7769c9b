package dev.boardwright.core;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PositionGameTest {
    private final Corners game = new Corners(2);
    private final Corners.State middle = game.notation().parseState("1b/w1 w");
    private final Corners.State full = game.notation().parseState("bb/ww b");
    private final Corners.State won = game.notation().parseState("wb/ww b");

    @Test
    void everythingFollowsFromThePosition() {
        assertSame(Player.FIRST, game.turn(game.initialState()));
        assertSame(Player.SECOND, game.turn(won));
        assertEquals(List.of("b1", "a2"), game.legalMoves(middle));
        assertEquals(new Corners.State("ww.b", Player.SECOND), game.play(middle, "b1"));
        assertSame(Outcome.ONGOING, game.outcome(middle));
        assertSame(Outcome.DRAW, game.outcome(full));
        assertSame(Outcome.FIRST_WINS, game.outcome(won));
        assertEquals(2, game.margin(won));
        assertEquals(List.of(), game.legalMoves(won));
        assertSame(Corners.INFO, game.info());
        assertEquals(GameOptions.create(), game.options());
        assertEquals("corners", game.toString());
    }

    @Test
    void unlessTheGameHasItsOwnTheEvaluationIsTheMargin() {
        assertEquals(2, game.evaluation().evaluate(game.position(won), Player.FIRST));
        assertEquals(-2, game.evaluation().evaluate(game.position(won), Player.SECOND));
        assertEquals(0, game.evaluation().evaluate(game.position(full), Player.FIRST));
    }

    @Test
    void illegalMovesAreRefusedWithTheReason() {
        assertRefused(IllegalMoveException.class, "a1 is not legal: the cell is taken", () -> game.play(middle, "a1"));
        assertRefused(IllegalMoveException.class, "a1 is not legal: the game is over", () -> game.play(full, "a1"));
    }

    @Test
    void aMoveIsLegalExactlyIfItIsListed() {
        assertTrue(game.isLegal(middle, "b1"));
        assertFalse(game.isLegal(middle, "a1"));
        assertFalse(game.isLegal(full, "a1"));
        assertFalse(game.isLegal(middle, "z9"), "a cell that the board lacks");
    }

    @Test
    void aStateOfAnotherBoardIsRefused() {
        Corners.State larger = new Corners(3).initialState();
        String message = "the board has size 3, not 2";
        assertRefused(NotationException.class, message, () -> game.turn(larger));
        assertRefused(NotationException.class, message, () -> game.legalMoves(larger));
        assertRefused(NotationException.class, message, () -> game.isLegal(larger, "a1"));
        assertRefused(NotationException.class, message, () -> game.position(larger));
    }

    @Test
    void randomMovesGoThroughAllMoves() {
        Position<Corners.State> position = game.position(middle);
        Rng rng = new Rng(1);
        MoveBuffer seen = new MoveBuffer();
        for (int i = 0; i < 100; i++) {
            seen.add(position.randomMove(rng));
        }
        assertTrue(seen.contains(1) && seen.contains(2));
        assertEquals(2, Arrays.stream(seen.toArray()).distinct().count());
    }

    @Test
    void aPlayoutCountsItsMoves() {
        Position<Corners.State> position = game.position(middle);
        assertEquals(2, position.playOut(new Rng(4)));
        assertTrue(position.isOver());
        assertEquals(0, position.playOut(new Rng(4)));
    }

    @Test
    void manyPlayoutsAreThoseOfCopiesAndLeaveThePositionAlone() {
        Position<Corners.State> position = game.position(middle);
        PlayoutCounts expected = new PlayoutCounts();
        Rng rng = new Rng(4);
        for (int i = 0; i < 10; i++) {
            Position<Corners.State> copy = position.copy();
            expected.add(copy.playOut(rng), copy.margin());
        }
        PlayoutCounts tally = new PlayoutCounts();
        position.playOuts(new Rng(4), 10, tally);
        assertEquals(expected.toString(), tally.toString());
        assertEquals(middle, position.toState());
        position.playOuts(new Rng(4), 0, tally);
        assertEquals(10, tally.games());
    }
}
