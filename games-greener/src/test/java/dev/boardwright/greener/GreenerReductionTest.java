package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Symmetry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GreenerReductionTest {
    private static final Greener SMALL = Greener.random(4, 1);

    private static Reduction<GreenerState> reduction(String text) {
        return reduction(SMALL, SMALL.notation().parseState(text));
    }

    private static Reduction<GreenerState> reduction(Greener game, GreenerState state) {
        return game.reduction(game.position(state));
    }

    @ParameterizedTest
    @CsvSource({
        "bg2/4/4/4 b, 4/3b/4/3g b, turned and squeezed",
        "bg2/4/4/4 b, wg2/4/4/4 w, colours exchanged",
        "bg2/2bg/4/4 b, 2bg/gb2/4/4 b, groups that changed places",
        "bg2/4/2g1/4 b, bg2/4/4/4 b, a green stack that nobody can reach",
        "bg2/4/2(gb)1/4 b, bg2/4/2(wb)1/4 b, greens that are settled"
    })
    void positionsWithTheSameFutureHaveTheSameKey(String one, String other, String why) {
        assertEquals(reduction(one).key(), reduction(other).key(), why);
    }

    @ParameterizedTest
    @CsvSource({
        "bg2/4/4/4 b, wg2/4/4/4 b, another owner",
        "bg2/4/4/4 b, bw2/4/4/4 b, another neighbour",
        "bg2/4/4/4 b, (gb)g2/4/4/4 b, another stack",
        "bg2/4/2(gb)1/4 b, bg2/4/2b1/4 b, another tallest stack",
        "bg2/g3/4/4 b, bgg1/4/4/4 b, another shape"
    })
    void positionsWithAnotherFutureHaveAnotherKey(String one, String other, String why) {
        assertNotEquals(reduction(one).key(), reduction(other).key(), why);
    }

    @Test
    void greensOfStacksWithoutNeighboursAreSettled() {
        assertEquals(100, reduction("bg2/4/2(gb)1/4 b").settled());
        assertEquals(-200, reduction("bg2/4/2(ggw)1/4 b").settled());
        assertEquals(0, reduction("bg2/4/2(gg)1/4 b").settled());
    }

    @Test
    void boundsCountWhatEachSideCanReach() {
        // White cannot move: Black keeps its greens and may take the other one.
        Reduction<GreenerState> reduction = reduction("(gb)g2/4/2(wwwww)1/4 b");

        assertEquals(100 + 2 - 5, reduction.least());
        assertEquals(200 + 3 - 5, reduction.most());
    }

    @Test
    void imagesOfRandomPositionsShareTheirKeysAndBounds() {
        for (int size = 4; size <= 8; size += 2) {
            Greener game = Greener.random(size, 5);
            for (int seed = 0; seed < 200; seed++) {
                Position<GreenerState> position = game.position(game.initialState());
                Rng rng = new Rng(seed);
                for (int i = rng.below(size * size); i > 0 && !position.isOver(); i--) {
                    position.play(position.randomMove(rng));
                }
                GreenerState state = position.toState();
                Reduction<GreenerState> expected = reduction(game, state);
                for (Symmetry symmetry : game.symmetries()) {
                    Reduction<GreenerState> image = reduction(game, game.transformState(state, symmetry));
                    assertEquals(expected.key(), image.key());
                    assertEquals(expected.settled(), image.settled());
                    assertEquals(expected.least(), image.least());
                    assertEquals(expected.most(), image.most());
                }
                assertTrue(expected.least() <= expected.most());
            }
        }
    }

    /** On 8×8 the sets of stacks use all 64 bits of a word, and products lose the highest ones. */
    @Test
    void ownerOfTheLastSquareIsInTheHash() {
        Greener game = Greener.random(8, 1);
        long black =
                game.position(game.notation().parseState("g6b/8/8/8/8/8/8/8 b")).hash();
        long white =
                game.position(game.notation().parseState("g6w/8/8/8/8/8/8/8 b")).hash();

        assertNotEquals(black, white);
    }
}
