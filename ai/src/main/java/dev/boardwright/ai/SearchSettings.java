package dev.boardwright.ai;

import dev.boardwright.ai.internal.DaemonThreads;
import dev.boardwright.ai.internal.ThreadStarter;
import java.util.Objects;
import java.util.Optional;

/** The settings of searchers. Each searcher uses the settings that apply to it. Immutable. */
public final class SearchSettings {
    private static final SearchSettings DEFAULTS =
            new SearchSettings(1, TranspositionTable.DEFAULT_MEGABYTES, 1, ThreadStarter.NONE, 1, Optional.empty());

    private final long seed;
    private final int megabytes;
    private final int threads;
    private final ThreadStarter starter;
    private final int multiPv;
    private final Optional<TranspositionTable> table;

    private SearchSettings(
            long seed,
            int megabytes,
            int threads,
            ThreadStarter starter,
            int multiPv,
            Optional<TranspositionTable> table) {
        check("table size in megabytes", megabytes, TranspositionTable.MAX_MEGABYTES);
        check("number of threads", threads, 1024);
        check("number of lines", multiPv, Integer.MAX_VALUE);
        this.seed = seed;
        this.megabytes = megabytes;
        this.threads = threads;
        this.starter = starter;
        this.multiPv = multiPv;
        this.table = table;
    }

    private static void check(String what, int value, int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException("the " + what + " is from 1 to " + max + ", not " + value);
        }
    }

    /** Seed 1, 64 MB, one thread, one line, no shared table. */
    public static SearchSettings defaults() {
        return DEFAULTS;
    }

    /** The seed of all random choices, including those between moves of equal value. */
    public long seed() {
        return seed;
    }

    /** The most memory that one search allocates for its table or tree. */
    public int megabytes() {
        return megabytes;
    }

    /** The number of threads that search at once. With more than one, results are not repeatable. */
    public int threads() {
        return threads;
    }

    /**
     * Starts the threads of a search. Only {@link #withThreads} names the class that starts real threads, so that a
     * compiler for browsers, which have none, can leave it out.
     */
    ThreadStarter starter() {
        return starter;
    }

    /** The number of best moves to report, each with its line. */
    public int multiPv() {
        return multiPv;
    }

    /** A table that several searches of minimax share, instead of a new one for each search. */
    public Optional<TranspositionTable> table() {
        return table;
    }

    /** These settings with another seed. */
    public SearchSettings withSeed(long value) {
        return new SearchSettings(value, megabytes, threads, starter, multiPv, table);
    }

    /** These settings with another size of memory. */
    public SearchSettings withMegabytes(int value) {
        return new SearchSettings(seed, value, threads, starter, multiPv, table);
    }

    /** These settings with another number of threads. */
    public SearchSettings withThreads(int value) {
        return new SearchSettings(seed, megabytes, value, new DaemonThreads(), multiPv, table);
    }

    /** These settings with another number of lines. */
    public SearchSettings withMultiPv(int value) {
        return new SearchSettings(seed, megabytes, threads, starter, value, table);
    }

    /** These settings with a table that searches share. */
    public SearchSettings withTable(TranspositionTable value) {
        return new SearchSettings(seed, megabytes, threads, starter, multiPv, Optional.of(value));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SearchSettings that
                && seed == that.seed
                && megabytes == that.megabytes
                && threads == that.threads
                && multiPv == that.multiPv
                && table.equals(that.table);
    }

    @Override
    public int hashCode() {
        return Objects.hash(seed, megabytes, threads, multiPv, table);
    }

    @Override
    public String toString() {
        return "seed " + seed + ", " + megabytes + " MB, threads " + threads + ", lines " + multiPv
                + table.map(shared -> ", shared " + shared).orElse("");
    }
}
