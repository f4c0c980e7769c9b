package dev.boardwright.ai;

import dev.boardwright.ai.internal.Helpers;
import java.util.Objects;
import java.util.Optional;

/** The settings of searchers. Each searcher uses the settings that apply to it. Immutable. */
public final class SearchSettings {
    private static final SearchSettings DEFAULTS =
            new SearchSettings(1, TranspositionTable.DEFAULT_MEGABYTES, 1, 1, Optional.empty(), Evaluations.own());

    private final long seed;
    private final int megabytes;
    private final int threads;
    private final int multiPv;
    private final Optional<TranspositionTable> table;
    private final Evaluations evaluations;

    private SearchSettings(
            long seed,
            int megabytes,
            int threads,
            int multiPv,
            Optional<TranspositionTable> table,
            Evaluations evaluations) {
        check("table size in megabytes", megabytes, TranspositionTable.MAX_MEGABYTES);
        check("number of threads", threads, 1024);
        check("number of lines", multiPv, Integer.MAX_VALUE);
        this.seed = seed;
        this.megabytes = megabytes;
        this.threads = threads;
        this.multiPv = multiPv;
        this.table = table;
        this.evaluations = evaluations;
    }

    private static void check(String what, int value, int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException("the " + what + " is from 1 to " + max + ", not " + value);
        }
    }

    /** Seed 1, 64 MB, one thread, one line, no shared table. */
    public static SearchSettings create() {
        return DEFAULTS;
    }

    /** The seed of all random choices, including those between moves of equal value. */
    public long seed() {
        return seed;
    }

    /**
     * The size to which the table or tree of one search grows. A step of growth needs the old and the new arrays for a
     * moment, up to half as much again, and a tree always holds all moves of the root. Move lists and lines come on top,
     * and with a shared {@link #table} its own size counts.
     */
    public int megabytes() {
        return megabytes;
    }

    /** The number of threads that search at once. With more than one, results are not repeatable. */
    public int threads() {
        return threads;
    }

    /** The number of best moves to report, each with its line. */
    public int multiPv() {
        return multiPv;
    }

    /** A table that several searches of minimax share, instead of a new one for each search. */
    public Optional<TranspositionTable> table() {
        return table;
    }

    /** The evaluation that each game is searched with: by default the game's own. */
    public Evaluations evaluations() {
        return evaluations;
    }

    /** These settings with another seed. */
    public SearchSettings withSeed(long value) {
        return new SearchSettings(value, megabytes, threads, multiPv, table, evaluations);
    }

    /** These settings with another size of memory. */
    public SearchSettings withMegabytes(int value) {
        return new SearchSettings(seed, value, threads, multiPv, table, evaluations);
    }

    /** These settings with another number of threads. */
    public SearchSettings withThreads(int value) {
        Helpers.enable();
        return new SearchSettings(seed, megabytes, value, multiPv, table, evaluations);
    }

    /** These settings with another number of lines. */
    public SearchSettings withMultiPv(int value) {
        return new SearchSettings(seed, megabytes, threads, value, table, evaluations);
    }

    /** These settings with a table that searches share. */
    public SearchSettings withTable(TranspositionTable value) {
        return new SearchSettings(seed, megabytes, threads, multiPv, Optional.of(value), evaluations);
    }

    /** These settings with other evaluations. */
    public SearchSettings withEvaluations(Evaluations value) {
        return new SearchSettings(seed, megabytes, threads, multiPv, table, value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SearchSettings that
                && seed == that.seed
                && megabytes == that.megabytes
                && threads == that.threads
                && multiPv == that.multiPv
                && table.equals(that.table)
                && evaluations.equals(that.evaluations);
    }

    @Override
    public int hashCode() {
        return Objects.hash(seed, megabytes, threads, multiPv, table, evaluations);
    }

    @Override
    public String toString() {
        return "seed " + seed + ", " + megabytes + " MB, threads " + threads + ", lines " + multiPv
                + table.map(shared -> ", shared " + shared).orElse("")
                + (evaluations.equals(Evaluations.own()) ? "" : ", " + evaluations);
    }
}
