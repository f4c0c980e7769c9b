package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.boardwright.core.Player;
import org.junit.jupiter.api.Test;

/** Views agree with the board. */
class GreenerViewTest {
    @Test
    void aViewShowsStacksScoresAndMoves() {
        GreenerView view = GreenerView.of(Greener.random(4, 1).position(Samples.board(Player.SECOND, """
                .    .   .   w
                .    .   .   .
                .    gw  .   .
                ggwb .   .   bg
                """)));
        assertEquals(4, view.size());
        assertEquals(Player.SECOND, view.turn());
        assertEquals('b', view.top(0));
        assertEquals('.', view.top(1));
        assertEquals('g', view.top(3));
        assertEquals('w', view.top(5));
        assertEquals(4, view.height(0));
        assertEquals(0, view.height(1));
        assertEquals(2, view.greens(0));
        assertEquals(1, view.greens(5));
        assertEquals(0, view.greens(1));
        assertEquals(1, view.stacks(Player.FIRST));
        assertEquals(2, view.stacks(Player.SECOND));
        assertEquals(1, view.mobileStacks(Player.FIRST));
        assertEquals(1, view.mobileStacks(Player.SECOND));
        assertEquals(2, view.greens(Player.FIRST));
        assertEquals(1, view.greens(Player.SECOND));
        assertEquals(4, view.tallest(Player.FIRST));
        assertEquals(2, view.tallest(Player.SECOND));
        assertEquals(1, view.mobility(Player.FIRST));
        assertEquals(1, view.mobility(Player.SECOND));
        assertFalse(view.isOver());
    }

    @Test
    void anEmptiedCellShowsNoStack() {
        Greener game = Greener.random(4, 1);
        GreenerPosition position = Samples.position(Samples.board(Player.FIRST, """
                .    .   .   .
                .    .   .   .
                .    .   .   .
                gb   g   .   .
                """));
        position.play(game.encode(GreenerMove.of("a1", "b1")));
        assertEquals('.', position.top(0));
        assertEquals(0, position.height(0));
        assertEquals(0, position.greens(0));
        assertEquals(3, position.height(1));
        assertEquals(2, position.greens(1));
    }
}
