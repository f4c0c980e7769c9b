package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RngTest {
    /** Reference outputs of SplitMix64, published as unsigned numbers. */
    @Test
    void theSequencesAreThoseOfSplitMix64() {
        assertSequence(
                1234567,
                "6457827717110365317",
                "3203168211198807973",
                "9817491932198370423",
                "4593380528125082431",
                "16408922859458223821");
        assertSequence(0, "16294208416658607535", "7960286522194355700", "487617019471545679");
    }

    private static void assertSequence(long seed, String... unsigned) {
        Rng rng = new Rng(seed);
        for (String expected : unsigned) {
            assertEquals(expected, Long.toUnsignedString(rng.next()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 7, 64, 81, 100, 361})
    void everyNumberBelowTheBoundIsAboutAsLikely(int bound) {
        Rng rng = new Rng(bound);
        int each = 1000;
        int[] counts = new int[bound];
        for (int i = 0; i < bound * each; i++) {
            counts[rng.below(bound)]++;
        }
        // Six standard deviations. Seeds are fixed, so this cannot fail by chance.
        for (int count : counts) {
            assertEquals(each, count, 6 * Math.sqrt(each));
        }
    }

    /** A third of 2^32, where rejection matters most. */
    @Test
    void largeBoundsAreEven() {
        int bound = (int) ((1L << 32) / 3);
        Rng rng = new Rng(5);
        int lowerHalf = 0;
        int even = 0;
        for (int i = 0; i < 100_000; i++) {
            int number = rng.below(bound);
            assertTrue(0 <= number && number < bound);
            lowerHalf += number < bound / 2 ? 1 : 0;
            even += number % 2 == 0 ? 1 : 0;
        }
        assertEquals(50_000, lowerHalf, 1000);
        assertEquals(50_000, even, 1000);
    }

    @Test
    void rejectionFollowsTheDefinition() {
        // With 3 * 2^29 one draw in eight is exactly on the edge of rejection.
        for (int bound : new int[] {3, 3 << 29, 1_500_000_000, 2_000_000_001, Integer.MAX_VALUE}) {
            Rng rng = new Rng(99);
            Rng model = new Rng(99);
            for (int i = 0; i < 2000; i++) {
                assertEquals(belowByDefinition(model, bound), rng.below(bound));
            }
            assertEquals(model.next(), rng.next());
        }
    }

    /** Draws for all bounds first, then again where a draw is rejected. */
    @ParameterizedTest
    @ValueSource(ints = {1, 63, 64, 65, 200})
    void manyBoundsAtOnceFollowTheDefinition(int count) {
        long[] bounds = new long[count];
        for (int i = 0; i < count; i++) {
            bounds[i] = i % 3 == 0 ? 3 << 29 : i % 5;
        }
        Rng rng = new Rng(7);
        Rng model = new Rng(7);
        long[] numbers = new long[count];
        for (int round = 0; round < 50; round++) {
            rng.below(bounds, numbers, count);
            for (int from = 0; from < count; from += 64) {
                int end = Math.min(count, from + 64);
                long[] draws =
                        LongStream.generate(model::next).limit(end - from).toArray();
                for (int i = from; i < end; i++) {
                    long product = (draws[i - from] >>> 32) * bounds[i];
                    boolean isRejected = bounds[i] != 0 && (product & 0xffffffffL) < (1L << 32) % bounds[i];
                    assertEquals(isRejected ? belowByDefinition(model, bounds[i]) : product >>> 32, numbers[i]);
                }
            }
        }
        assertEquals(model.next(), rng.next());
    }

    /** Rejects the high 32 bits that fall into the incomplete part of a slot, with exact arithmetic. */
    private static long belowByDefinition(Rng rng, long bound) {
        while (true) {
            long x = rng.next() >>> 32;
            long product = x * bound;
            if ((product & 0xffffffffL) >= (1L << 32) % bound) {
                return product >>> 32;
            }
        }
    }

    @Test
    void splittingTakesTheNextOutputAsASeed() {
        Rng rng = new Rng(3);
        Rng same = new Rng(3);
        Rng split = rng.split();
        Rng expected = new Rng(same.next());
        assertArrayEquals(outputs(expected), outputs(split));
        assertArrayEquals(outputs(same), outputs(rng));
    }

    private static long[] outputs(Rng rng) {
        return LongStream.generate(rng::next).limit(5).toArray();
    }
}
