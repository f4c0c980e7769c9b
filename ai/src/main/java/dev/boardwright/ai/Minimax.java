package dev.boardwright.ai;

import dev.boardwright.core.Game;
import dev.boardwright.core.Player;
import java.util.Optional;

/**
 * Looks ahead as far as it may, assuming best play of both sides, and plays the move that is best then: alpha-beta search
 * with iterative deepening, for any game.
 *
 * <p>A value is reported as proven only if it is: a win or a loss that was searched to its end, or a draw where nothing
 * was left unsearched. Wins in fewer plies are preferred, and losses in more. A search ends early when it has proven the
 * value of every line it was asked for.
 *
 * <p>The value rests on the game's {@link Game#evaluation} and, through the table, on {@link
 * dev.boardwright.core.Position#hash}: two positions with the same 64 bits are taken for one.
 *
 * <pre>{@code
 * Minimax searcher = Minimax.create().withThreads(2).withMultiPv(3);
 * }</pre>
 *
 * @param seed decides between moves of equal value
 * @param megabytes how large the table may grow that a search makes for itself
 * @param threads how many threads search at once; with more than one, results are not repeatable
 * @param multiPv how many of the best moves to report, each with its line
 * @param fullWidth whether every line is searched to the full depth, so that a search to depth n finds every win in n
 *     plies and every proof that needs no more; slower, for a given depth, than reducing unpromising moves first
 * @param table a table that searches share and that outlives them, instead of a fresh one for each search
 */
public record Minimax(
        long seed, int megabytes, int threads, int multiPv, boolean fullWidth, Optional<TranspositionTable> table)
        implements Searcher {
    /** How many plies deep a search goes at most, whatever its limits: one that comes so far ends there. */
    public static final int MAX_DEPTH = TranspositionTable.MAX_DEPTH;

    private static final Minimax DEFAULT =
            new Minimax(1, TranspositionTable.DEFAULT_MEGABYTES, 1, 1, false, Optional.empty());

    /** Refuses what makes no sense. */
    public Minimax {
        check("table size in megabytes", megabytes, TranspositionTable.MAX_MEGABYTES);
        check("number of threads", threads, 1024);
        check("number of lines", multiPv, Integer.MAX_VALUE);
    }

    private static void check(String what, int value, int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException("the " + what + " is from 1 to " + max + ", not " + value);
        }
    }

    /** Seed 1, at most 64 MB, one thread, one line, with reductions and a fresh table for each search. */
    public static Minimax create() {
        return DEFAULT;
    }

    /** This searcher with another seed. */
    public Minimax withSeed(long value) {
        return new Minimax(value, megabytes, threads, multiPv, fullWidth, table);
    }

    /** This searcher with another size for the table. */
    public Minimax withMegabytes(int value) {
        return new Minimax(seed, value, threads, multiPv, fullWidth, table);
    }

    /** This searcher with another number of threads. */
    public Minimax withThreads(int value) {
        return new Minimax(seed, megabytes, value, multiPv, fullWidth, table);
    }

    /** This searcher with another number of lines. */
    public Minimax withMultiPv(int value) {
        return new Minimax(seed, megabytes, threads, value, fullWidth, table);
    }

    /** This searcher, looking at every line to the full depth or not. */
    public Minimax withFullWidth(boolean value) {
        return new Minimax(seed, megabytes, threads, multiPv, value, table);
    }

    /** This searcher with a table that its searches share. */
    public Minimax withTable(TranspositionTable value) {
        return new Minimax(seed, megabytes, threads, multiPv, fullWidth, Optional.of(value));
    }

    Reductions reductions() {
        return fullWidth ? Reductions.NONE : Reductions.LATE_MOVES;
    }

    @Override
    public <S, M> SearchResult<M> search(
            Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        Player mover = MoveChoice.ongoing(game, state).turn();
        Budget budget = new Budget(limits, mover, stop);
        TranspositionTable shared = table.orElseGet(() -> new TranspositionTable(megabytes));
        shared.beginSearch();
        int lastDepth = Math.min(limits.depth().orElse(MAX_DEPTH), MAX_DEPTH);
        Deepening<S, M> deepening = new Deepening<>(this, game, state, shared, budget, seed);
        try (Helpers helpers = new Helpers(budget)) {
            for (int i = 1; i < threads; i++) {
                Deepening<S, M> helper = new Deepening<>(withMultiPv(1), game, state, shared, budget, seed + i);
                // Every other thread runs a ply ahead, so that they meet different positions first.
                int firstDepth = 1 + i % 2;
                helpers.start(() -> helper.run(firstDepth, MAX_DEPTH, SearchListener.none()));
            }
            deepening.run(1, lastDepth, listener);
        }
        return deepening.result();
    }
}
