package dev.boardwright.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SelectEachTest {
    private static final int MOST = 64;
    private static final int WORDS = 3;

    private final SelectEach selectEach = new SelectEach(WORDS, MOST);

    @Test
    void findsEveryBitOfAWordWithoutAnInstruction() {
        long[] samples = Words.samples(3_000);
        long[] ks = new long[MOST];
        long[] words = new long[MOST];
        long[] bits = new long[MOST];
        for (long sample : samples) {
            int count = Long.bitCount(sample);
            for (int k = 0; k < count; k++) {
                words[k] = sample;
                ks[k] = k;
            }
            selectEach.selectByBytes(words, ks, bits, count);
            for (int k = 0; k < count; k++) {
                assertEquals(1L << Bits.select(sample, k), bits[k]);
            }
        }
    }

    @Test
    void numbersBitsThroughTheWordsOfASet() {
        Random random = new Random(2);
        long[] samples = Words.samples(20_000);
        long[][] sets = new long[WORDS][MOST];
        long[] ks = new long[MOST];
        long[] words = new long[MOST];
        long[] bits = new long[MOST];
        for (int at = 0; at + WORDS * MOST <= samples.length; at += WORDS * MOST) {
            int count = 1 + random.nextInt(MOST);
            for (int i = 0; i < count; i++) {
                for (int w = 0; w < WORDS; w++) {
                    // Some words are empty, the last ones too.
                    sets[w][i] = random.nextInt(4) == 0 ? 0 : samples[at + WORDS * i + w];
                }
            }
            long[] counts = selectEach.count(sets, count);
            for (int i = 0; i < count; i++) {
                int all = Long.bitCount(sets[0][i]) + Long.bitCount(sets[1][i]) + Long.bitCount(sets[2][i]);
                assertEquals(all, counts[i]);
                ks[i] = all == 0 ? 0 : random.nextInt(all);
            }
            selectEach.select(sets, ks, words, bits, count);
            for (int i = 0; i < count; i++) {
                if (counts[i] > 0) {
                    long[] set = {sets[0][i], sets[1][i], sets[2][i]};
                    int bit = Bits.select(set, (int) ks[i]);
                    assertEquals(bit / 64, words[i]);
                    assertEquals(1L << bit, bits[i]);
                } else {
                    assertEquals(0, bits[i]);
                }
            }
        }
    }

    @Test
    void findsNothingInAnEmptySet() {
        long[] bits = {-1};
        selectEach.selectByBytes(new long[] {0}, new long[] {0}, bits, 1);
        assertEquals(0, bits[0]);
    }
}
