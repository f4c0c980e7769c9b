package dev.boardwright.benchmarks;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.TranspositionTable;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import dev.boardwright.core.Rng;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Measures how well minimax keeps its time limits in every game found: the overrun of a limit, and the delay after a
 * stop or an interrupt. Not a JMH benchmark, because only the worst case counts. It needs a quiet machine.
 *
 * <p>The searches of a game share one table, as in an engine, so that it fills and grows.
 */
final class TimeLimits {
    private static final int SHORTEST_MILLIS = 20;
    private static final int LONGEST_MILLIS = 200;
    private static final double ALLOWED_OVERRUN_MILLIS = 30;
    private static final double ALLOWED_STOP_MILLIS = 50;

    private final PrintStream out;
    private int late;

    private TimeLimits(PrintStream out) {
        this.out = out;
    }

    /** A way to end a search. */
    @FunctionalInterface
    private interface Ending {
        void end(Thread searching, StopSignal stop);
    }

    /**
     * Measures {@code searches} searches with a limit in each game, and a quarter as many of each other kind, and
     * prints a line for each kind. Returns whether all answers came in time.
     */
    static boolean measure(int searches, PrintStream out) throws InterruptedException {
        TimeLimits limits = new TimeLimits(out);
        out.printf(
                Locale.ROOT,
                "%-12s %-22s %8s %8s %8s %8s%n",
                "game",
                "milliseconds",
                "searches",
                "mean",
                "worst",
                "allowed");
        for (GameInfo info : Games.all()) {
            limits.measure(Games.create(info.name()), searches);
        }
        out.println(limits.late == 0 ? "All answers came in time." : "TOO LATE: " + limits.late + " answers.");
        return limits.late == 0;
    }

    private <S, M> void measure(Game<S, M> game, int searches) throws InterruptedException {
        Minimax minimax = Minimax.create().withTable(new TranspositionTable(TranspositionTable.DEFAULT_MEGABYTES));
        // The first search of a process loads classes and may be 40 ms late, so it does not count.
        overruns(game, minimax, 1);
        report(game, "over a time limit", overruns(game, minimax, searches), ALLOWED_OVERRUN_MILLIS);
        int stops = Math.max(1, searches / 4);
        Ending signal = (searching, stop) -> stop.stop();
        Ending interrupt = (searching, stop) -> searching.interrupt();
        report(game, "after a stop", delays(game, minimax, stops, signal), ALLOWED_STOP_MILLIS);
        report(game, "after an interrupt", delays(game, minimax, stops, interrupt), ALLOWED_STOP_MILLIS);
        report(
                game,
                "the same, two threads",
                delays(game, minimax.withThreads(2), stops, interrupt),
                ALLOWED_STOP_MILLIS);
    }

    private void report(Game<?, ?> game, String what, List<Double> millis, double allowed) {
        late += (int) millis.stream().filter(value -> value > allowed).count();
        out.printf(
                Locale.ROOT,
                "%-12s %-22s %8d %8.1f %8.1f %8.0f%n",
                game.info().name(),
                what,
                millis.size(),
                millis.stream().mapToDouble(Double::doubleValue).average().orElseThrow(),
                Collections.max(millis),
                allowed);
        out.flush();
    }

    /** The overruns of the limit in milliseconds; negative for answers in time. */
    private static <S, M> List<Double> overruns(Game<S, M> game, Minimax minimax, int searches) {
        List<Double> overruns = new ArrayList<>();
        for (int seed = 0; overruns.size() < searches; seed++) {
            int done = overruns.size();
            int limit = SHORTEST_MILLIS + (LONGEST_MILLIS - SHORTEST_MILLIS) * done / Math.max(1, searches - 1);
            S state = state(game, seed);
            long start = System.nanoTime();
            SearchResult<M> result = minimax.search(game, state, SearchLimits.ofTime(Duration.ofMillis(limit)));
            double took = millisSince(start, System.nanoTime());
            // A search that has proven its value ends before its limit.
            if (!result.isProven() || took > limit) {
                overruns.add(took - limit);
            }
        }
        return overruns;
    }

    /** The delays in milliseconds between the end signal and the answer of searches without limits. */
    private static <S, M> List<Double> delays(Game<S, M> game, Minimax minimax, int stops, Ending ending)
            throws InterruptedException {
        List<Double> delays = new ArrayList<>();
        for (int seed = 0; delays.size() < stops; seed++) {
            S state = state(game, seed);
            StopSignal stop = new StopSignal();
            CountDownLatch begun = new CountDownLatch(1);
            AtomicLong answered = new AtomicLong();
            Thread searching = new Thread(() -> {
                minimax.search(game, state, SearchLimits.infinite(), soFar -> begun.countDown(), stop);
                answered.set(System.nanoTime());
            });
            searching.start();
            begun.await();
            Thread.sleep(SHORTEST_MILLIS + seed);
            long asked = System.nanoTime();
            ending.end(searching, stop);
            searching.join();
            // A search that ended by itself, with a proof, was not stopped.
            if (answered.get() > asked) {
                delays.add(millisSince(asked, answered.get()));
            }
        }
        return delays;
    }

    private static double millisSince(long start, long end) {
        return (end - start) / 1e6;
    }

    /** A position from the first moves of a random game. */
    private static <S> S state(Game<S, ?> game, int seed) {
        return RandomStates.ongoing(game, new Rng(seed), 16);
    }
}
