package dev.boardwright.ai.solve;

import dev.boardwright.ai.internal.Helpers;
import dev.boardwright.ai.prove.ThresholdSearches;
import java.util.Objects;

/** The settings of a {@link Solver}. Its answers are exact with any settings. Immutable. */
public final class SolverSettings {
    /** The default size of the table. */
    public static final int DEFAULT_MEGABYTES = 64;

    private static final SolverSettings DEFAULT = new SolverSettings(DEFAULT_MEGABYTES, SolverMethod.AUTO, true, 1);

    private final int megabytes;
    private final SolverMethod method;
    private final boolean symmetries;
    private final int threads;

    private SolverSettings(int megabytes, SolverMethod method, boolean symmetries, int threads) {
        this.megabytes = megabytes;
        this.method = method;
        this.symmetries = symmetries;
        this.threads = threads;
    }

    /** A table of 64 MB, {@link SolverMethod#AUTO}, with symmetries, one thread. */
    public static SolverSettings create() {
        return DEFAULT;
    }

    /**
     * These settings with a table of another size.
     *
     * @throws IllegalArgumentException if it is not from 1 to 131,072
     */
    public SolverSettings withMegabytes(int value) {
        check("table size in megabytes", value, ThresholdSearches.MAX_MEGABYTES);
        return new SolverSettings(value, method, symmetries, threads);
    }

    /** These settings with another method. */
    public SolverSettings withMethod(SolverMethod value) {
        return new SolverSettings(megabytes, value, symmetries, threads);
    }

    /**
     * These settings with or without the game's own reduction and symmetries. Without them, positions are the same only
     * if their hashes are equal.
     */
    public SolverSettings withSymmetries(boolean value) {
        return new SolverSettings(megabytes, method, value, threads);
    }

    /**
     * These settings with another number of threads. They work on the same question and share the table; the answer is
     * the same, the number of positions is not.
     *
     * @throws IllegalArgumentException if it is not from 1 to 1024
     */
    public SolverSettings withThreads(int value) {
        check("number of threads", value, 1024);
        Helpers.enable();
        return new SolverSettings(megabytes, method, symmetries, value);
    }

    private static void check(String what, int value, int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException("the " + what + " is from 1 to " + max + ", not " + value);
        }
    }

    /** The size of the table in megabytes. */
    public int megabytes() {
        return megabytes;
    }

    /** The method. */
    public SolverMethod method() {
        return method;
    }

    /** Whether positions with the same future are treated as one. */
    public boolean symmetries() {
        return symmetries;
    }

    /** The number of threads. */
    public int threads() {
        return threads;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SolverSettings that
                && megabytes == that.megabytes
                && method == that.method
                && symmetries == that.symmetries
                && threads == that.threads;
    }

    @Override
    public int hashCode() {
        return Objects.hash(megabytes, method, symmetries, threads);
    }

    @Override
    public String toString() {
        return method + ", " + megabytes + " MB, " + threads + (threads == 1 ? " thread" : " threads")
                + (symmetries ? "" : ", without symmetries");
    }
}
