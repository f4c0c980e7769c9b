package dev.boardwright.threesixnine.playouts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Rng;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The indices of shuffles are in range, repeat for a seed, and each is as likely as the others. */
class ShuffleIndicesTest {
    private static final int CELLS = 361;

    @Test
    void everyIndexIsInRangeAndTheEndsAreReached() {
        Rng rng = new Rng(1);
        int[] indices = new int[ShuffleIndices.room(CELLS)];
        int[] least = new int[CELLS];
        int[] most = new int[CELLS];
        Arrays.fill(least, CELLS);
        for (int n = 0; n < 20_000; n++) {
            ShuffleIndices.draw(rng, CELLS, indices);
            for (int i = 1; i < CELLS; i++) {
                least[i] = Math.min(least[i], indices[i]);
                most[i] = Math.max(most[i], indices[i]);
            }
        }
        for (int i = 1; i < CELLS; i++) {
            assertEquals(0, least[i]);
            assertEquals(i, most[i]);
        }
    }

    /** By Hoeffding's inequality the chance of failing is below 1 in 10^9 for each sum. */
    @Test
    void indicesAreEvenlySpreadAndIndependentOfTheirNeighbours() {
        int draws = 40_000;
        Rng rng = new Rng(2);
        int[] indices = new int[ShuffleIndices.room(CELLS)];
        double[] sums = new double[CELLS];
        double[] products = new double[CELLS];
        for (int n = 0; n < draws; n++) {
            ShuffleIndices.draw(rng, CELLS, indices);
            for (int i = 2; i < CELLS; i++) {
                double here = (double) indices[i] / i - 0.5;
                double before = (double) indices[i - 1] / (i - 1) - 0.5;
                sums[i] += here;
                products[i] += here * before;
            }
        }
        double bound = Math.sqrt(draws * 21 / 2.0);
        for (int i = 2; i < CELLS; i++) {
            assertTrue(Math.abs(sums[i]) < bound, "mean of index " + i);
            assertTrue(Math.abs(products[i]) < bound / 2, "indices " + (i - 1) + " and " + i);
        }
    }

    @Test
    void fewThingsTakeFewDraws() {
        int[] indices = new int[ShuffleIndices.room(9)];
        Rng rng = new Rng(3);
        ShuffleIndices.draw(rng, 9, indices);
        Rng other = new Rng(3);
        other.next();
        assertEquals(other.next(), rng.next(), "nine cells take one draw");
        ShuffleIndices.draw(rng, 1, indices);
        assertEquals(other.next(), rng.next(), "one cell takes none");
    }
}
