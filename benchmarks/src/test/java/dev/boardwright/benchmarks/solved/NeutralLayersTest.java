package dev.boardwright.benchmarks.solved;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.ThreeSixNineState;
import dev.boardwright.threesixnine.Variant;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class NeutralLayersTest {
    /** Solves every set of stones on 4×4 with plays on a position. */
    @Test
    void everySetHasTheValueOfPlainRetrogradeSearch() {
        ThreeSixNine game = ThreeSixNine.of(4, Variant.NEUTRAL);
        int[] toCome = new int[1 << 16];
        for (int set = toCome.length - 2; set >= 0; set--) {
            toCome[set] = best(game, set, toCome);
        }
        NeutralLayers layers = new NeutralLayers(4);
        for (int stones = 16; stones >= 0; stones--) {
            layers.step(stones);
            for (int set = 0; set < toCome.length; set++) {
                if (Integer.bitCount(set) == stones) {
                    assertEquals(toCome[set], layers.value(set), "set " + Integer.toBinaryString(set));
                }
            }
        }
    }

    @Test
    void everyFirstMoveOnTheSmallBoardDraws() {
        assertEquals(0, Arrays.stream(NeutralLayers.firstMoves(4)).max().orElseThrow());
        assertEquals(0, Arrays.stream(NeutralLayers.firstMoves(4)).min().orElseThrow());
    }

    private static int best(ThreeSixNine game, int set, int[] toCome) {
        char[] board = new char[16];
        for (int c = 0; c < 16; c++) {
            board[c] = (set >>> c & 1) != 0 ? 'x' : '.';
        }
        Position<ThreeSixNineState> position =
                game.position(new ThreeSixNineState(new String(board), Player.FIRST, 0, 0));
        int best = Integer.MIN_VALUE;
        for (int c = 0; c < 16; c++) {
            if ((set >>> c & 1) == 0) {
                position.play(c);
                best = Math.max(best, position.margin() - toCome[set | 1 << c]);
                position.undo();
            }
        }
        return best;
    }
}
