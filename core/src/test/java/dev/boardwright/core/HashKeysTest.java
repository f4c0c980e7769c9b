package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HashKeysTest {
    /** Hashes are the same in every run and version. */
    @Test
    void keysNeverChange() {
        assertEquals(0L, HashKeys.of(""));
        assertEquals(0xf0eea8c8a0607d15L, HashKeys.of("a"));
        assertEquals(0xc9c62dcf77612fd5L, HashKeys.of("1r1r2/5b/b5/5b/b5/2r1r1 r"));
        assertEquals(0x05c5b2da1f763927L, HashKeys.key("369", 0));
        assertEquals(0xba38401c7e650dfcL, HashKeys.key("369", 361));
    }

    @Test
    void theKeysOfADomainAreItsKeysOneByOne() {
        long[] keys = HashKeys.keys("stones", 20);
        long[] single = new long[20];
        for (int i = 0; i < single.length; i++) {
            single[i] = HashKeys.key("stones", i);
        }
        assertArrayEquals(single, keys);
    }

    @Test
    void keysDifferWithinAndBetweenDomains() {
        Set<Long> seen = new HashSet<>();
        for (String domain : new String[] {"", "a", "b", "ab", "ba", "turn"}) {
            for (long key : HashKeys.keys(domain, 10_000)) {
                seen.add(key);
            }
        }
        assertEquals(60_000, seen.size());
    }

    @Test
    void similarTextsHaveDifferentHashes() {
        Set<Long> seen = new HashSet<>();
        StringBuilder text = new StringBuilder();
        for (int length = 0; length < 100; length++) {
            seen.add(HashKeys.of(text));
            seen.add(HashKeys.of(text + "\u0001"));
            text.append('\0');
        }
        assertEquals(200, seen.size());
    }
}
