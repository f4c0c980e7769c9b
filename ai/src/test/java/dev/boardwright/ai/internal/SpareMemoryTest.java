package dev.boardwright.ai.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SpareMemoryTest {
    private static final int WORDS_OF_16_MEGABYTES = 1 << 21;
    private static final long GIGABYTE = 1 << 30;

    @Test
    void memoryThatLooksPlentyIsNotTried() {
        assertEquals(0, SpareMemory.wordsToProbe(1000, GIGABYTE));
        assertEquals(0, SpareMemory.wordsToProbe(3_000_000_000L, 100 * GIGABYTE));
    }

    @Test
    void moreThanSixteenGigabytesAreTriedToo() {
        for (long gigabytes : new long[] {1, 16, 17, 32, 100}) {
            assertEquals(
                    2 * WORDS_OF_16_MEGABYTES,
                    SpareMemory.wordsToProbe(gigabytes * GIGABYTE / Long.BYTES, GIGABYTE / 2),
                    gigabytes + " GB");
        }
    }
}
