package dev.boardwright.benchmarks;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.core.Game;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Minimax from the initial position to a fixed depth with a new table: searches a second and nodes a second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@State(Scope.Thread)
public class SearchBenchmark {
    /** The game and the depth. */
    @Param({"369:size=9 7", "blackstone:size=8 6", "greener:size=6 9", "dagennacht:size=15 5"})
    public String search;

    private Question<?, ?> question;

    /** Searches once: the same limits must give the same answer every time. */
    @Setup
    public void setUp() {
        String[] words = search.split(" ", -1);
        question = new Question<>(GameSpec.game(words[0]), Integer.parseInt(words[1]));
    }

    /** Nodes a second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Visited {
        public long nodes;
    }

    @Benchmark
    public void toDepth(Visited visited) {
        visited.nodes += question.ask();
    }

    private static final class Question<S, M> {
        private final Game<S, M> game;
        private final int depth;
        private final SearchResult<M> first;

        Question(Game<S, M> game, int depth) {
            this.game = game;
            this.depth = depth;
            first = search();
        }

        private SearchResult<M> search() {
            return Minimax.create().search(game, game.initialState(), SearchLimits.ofDepth(depth));
        }

        long ask() {
            SearchResult<M> result = search();
            Check.equal(first.score().value(), result.score().value());
            return Check.equal(first.nodes(), result.nodes());
        }
    }
}
