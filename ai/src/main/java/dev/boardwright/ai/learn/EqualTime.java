package dev.boardwright.ai.learn;

import dev.boardwright.ai.Evaluations;
import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.TranspositionTable;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchListener;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.ai.match.MatchResult;
import dev.boardwright.ai.match.Openings;
import dev.boardwright.ai.match.WinDrawLoss;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Matches between two evaluations at equal processor time, whatever else the machine does: each player is limited by nodes,
 * in the inverse ratio of what a node of each costs its thread.
 */
final class EqualTime<S, M> {
    private static final int TABLE_MEGABYTES = 16;
    private static final int POSITIONS = 24;
    /** The first round is the warm-up of both. */
    private static final int ROUNDS = 4;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Game<S, M> game;
    private final Openings<S, M> openings;
    private final List<S> positions = new ArrayList<>();

    /**
     * What a match gave.
     *
     * @param cost the processor time of a node of the first player in this match, as a multiple of that of the second
     */
    record Outcome(WinDrawLoss tally, double cost) {}

    EqualTime(Game<S, M> game, int openingPlies, int randomPlies) {
        this.game = game;
        openings = Openings.from(game.initialState(), openingPlies);
        Rng rng = new Rng(77);
        for (int tries = 0; positions.size() < POSITIONS && tries < 100 * POSITIONS; tries++) {
            Position<S> position = game.position(game.initialState());
            for (int plies = rng.below(2 * randomPlies + 1); plies > 0 && !position.isOver(); plies--) {
                position.play(position.randomMove(rng));
            }
            if (!position.isOver()) {
                positions.add(position.toState());
            }
        }
    }

    static long processorNanos() {
        return THREADS.isCurrentThreadCpuTimeSupported() ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }

    /** The processor time and the nodes of a player. */
    private static final class Use {
        private final AtomicLong nanos = new AtomicLong();
        private final AtomicLong nodes = new AtomicLong();

        double nanosPerNode() {
            return nanos.doubleValue() / nodes.get();
        }
    }

    /** A searcher that adds up its processor time and nodes. */
    private record Timed(Searcher inner, Use use) implements Searcher {
        @Override
        public <T, N> SearchResult<N> search(
                GameHistory<T, N> history, SearchLimits limits, SearchListener<N> listener, StopSignal stop) {
            long begin = processorNanos();
            SearchResult<N> result = inner.search(history, limits, listener, stop);
            use.nanos.addAndGet(processorNanos() - begin);
            use.nodes.addAndGet(result.nodes());
            return result;
        }
    }

    private Searcher minimax(Evaluation<S> evaluation, long seed) {
        Minimax plain = Minimax.create().withSeed(seed).withTable(new TranspositionTable(TABLE_MEGABYTES));
        return plain.withSettings(plain.settings().withEvaluations(Evaluations.only(game, evaluation)));
    }

    /** Nanoseconds of processor time for each node of a search of {@code nodes}. */
    private double cost(Evaluation<S> evaluation, long nodes) {
        Searcher searcher = minimax(evaluation, 1);
        long visited = 0;
        long begin = processorNanos();
        for (S state : positions) {
            visited += searcher.search(game, state, SearchLimits.ofNodes(nodes)).nodes();
        }
        return (double) (processorNanos() - begin) / Math.max(1, visited);
    }

    /** The processor time of a node with the first evaluation, as a multiple of that with the second. Warms both up. */
    double costRatio(Evaluation<S> one, Evaluation<S> other, long nodes) {
        double first = Double.MAX_VALUE;
        double second = Double.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            double a = cost(one, nodes);
            double b = cost(other, nodes);
            if (round > 0) {
                first = Math.min(first, a);
                second = Math.min(second, b);
            }
        }
        return first / second;
    }

    /**
     * Plays at most {@code games} between two evaluations; fewer if {@code end} comes first. The cost of a node is measured
     * on sample positions, and again in the games of a short match before the one that counts: on a busy machine the first
     * measurement was up to 40 % wrong.
     */
    Outcome match(
            Evaluation<S> one,
            Evaluation<S> other,
            long nodes,
            int games,
            long seed,
            int threads,
            Deadline end,
            StopSignal stop) {
        double ratio = costRatio(one, other, Math.min(nodes, 2000));
        Outcome pilot = play(one, other, nodes, ratio, 2 + games / 20, ~seed, threads, end, stop);
        double measured = pilot.cost();
        return play(one, other, nodes, Double.isFinite(measured) ? measured : ratio, games, seed, threads, end, stop);
    }

    private Outcome play(
            Evaluation<S> one,
            Evaluation<S> other,
            long nodes,
            double ratio,
            int games,
            long seed,
            int threads,
            Deadline end,
            StopSignal stop) {
        long[] both = {
            Math.max(1, Math.round(nodes / Math.sqrt(ratio))), Math.max(1, Math.round(nodes * Math.sqrt(ratio)))
        };
        Use first = new Use();
        Use second = new Use();
        MatchPlayer a =
                new MatchPlayer("learned", s -> new Timed(minimax(one, s), first), SearchLimits.ofNodes(both[0]));
        MatchPlayer b =
                new MatchPlayer("own", s -> new Timed(minimax(other, s), second), SearchLimits.ofNodes(both[1]));
        StopSignal until = new StopSignal(() -> end.isReached() || stop.isStopped());
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            MatchResult<S, M> result = Match.of(game, a, b)
                    .withOpenings(openings)
                    .withGames(games)
                    .withSeed(seed)
                    .run(pool, threads, MatchListener.none(), until);
            return new Outcome(result.tally(), first.nanosPerNode() / second.nanosPerNode());
        } finally {
            pool.shutdownNow();
        }
    }
}
