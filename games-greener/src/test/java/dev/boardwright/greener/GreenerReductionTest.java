package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Symmetry;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
        "bg2/g3/4/4 b, bgg1/4/4/4 b, another shape",
        "bgg1/4/4/4 b, gbg1/4/4/4 b, another place in the row",
        "b3/g3/g3/4 b, g3/b3/g3/4 b, another place in the column",
        "bwg1/gg2/4/4 b, wbg1/gg2/4/4 b, sides that changed places",
        "bg2/4/2(gb)1/2g1 b, bg2/4/2(gw)1/2g1 b, another owner in another group",
        "bg2/4/2(wb)1/4 b, bg2/4/2(bw)1/4 b, another owner of the tallest stack"
    })
    void positionsWithAnotherFutureHaveAnotherKey(String one, String other, String why) {
        assertNotEquals(reduction(one).key(), reduction(other).key(), why);
    }

    @Test
    void keysOfGroupsThatDifferInOnePlaceDiffer() {
        Set<Long> keys = new HashSet<>();
        // One black stack on a board that is otherwise green, up to symmetry: corner, edge and centre.
        for (String text : List.of("bggg/gggg/gggg/gggg b", "gbgg/gggg/gggg/gggg b", "gggg/gbgg/gggg/gggg b")) {
            keys.add(reduction(text).key());
        }
        // Two rows of three, which cannot be turned into each other.
        for (String text : List.of("bgg1/ggg1/4/4 b", "gbg1/ggg1/4/4 b", "bgg1/gwg1/4/4 b", "bgg1/ggw1/4/4 b")) {
            keys.add(reduction(text).key());
        }
        assertEquals(7, keys.size());
    }

    @Test
    void passesBelongToTheLongestGame() {
        // Black moves, and White, who has no stack, passes in between.
        assertEquals(
                6, SMALL.position(SMALL.notation().parseState("bggg/4/4/4 b")).longest());
    }

    @Test
    void boundsAreThoseOfTheNewPositionAfterAMove() {
        Position<GreenerState> position = SMALL.position(SMALL.notation().parseState("bg2/4/4/4 b"));
        Reduction<GreenerState> reduction = SMALL.reduction(position);
        assertEquals(102, reduction.most());
        position.play(position.moveAt(0));
        reduction.played(0);
        // White is to move; what is settled counts from the side of Black.
        assertEquals(100, reduction.settled());
        assertEquals(-2, reduction.most());
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
