package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Symmetry;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ThreeSixNineReductionTest {
    private static Reduction<ThreeSixNineState> reduction(Variant variant, String text) {
        ThreeSixNine game = ThreeSixNine.of(3, variant);
        return game.reduction(game.position(game.notation().parseState(text)));
    }

    @Test
    void neutralKeysDependOnTheStonesAlone() {
        long key = reduction(Variant.NEUTRAL, "x2/3/3 b 0-0").key();

        assertEquals(key, reduction(Variant.NEUTRAL, "3/3/2x w 5-1").key());
        assertNotEquals(key, reduction(Variant.NEUTRAL, "1x1/3/3 b 0-0").key());
    }

    @Test
    void colouredKeysDistinguishOwnStonesFromOthers() {
        long key = reduction(Variant.COLOURED, "wb1/3/3 w 0-0").key();

        assertEquals(key, reduction(Variant.COLOURED, "3/3/1wb b 0-0").key());
        assertNotEquals(key, reduction(Variant.COLOURED, "wb1/3/3 b 0-0").key());
    }

    @Test
    void pointsAreSettledAndTheRestIsBounded() {
        Reduction<ThreeSixNineState> neutral = reduction(Variant.NEUTRAL, "xx1/3/3 b 3-1");
        assertEquals(2, neutral.settled());
        assertEquals(8, neutral.most());
        assertEquals(-8, neutral.least());

        // Two rows, two columns and both diagonals are open to White; two, two and one to Black.
        Reduction<ThreeSixNineState> coloured = reduction(Variant.COLOURED, "w2/3/1b1 w 0-0");
        assertEquals(2 + 2 + 2, coloured.most());
        assertEquals(-(2 + 2 + 1), coloured.least());
    }

    @ParameterizedTest
    @EnumSource
    void keysAreThoseOfFreshBoardsAndTheirImagesThroughoutAGame(Variant variant) {
        for (int size = 3; size <= 9; size++) {
            ThreeSixNine game = ThreeSixNine.of(size, variant);
            Rng rng = new Rng(size);
            Position<ThreeSixNineState> position = game.position(game.initialState());
            Reduction<ThreeSixNineState> kept = game.reduction(position);
            Deque<Integer> played = new ArrayDeque<>();
            while (!position.isOver()) {
                int code = position.randomMove(rng);
                position.play(code);
                kept.played(code);
                played.push(code);
                ThreeSixNineState state = position.toState();
                for (Symmetry symmetry : game.symmetries()) {
                    Reduction<ThreeSixNineState> fresh =
                            game.reduction(game.position(game.transformState(state, symmetry)));
                    assertEquals(fresh.key(), kept.key());
                    assertEquals(fresh.least(), kept.least());
                    assertEquals(fresh.most(), kept.most());
                }
            }
            long empty = game.reduction(game.position(game.initialState())).key();
            while (!played.isEmpty()) {
                position.undo();
                kept.undone(played.pop());
            }
            assertEquals(empty, kept.key());
        }
    }
}
