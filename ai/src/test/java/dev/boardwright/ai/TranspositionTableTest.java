package dev.boardwright.ai;

import static dev.boardwright.ai.TranspositionTable.AT_LEAST;
import static dev.boardwright.ai.TranspositionTable.AT_MOST;
import static dev.boardwright.ai.TranspositionTable.EXACT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Rng;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    /** The fields of the entry of a key; empty if there is none. */
    private static List<Object> known(TranspositionTable table, long key) {
        long data = table.probe(key);
        return data == 0
                ? List.of()
                : List.of(
                        TranspositionTable.value(data),
                        TranspositionTable.bound(data),
                        TranspositionTable.depth(data),
                        TranspositionTable.isSolved(data),
                        TranspositionTable.move(data));
    }

    @Test
    void storedEntriesAreFound() {
        TranspositionTable table = new TranspositionTable(1);
        table.store(0, Score.WIN - 1, AT_LEAST, TranspositionTable.MAX_DEPTH, true, 0);
        table.store(-1, 1 - Score.WIN, AT_MOST, 0, false, TranspositionTable.NO_MOVE);
        table.store(5, -7, EXACT, 3, false, 399);
        assertEquals(List.of(Score.WIN - 1, AT_LEAST, TranspositionTable.MAX_DEPTH, true, 0), known(table, 0));
        assertEquals(List.of(1 - Score.WIN, AT_MOST, 0, false, TranspositionTable.NO_MOVE), known(table, -1));
        assertEquals(List.of(-7, EXACT, 3, false, 399), known(table, 5));
        assertEquals(List.of(), known(table, 6));
    }

    @Test
    void growthLosesFewEntries() {
        assertGrows(new TranspositionTable(4), 50_000);
        assertGrows(TranspositionTable.ofSegments(8, 4000), 50_000);
        assertGrows(TranspositionTable.ofSegments(64, 700), 80_000);
    }

    /** Fills a table to less than half of its final size. */
    private static void assertGrows(TranspositionTable table, int entries) {
        Rng rng = new Rng(1);
        long[] keys = IntStream.range(0, entries).mapToLong(i -> rng.next()).toArray();
        for (int i = 0; i < entries; i++) {
            table.store(keys[i], i, EXACT, 2, false, 1);
            table.growIfCrowded(Long.MAX_VALUE);
        }
        long found = IntStream.range(0, entries)
                .filter(i -> known(table, keys[i]).equals(List.of(i, EXACT, 2, false, 1)))
                .count();
        // A few buckets overflow although the table is half empty.
        assertTrue(found > 0.9 * entries, found + " of " + entries);
        assertTrue(table.fullness() > 150 && table.fullness() < 500, table.toString());
        table.clear();
        assertEquals(0, table.fullness());
        assertEquals(List.of(), known(table, keys[0]));
    }

    @Test
    void everyPlaceIsUsedEventually() {
        TranspositionTable table = TranspositionTable.ofSegments(4, 100);
        Rng rng = new Rng(1);
        for (int i = 0; i < 20_000; i++) {
            table.store(rng.next(), i, EXACT, 2, false, 1);
            table.growIfCrowded(Long.MAX_VALUE);
        }
        assertEquals(1000, table.fullness());
    }

    @Test
    void shallowEntriesGoFirst() {
        TranspositionTable table = TranspositionTable.ofSegments(1, 1);
        for (int key = 1; key <= 4; key++) {
            table.store(key, key, EXACT, 10 + key, false, 0);
        }
        table.store(5, 5, EXACT, 1, false, 0);
        assertEquals(List.of(), known(table, 1));
        assertNotEquals(List.of(), known(table, 4));
        assertNotEquals(List.of(), known(table, 5));
        assertEquals(1000, table.fullness());
    }

    @Test
    void oldEntriesGoBeforeShallowOnes() {
        TranspositionTable table = TranspositionTable.ofSegments(1, 1);
        table.store(1, 1, EXACT, 8, false, 0);
        for (int search = 0; search < 3; search++) {
            table.beginSearch();
        }
        for (int key = 2; key <= 5; key++) {
            table.store(key, key, EXACT, 1, false, 0);
        }
        assertEquals(List.of(), known(table, 1));
        assertNotEquals(List.of(), known(table, 2));
    }

    @Test
    void solvedEntriesAreKept() {
        TranspositionTable table = new TranspositionTable(1);
        table.store(1, Score.WIN - 3, EXACT, 3, true, 0);
        table.store(1, 12, AT_LEAST, 9, false, 4);
        assertEquals(List.of(Score.WIN - 3, EXACT, 3, true, 0), known(table, 1));
    }

    @Test
    void muchDeeperBoundsAreKept() {
        TranspositionTable table = new TranspositionTable(1);
        table.store(1, 10, AT_LEAST, 9, false, 2);
        table.store(1, 20, AT_LEAST, 3, false, 4);
        assertEquals(List.of(10, AT_LEAST, 9, false, 2), known(table, 1));
        table.store(1, 20, EXACT, 3, false, 4);
        assertEquals(List.of(20, EXACT, 3, false, 4), known(table, 1));
    }

    @Test
    void theSizeIsTheOneGiven() {
        assertEquals(16, new TranspositionTable(16).megabytes());
        assertEquals("table of 16 MB, 0/1000 full", new TranspositionTable(16).toString());
    }

    @Test
    void itDoesNotGrowWithoutTime() {
        TranspositionTable hurried = new TranspositionTable(1);
        TranspositionTable unhurried = new TranspositionTable(1);
        Rng rng = new Rng(1);
        for (int i = 0; i < 20_000; i++) {
            long key = rng.next();
            for (TranspositionTable table : List.of(hurried, unhurried)) {
                table.store(key, 0, TranspositionTable.EXACT, 1, false, 0);
            }
            hurried.growIfCrowded(1000);
            unhurried.growIfCrowded(Long.MAX_VALUE);
        }
        assertTrue(hurried.fullness() < unhurried.fullness(), hurried + ", " + unhurried);
    }
}
