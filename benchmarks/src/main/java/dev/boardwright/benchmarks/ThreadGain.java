package dev.boardwright.benchmarks;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import dev.boardwright.core.Rng;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;

/**
 * Measures how much sooner minimax reaches a depth with two threads than with one, in every game found. The depth is the
 * one that a single thread finishes in a given time. Not a JMH benchmark, because a search is long and each position
 * counts once. It needs two idle cores; the number of nodes for each one of a single thread suffers little from a busy machine.
 */
final class ThreadGain {
    private static final Duration TIME = Duration.ofSeconds(1);
    private static final int OPENING_PLIES = 16;
    /** A large table, so that replacement does not matter. */
    private static final Minimax MINIMAX = Minimax.create().withMegabytes(256);
    /**
     * Chooses the depth with another seed. With the same seed a single thread would search again the tree that happened to
     * be small enough for that depth, and two threads another one.
     */
    private static final Minimax CHOOSER = MINIMAX.withSeed(2);

    private double logOfTimes;
    private double logOfSpeeds;
    private double logOfNodes;
    private int positions;

    private ThreadGain() {}

    /** Prints a line for each game: means over {@code positions} positions from the first moves of random games. */
    static void measure(int positions, PrintStream out) {
        out.printf(
                "%-12s %9s %14s %14s %14s%n", "game", "positions", "time to depth", "nodes a second", "nodes for one");
        for (GameInfo info : Games.all()) {
            ThreadGain gain = new ThreadGain();
            gain.measure(Games.create(info.name()), positions);
            out.printf(
                    Locale.ROOT,
                    "%-12s %9d %13.2fx %13.2fx %14.2f%n",
                    info.name(),
                    gain.positions,
                    Math.exp(gain.logOfTimes / gain.positions),
                    Math.exp(gain.logOfSpeeds / gain.positions),
                    Math.exp(gain.logOfNodes / gain.positions));
            out.flush();
        }
    }

    private <S> void measure(Game<S, ?> game, int count) {
        // The first search loads classes and compiles.
        MINIMAX.withThreads(2).search(game, game.initialState(), SearchLimits.ofTime(TIME));
        for (int seed = 0; positions < count; seed++) {
            S state = RandomStates.ongoing(game, new Rng(seed), OPENING_PLIES);
            var found = CHOOSER.search(game, state, SearchLimits.ofTime(TIME));
            // A search that ends by itself has proven its value, at a depth of its own.
            if (!found.isProven()) {
                add(run(game, state, 1, found.depth()), run(game, state, 2, found.depth()));
            }
        }
    }

    private void add(Run one, Run two) {
        logOfTimes += Math.log(one.seconds() / two.seconds());
        logOfSpeeds += Math.log(two.nodes() / two.seconds() / (one.nodes() / one.seconds()));
        logOfNodes += Math.log(two.nodes() / one.nodes());
        positions++;
    }

    private static <S> Run run(Game<S, ?> game, S state, int threads, int depth) {
        var result = MINIMAX.withThreads(threads).search(game, state, SearchLimits.ofDepth(depth));
        return new Run(result.nodes(), result.time().toNanos() / 1e9);
    }

    private record Run(double nodes, double seconds) {}
}
