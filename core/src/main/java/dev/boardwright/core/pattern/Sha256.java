package dev.boardwright.core.pattern;

/**
 * SHA-256 (FIPS 180-4). Written here because the class library in browsers has no {@code MessageDigest}; a test compares
 * the two.
 */
final class Sha256 {
    static final int BYTES = 32;
    private static final int BLOCK = 64;

    /** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
    private static final int[] K = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
    };

    private Sha256() {}

    /** The digest of these bytes from {@code from} on. */
    static byte[] digest(byte[] data, int from) {
        int[] h = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
        int length = data.length - from;
        int blocks = (length + 8) / BLOCK + 1;
        byte[] block = new byte[BLOCK];
        int[] w = new int[64];
        for (int b = 0; b < blocks; b++) {
            for (int i = 0; i < BLOCK; i++) {
                int at = b * BLOCK + i;
                block[i] = at < length ? data[from + at] : at == length ? (byte) 0x80 : 0;
            }
            if (b == blocks - 1) {
                long bits = 8L * length;
                for (int i = 0; i < 8; i++) {
                    block[BLOCK - 1 - i] = (byte) (bits >>> (8 * i));
                }
            }
            mix(h, block, w);
        }
        byte[] digest = new byte[BYTES];
        for (int i = 0; i < BYTES; i++) {
            digest[i] = (byte) (h[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return digest;
    }

    private static void mix(int[] h, byte[] block, int[] w) {
        for (int t = 0; t < 16; t++) {
            w[t] = block[4 * t] << 24
                    | (block[4 * t + 1] & 0xff) << 16
                    | (block[4 * t + 2] & 0xff) << 8
                    | (block[4 * t + 3] & 0xff);
        }
        for (int t = 16; t < 64; t++) {
            int x = w[t - 15];
            int y = w[t - 2];
            int s0 = Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3;
            int s1 = Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ y >>> 10;
            w[t] = w[t - 16] + s0 + w[t - 7] + s1;
        }
        int[] v = h.clone();
        for (int t = 0; t < 64; t++) {
            int a = v[0];
            int e = v[4];
            int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
            int t1 = v[7] + s1 + ((e & v[5]) ^ (~e & v[6])) + K[t] + w[t];
            int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
            int t2 = s0 + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += t1;
            v[0] = t1 + t2;
        }
        for (int i = 0; i < 8; i++) {
            h[i] += v[i];
        }
    }
}
