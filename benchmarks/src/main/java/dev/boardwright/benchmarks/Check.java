package dev.boardwright.benchmarks;

/** Stops a benchmark whose result is wrong. */
final class Check {
    private Check() {}

    /** Returns {@code actual} if it equals {@code expected}. */
    static long equal(long expected, long actual) {
        if (expected != actual) {
            throw new IllegalStateException("the engine computed " + actual + ", not " + expected);
        }
        return actual;
    }
}
