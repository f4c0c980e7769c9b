package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Views agree with the board. */
class ThreeSixNineViewTest {
    private static ThreeSixNineView view(ThreeSixNine game, String text) {
        return ThreeSixNineView.of(game.position(game.notation().parseState(text)));
    }

    @Test
    void aViewShowsStonesPointsAndLines() {
        ThreeSixNineView view = view(ThreeSixNine.of(3, Variant.COLOURED), "3/w1b/ww1 b 2-5");
        assertEquals(3, view.size());
        assertEquals(Variant.COLOURED, view.variant());
        assertEquals(Player.SECOND, view.turn());
        assertEquals('w', view.letter(0));
        assertEquals('.', view.letter(2));
        assertEquals('b', view.letter(5));
        assertEquals(5, view.empties());
        assertEquals(2, view.points(Player.FIRST));
        assertEquals(5, view.points(Player.SECOND));
        assertEquals(16, view.lines());
        assertEquals(2, view.stones(0, Player.FIRST));
        assertEquals(0, view.stones(0, Player.SECOND));
        assertEquals(1, view.empties(0));
        assertEquals(1, view.stones(1, Player.SECOND));
        assertFalse(view.isOver());
    }

    @Test
    void offersCountTheLinesOnWhichAStoneWouldScore() {
        ThreeSixNineView view = view(ThreeSixNine.of(6, Variant.NEUTRAL), "6/xx4/6/6/6/xxxxx1 w 0-0");
        // Row 5, columns a and b, and the diagonal from a5 to e1 hold two stones each.
        assertEquals(4, view.offers(1, Player.FIRST));
        assertEquals(1, view.offers(2, Player.FIRST));
        assertEquals(0, view.offers(3, Player.FIRST));
        assertEquals(1, view.offers(2, Player.SECOND));
        assertEquals(2, view.gain(5, Player.FIRST));
        assertEquals(0, view.gain(35, Player.FIRST));
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void gainsAreThePointsThatPlayScores(Variant variant) {
        ThreeSixNine game = ThreeSixNine.of(7, variant);
        ThreeSixNinePosition position = new ThreeSixNinePosition(game, game.initialState());
        Rng rng = new Rng(3);
        while (!position.isOver()) {
            Player mover = position.turn();
            int cell = position.randomMove(rng);
            int gain = position.gain(cell, mover);
            int before = position.points(mover);
            position.play(cell);
            assertEquals(gain, position.points(mover) - before);
        }
    }
}
