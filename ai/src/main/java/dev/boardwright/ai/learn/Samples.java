package dev.boardwright.ai.learn;

import dev.boardwright.ai.Score;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Positions with what a search made of them and how their games ended, all from the side to move. Owned by one thread until
 * it is full.
 */
final class Samples {
    /** The result of a position beside a game. */
    static final byte UNKNOWN = -1;

    private static final int WON = 2;
    private static final int DRAWN = 1;

    private final int words;
    private long[] bits = new long[64];
    private byte[] groups = new byte[32];
    private int[] bases = new int[32];
    private int[] values = new int[32];
    /** 2 for a proven win, 1 draw, 0 loss; otherwise not proven. */
    private byte[] proofs = new byte[32];

    private byte[] results = new byte[32];
    private boolean[] heldOut = new boolean[32];
    private int size;
    private int games;

    Samples(int words) {
        this.words = words;
    }

    /** The samples of one game that {@link #toBytes} wrote, for boards of this many words. */
    static Samples of(int words, byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        Samples samples = new Samples(words);
        samples.size = in.getInt();
        samples.bits = new long[samples.size * words];
        in.asLongBuffer().get(samples.bits);
        in.position(in.position() + Long.BYTES * samples.bits.length);
        samples.bases = new int[samples.size];
        samples.values = new int[samples.size];
        in.asIntBuffer().get(samples.bases).get(samples.values);
        in.position(in.position() + 2 * Integer.BYTES * samples.size);
        samples.groups = new byte[samples.size];
        samples.proofs = new byte[samples.size];
        samples.results = new byte[samples.size];
        in.get(samples.groups).get(samples.proofs).get(samples.results);
        samples.heldOut = new boolean[samples.size];
        return samples;
    }

    /** The positions of one game for {@link #of}; whether it is held out is not part of them. */
    byte[] toBytes() {
        ByteBuffer out =
                ByteBuffer.allocate(Integer.BYTES + size * (words * Long.BYTES + 2 * Integer.BYTES + 3 * Byte.BYTES));
        out.putInt(size);
        for (int i = 0; i < size * words; i++) {
            out.putLong(bits[i]);
        }
        for (int[] numbers : new int[][] {bases, values}) {
            for (int i = 0; i < size; i++) {
                out.putInt(numbers[i]);
            }
        }
        return out.put(groups, 0, size)
                .put(proofs, 0, size)
                .put(results, 0, size)
                .array();
    }

    /** Adds a position whose result is not known yet, and returns its index. */
    int add(long[] board, int group, int base, Score score) {
        ensureRoom(size + 1);
        System.arraycopy(board, 0, bits, size * words, words);
        groups[size] = (byte) group;
        bases[size] = base;
        values[size] = score.isProven() ? 0 : score.value();
        proofs[size] = score.isProven() ? (byte) points(score) : UNKNOWN;
        results[size] = UNKNOWN;
        return size++;
    }

    private void ensureRoom(int positions) {
        if (positions > groups.length) {
            int room = Math.max(positions, 2 * groups.length);
            groups = Arrays.copyOf(groups, room);
            bases = Arrays.copyOf(bases, room);
            values = Arrays.copyOf(values, room);
            proofs = Arrays.copyOf(proofs, room);
            results = Arrays.copyOf(results, room);
            heldOut = Arrays.copyOf(heldOut, room);
        }
        if (positions * words > bits.length) {
            bits = Arrays.copyOf(bits, Math.max(2 * bits.length, positions * words));
        }
    }

    private static int points(Score score) {
        return switch (score.kind()) {
            case WIN -> WON;
            case LOSS -> 0;
            default -> DRAWN;
        };
    }

    /** The result of the game for the side to move: 1 won, 0 drawn, -1 lost. */
    void setResult(int index, int sign) {
        results[index] = (byte) (DRAWN + sign);
    }

    /** Appends the positions of one game, which are held out of the fit or not. */
    void addGame(Samples game, boolean isHeldOut) {
        int from = size;
        size += game.size;
        ensureRoom(size);
        System.arraycopy(game.bits, 0, bits, from * words, game.size * words);
        System.arraycopy(game.groups, 0, groups, from, game.size);
        System.arraycopy(game.bases, 0, bases, from, game.size);
        System.arraycopy(game.values, 0, values, from, game.size);
        System.arraycopy(game.proofs, 0, proofs, from, game.size);
        System.arraycopy(game.results, 0, results, from, game.size);
        Arrays.fill(heldOut, from, size, isHeldOut);
        games++;
    }

    int size() {
        return size;
    }

    int games() {
        return games;
    }

    void copyBoard(int index, long[] board) {
        System.arraycopy(bits, index * words, board, 0, words);
    }

    int group(int index) {
        return groups[index];
    }

    int base(int index) {
        return bases[index];
    }

    boolean isHeldOut(int index) {
        return heldOut[index];
    }

    /**
     * The value of one unit of log odds in the searches' scores, so that scores predict results best; one-parameter logistic
     * regression over a grid.
     */
    double unit() {
        return unit(values);
    }

    /** The same for the base. */
    double baseUnit() {
        return unit(bases);
    }

    private double unit(int[] of) {
        double best = Double.MAX_VALUE;
        double at = 1;
        int stride = 1 + size / 20_000;
        for (double unit = 1; unit < 300_000; unit *= 1.2) {
            double loss = 0;
            for (int i = 0; i < size; i += stride) {
                if (results[i] != UNKNOWN && proofs[i] == UNKNOWN) {
                    loss += Regression.loss(results[i] / 2.0, Regression.chance(of[i] / unit));
                }
            }
            if (loss < best) {
                best = loss;
                at = unit;
            }
        }
        return at;
    }

    /**
     * The share of points that each position should be worth: proven values; otherwise half the result and half the score,
     * or the result alone where scores mean nothing. Negative for a position that says nothing.
     */
    float[] targets(double unit, boolean resultsAlone) {
        float[] targets = new float[size];
        for (int i = 0; i < size; i++) {
            if (proofs[i] != UNKNOWN) {
                targets[i] = proofs[i] / 2f;
            } else if (resultsAlone) {
                targets[i] = results[i] == UNKNOWN ? -1 : results[i] / 2f;
            } else {
                float expected = (float) Regression.chance(values[i] / unit);
                targets[i] = results[i] == UNKNOWN ? expected : (results[i] / 2f + expected) / 2;
            }
        }
        return targets;
    }
}
