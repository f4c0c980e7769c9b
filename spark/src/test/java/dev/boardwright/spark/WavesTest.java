package dev.boardwright.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class WavesTest {
    /** Runs items that take the given number of nanoseconds each, and returns the waves. */
    private static List<List<long[]>> waves(int items, int cores, double taskSeconds, long nanosPerItem) {
        List<List<long[]>> waves = new ArrayList<>();
        new Waves(() -> cores, taskSeconds).run(LongStream.range(0, items).toArray(), slices -> {
            waves.add(slices);
            return slices.stream().mapToLong(slice -> slice.length).sum() * nanosPerItem;
        });
        return waves;
    }

    @Test
    void everyItemIsDoneOnceInOrder() {
        for (int items : new int[] {0, 1, 2, 3, 17, 1000, 12345}) {
            long[] done = waves(items, 3, 0.01, 1_000_000).stream()
                    .flatMap(List::stream)
                    .flatMapToLong(LongStream::of)
                    .toArray();
            assertArrayEquals(LongStream.range(0, items).toArray(), done);
        }
    }

    @Test
    void tasksGrowToTheirLengthAndNoFurther() {
        // With 1 ms for an item and 0.1 s for a task, a task has 100 items.
        List<List<long[]>> waves = waves(100_000, 2, 0.1, 1_000_000);
        assertEquals(1, waves.get(0).get(0).length);
        assertTrue(waves.stream().flatMap(List::stream).allMatch(slice -> slice.length <= 100));
        assertTrue(waves.get(waves.size() - 2).stream().allMatch(slice -> slice.length >= 95));
    }

    @Test
    void itemsLongerThanATaskAreTasksOfTheirOwn() {
        assertTrue(
                waves(50, 2, 0.1, 1_000_000_000).stream().flatMap(List::stream).allMatch(slice -> slice.length == 1));
    }

    @Test
    void everyCoreHasWorkInTheLastWave() {
        // Eight items would fit into one task.
        List<List<long[]>> waves = waves(4 + 8, 4, 1000, 1);
        assertEquals(4, waves.get(waves.size() - 1).size());
    }

    @Test
    void aWaveCanBeTheLast() {
        List<Integer> waves = new ArrayList<>();
        new Waves(() -> 1, 1).run(LongStream.range(0, 100).toArray(), slices -> {
            waves.add(slices.size());
            return -1;
        });
        assertEquals(1, waves.size());
    }
}
