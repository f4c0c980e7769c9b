package dev.boardwright.core.pattern;

import java.math.BigInteger;

/**
 * SHA-256 (FIPS 180-4). Written here because the class library in browsers has no {@code MessageDigest}; a test compares
 * the two.
 */
final class Sha256 {
    static final int BYTES = 32;
    private static final int BLOCK = 64;

    private static final int[] K = constants();

    private Sha256() {}

    /** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
    private static int[] constants() {
        int[] k = new int[64];
        int count = 0;
        for (int n = 2; count < k.length; n++) {
            if (isPrime(n)) {
                k[count++] = fractionOfCubeRoot(n);
            }
        }
        return k;
    }

    private static boolean isPrime(int n) {
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    /** Exact: the largest r with r³ at most n · 2⁹⁶, without its whole part. */
    private static int fractionOfCubeRoot(int n) {
        BigInteger cube = BigInteger.valueOf(n).shiftLeft(96);
        BigInteger root = BigInteger.ZERO;
        for (int bit = 35; bit >= 0; bit--) {
            BigInteger next = root.setBit(bit);
            if (next.pow(3).compareTo(cube) <= 0) {
                root = next;
            }
        }
        return root.intValue();
    }

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
