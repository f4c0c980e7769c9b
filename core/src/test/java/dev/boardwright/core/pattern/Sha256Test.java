package dev.boardwright.core.pattern;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Sha256Test {
    @Test
    void agreesWithTheClassLibraryForEveryLengthAroundABlock() throws Exception {
        byte[] data = new byte[200];
        new Random(1).nextBytes(data);
        for (int from = 0; from < data.length; from++) {
            byte[] part = Arrays.copyOfRange(data, from, data.length);
            assertArrayEquals(MessageDigest.getInstance("SHA-256").digest(part), Sha256.digest(data, from));
        }
    }

    @Test
    void theDigestOfNothingIsKnown() throws Exception {
        assertArrayEquals(MessageDigest.getInstance("SHA-256").digest(), Sha256.digest(new byte[0], 0));
    }
}
