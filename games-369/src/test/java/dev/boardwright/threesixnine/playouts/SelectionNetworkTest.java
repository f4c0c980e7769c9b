package dev.boardwright.threesixnine.playouts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The networks find the wanted ranks: by the zero-one principle it is enough to try all zeros and ones. */
class SelectionNetworkTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12})
    void theStoneThatScoresIsInItsPlace(int stones) {
        for (int empties = 0; empties <= 12; empties++) {
            for (int bits = 0; bits < 1 << empties; bits++) {
                long[] numbers = new long[empties];
                for (int i = 0; i < empties; i++) {
                    numbers[i] = (bits >>> i & 1) == 0 ? 0L : 1L;
                }
                assertRanks(stones, numbers);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {13, 16, 19})
    void longLinesAreSortedToo(int empties) {
        for (int shift = 0; shift < empties; shift++) {
            long[] numbers = new long[empties];
            for (int i = 0; i < empties; i++) {
                numbers[i] = (5L * i + shift) % empties * 127 / empties;
            }
            assertRanks(0, numbers);
            assertRanks(1, numbers);
            assertRanks(
                    Packing.FOUR, 0, LongStream.of(numbers).map(n -> 258 * n).toArray());
        }
    }

    private static void assertRanks(int stones, long[] numbers) {
        assertRanks(Packing.EIGHT, stones, numbers);
        assertRanks(Packing.FOUR, stones, numbers);
    }

    private static void assertRanks(Packing packing, int stones, long[] numbers) {
        SelectionNetwork network = SelectionNetwork.of(stones, numbers.length);
        long[][] at = new long[numbers.length][];
        for (int i = 0; i < numbers.length; i++) {
            at[i] = new long[] {numbers[i] << 32};
        }
        network.run(packing, at, new long[numbers.length][1], 1);
        long[] sorted = numbers.clone();
        Arrays.sort(sorted);
        for (int points = 1; points <= 3; points++) {
            int rank = 3 * points - stones - 1;
            if (rank < 0 || rank >= numbers.length) {
                assertEquals(-1, network.place(points));
            } else {
                assertEquals(sorted[rank] << 32, at[network.place(points)][0]);
            }
        }
    }
}
