package dev.boardwright.ai.prove;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import org.junit.jupiter.api.Test;

class SolverTableTest {
    @Test
    void numbersAreReadBackAsTheyWereStored() {
        int[] numbers = {0, 1, -1, 816, -816, Reduction.UNBOUNDED, -Reduction.UNBOUNDED};
        for (int first : numbers) {
            for (int second : numbers) {
                for (long nodes : new long[] {0, 1, 7, 1L << 40}) {
                    long data = SolverTable.pack(first, second, nodes);
                    assertEquals(first, SolverTable.first(data));
                    assertEquals(second, SolverTable.second(data));
                    assertTrue(data != 0);
                }
            }
        }
    }

    @Test
    void numbersAreClampedToTheBoundsOfMargins() {
        long data = SolverTable.pack(Integer.MAX_VALUE, Integer.MIN_VALUE, 1);

        assertEquals(Reduction.UNBOUNDED, SolverTable.first(data));
        assertEquals(-Reduction.UNBOUNDED, SolverTable.second(data));
    }

    @Test
    void latestNumbersOfAKeyReplaceOlderOnes() {
        SolverTable table = new SolverTable(1);
        table.store(42, SolverTable.pack(1, 2, 1000));
        table.store(42, SolverTable.pack(3, 4, 1));

        assertEquals(3, SolverTable.first(table.probe(42)));
        assertEquals(0, table.probe(43));
    }

    @Test
    void entriesWithMoreWorkOutliveOthers() {
        SolverTable table = new SolverTable(1);
        Rng rng = new Rng(1);
        long[] keys = new long[1000];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = rng.next();
            table.store(keys[i], SolverTable.pack(i, i, 1L << 20));
        }
        for (int i = 0; i < 200_000; i++) {
            table.store(rng.next(), SolverTable.pack(0, 0, 1));
        }
        int kept = 0;
        for (int i = 0; i < keys.length; i++) {
            long data = table.probe(keys[i]);
            assertTrue(data == 0 || SolverTable.first(data) == i);
            kept += data != 0 ? 1 : 0;
        }

        assertTrue(kept > 950, "kept " + kept);
        assertTrue(table.fullness() > 900, "full " + table.fullness());
    }

    @Test
    void oldEntriesAreReplacedEventually() {
        SolverTable table = new SolverTable(1);
        Rng rng = new Rng(2);
        long old = rng.next();
        table.store(old, SolverTable.pack(1, 1, 1L << 40));
        for (int i = 0; i < 20_000_000 && table.probe(old) != 0; i++) {
            table.store(rng.next(), SolverTable.pack(0, 0, 1000));
        }

        assertEquals(0, table.probe(old));
    }

    @Test
    void clearedTableIsEmpty() {
        // Two segments.
        SolverTable table = new SolverTable(20);
        for (int times = 0; times < 2; times++) {
            Rng rng = new Rng(3);
            for (int i = 0; i < 300_000; i++) {
                table.store(rng.next(), SolverTable.pack(1, 2, 1));
            }
            assertTrue(table.fullness() > 100);
            table.clear();
            assertEquals(0, table.fullness());
            Rng again = new Rng(3);
            for (int i = 0; i < 300_000; i++) {
                assertEquals(0, table.probe(again.next()));
            }
        }
    }
}
