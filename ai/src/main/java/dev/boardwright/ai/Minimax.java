package dev.boardwright.ai;

import dev.boardwright.ai.internal.Helpers;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Position;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Alpha-beta search with iterative deepening for any game: plays the best move assuming best play of both sides.
 *
 * <p>A value is reported as proven only if it is: a win or a loss that was searched to its end, or a draw with all
 * alternatives searched to the end. Wins in fewer plies are preferred, and losses in more. A search ends early when it
 * has proven the value of every line it was asked for.
 *
 * <p>A search with a limit of time or a clock spends a part of it on searches to the end of the game, and plays a win that they
 * prove; its plies are then an upper bound. An {@linkplain dev.boardwright.core.ExactEndgames endgame} that the game computes
 * itself is played by its margin. Limits of depth or nodes alone do without.
 *
 * <p>In games that find threats themselves ({@link dev.boardwright.core.Threatening}) lines do not end where a threat has to be
 * stopped, and wins by threats alone are seen beyond the depth, unless the search has full width.
 *
 * <p>The value depends on the evaluation and, through the table, on {@link dev.boardwright.core.Position#hash}: two
 * positions with the same 64 bits are treated as one.
 *
 * <p>If memory runs out, the table stops growing; if there is none at all, the search ends with the lines it has. If no more
 * threads can be started, it continues with those it has.
 *
 * <pre>{@code
 * Minimax searcher = Minimax.create().withThreads(2).withMultiPv(3);
 * }</pre>
 *
 * @param settings seed, table, threads, lines and evaluations
 * @param fullWidth whether every line is searched to the full depth, so that a search to depth n finds every win and
 *     every proof within n plies; slower for a given depth than a search that leaves out what looks unpromising
 * @param threats whether it uses the threats of games that find them themselves
 */
public record Minimax(SearchSettings settings, boolean fullWidth, boolean threats) implements Searcher {
    /** The greatest depth of a search in plies. A search that reaches it ends. */
    public static final int MAX_DEPTH = TranspositionTable.MAX_DEPTH;

    private static final Minimax DEFAULT = of(SearchSettings.create());

    /** Seed 1, at most 64 MB, one thread, one line, selective, with threats and with a new table for each search. */
    public static Minimax create() {
        return DEFAULT;
    }

    /** A selective searcher with these settings. */
    public static Minimax of(SearchSettings settings) {
        return new Minimax(settings, false, true);
    }

    /** This searcher with other settings. */
    public Minimax withSettings(SearchSettings value) {
        return new Minimax(value, fullWidth, threats);
    }

    /** This searcher with another seed. */
    public Minimax withSeed(long value) {
        return withSettings(settings.withSeed(value));
    }

    /** This searcher with another size for the table. */
    public Minimax withMegabytes(int value) {
        return withSettings(settings.withMegabytes(value));
    }

    /** This searcher with another number of threads. */
    public Minimax withThreads(int value) {
        return withSettings(settings.withThreads(value));
    }

    /** This searcher with another number of lines. */
    public Minimax withMultiPv(int value) {
        return withSettings(settings.withMultiPv(value));
    }

    /** This searcher with a table that its searches share. */
    public Minimax withTable(TranspositionTable value) {
        return withSettings(settings.withTable(value));
    }

    /** This searcher with or without the full depth for every line. */
    public Minimax withFullWidth(boolean value) {
        return new Minimax(settings, value, threats);
    }

    /** This searcher with or without the threats of the game. Without them it sees no further than its depth. */
    public Minimax withThreats(boolean value) {
        return new Minimax(settings, fullWidth, value);
    }

    /**
     * This searcher with another evaluation for games of this class; other games keep theirs. The evaluation should be
     * antisymmetric: the value for one player is the negative of the value for the other.
     */
    public <S, G extends Game<S, ?>> Minimax withEvaluation(Class<G> game, Evaluation<S> evaluation) {
        return withSettings(settings.withEvaluations(settings.evaluations().with(game, evaluation)));
    }

    @Override
    public <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        Game<S, M> game = history.game();
        Position<S> root = MoveChoice.ongoing(history);
        Budget budget = new Budget(limits, root.turn(), stop);
        try {
            RootProver<S, M> prover = new RootProver<>(history, limits, budget, settings.megabytes());
            Optional<List<Line<M>>> exact = prover.endgame(settings.multiPv());
            if (exact.isPresent()) {
                return MoveChoice.proven(exact.get(), budget, listener);
            }
            TranspositionTable table = settings.table().orElseGet(() -> new TranspositionTable(settings.megabytes()));
            table.beginSearch();
            MovesUnderway underway = settings.threads() > 1 ? MovesUnderway.create() : MovesUnderway.NONE;
            Evaluation<S> evaluation = history.evaluation(settings.evaluations().of(game));
            Selectivity selective = fullWidth ? Selectivity.FULL_WIDTH : Selectivity.of(game, evaluation);
            Selectivity selectivity = threats ? selective : selective.withoutThreats();
            IntFunction<Deepening<S, M>> thread = i -> {
                AlphaBeta<S> search = new AlphaBeta<>(
                        game, history.position(), evaluation, table, budget, settings.seed(), selectivity, underway);
                return new Deepening<>(
                        game, search, table, budget, i == 0 ? settings.multiPv() : 1, i == 0 ? prover : null);
            };
            Deepening<S, M> first = thread.apply(0);
            try (Helpers helpers = new Helpers(budget::halt)) {
                deepen(first, thread, helpers, Math.min(limits.depth().orElse(MAX_DEPTH), MAX_DEPTH), listener);
                helpers.finish();
            } catch (OutOfMemoryError e) {
                // The lines so far are the answer. A table of this search alone is no longer needed.
                if (settings.table().isEmpty()) {
                    table.clear();
                }
            }
            return first.result();
        } catch (OutOfMemoryError e) {
            // There was no memory to begin.
            return MoveChoice.firstMoves(history, settings.evaluations().of(game), settings.multiPv(), budget);
        }
    }

    private <S, M> void deepen(
            Deepening<S, M> first,
            IntFunction<Deepening<S, M>> thread,
            Helpers helpers,
            int lastDepth,
            SearchListener<M> listener) {
        // Depth 1 is finished first, because with many more threads than cores the others would take its time.
        first.run(1, Math.min(1, lastDepth), listener);
        if (lastDepth > 1) {
            helpers.start(settings.threads() - 1, i -> {
                Deepening<S, M> helper = thread.apply(i);
                return () -> helper.run(1, MAX_DEPTH, SearchListener.none());
            });
        }
        first.run(2, lastDepth, listener);
    }
}
