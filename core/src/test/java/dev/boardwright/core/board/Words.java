package dev.boardwright.core.board;

import java.util.Random;

/** Words to try bit operations on. */
final class Words {
    private Words() {}

    /** Words with few bits, about half of them and many, the same each time; among them those with none, one and all. */
    static long[] samples(int count) {
        Random random = new Random(1);
        long[] words = new long[count];
        for (int i = 0; i < count; i++) {
            long a = random.nextLong();
            long b = random.nextLong();
            words[i] = switch (i % 4) {
                case 0 -> a;
                case 1 -> a | b;
                case 2 -> a & b;
                default -> a & b & random.nextLong() & random.nextLong();
            };
        }
        for (int bit = 0; bit < 64; bit++) {
            words[bit] = 1L << bit;
        }
        words[64] = 0;
        words[65] = -1;
        return words;
    }
}
