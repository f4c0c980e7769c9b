package dev.boardwright.benchmarks;

import com.fathzer.games.ai.evaluation.StaticEvaluator;
import com.fathzer.games.ai.iterativedeepening.DeepeningPolicy;
import com.fathzer.games.ai.iterativedeepening.IterativeDeepeningEngine;
import com.fathzer.games.ai.transposition.OneLongEntryTranspositionTable;
import com.fathzer.games.ai.transposition.SizeUnit;
import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.Game;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The time to a depth of our minimax and of the iterative deepening of games-core, with the same position class and
 * evaluation, and a table of 64 MB each.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Thread)
public class GamesCoreBenchmark {
    private static final int MEGABYTES = 64;

    /** The game and the depth. */
    @Param({"369:size=9 4", "blackstone:size=8 4", "greener:size=6 6", "dagennacht:size=11 3"})
    public String search;

    private Question<?> question;

    /** Runs both once: full-width searches must agree on the value. */
    @Setup
    public void setUp() {
        String[] words = search.split(" ", -1);
        question = new Question<>(GameSpec.game(words[0]), Integer.parseInt(words[1]));
        Check.equal(question.boardwright(true), question.gamesCore());
    }

    @Benchmark
    public long boardwright() {
        return question.boardwright(false);
    }

    @Benchmark
    public long boardwrightFullWidth() {
        return Check.equal(question.value, question.boardwright(true));
    }

    @Benchmark
    public long gamesCore() {
        return Check.equal(question.value, question.gamesCore());
    }

    private static final class Question<S> {
        private final Game<S, ?> game;
        private final int depth;
        private final long value;

        Question(Game<S, ?> game, int depth) {
            this.game = game;
            this.depth = depth;
            value = boardwright(true);
        }

        long boardwright(boolean fullWidth) {
            return Minimax.create()
                    .withMegabytes(MEGABYTES)
                    .withFullWidth(fullWidth)
                    .search(game, game.initialState(), SearchLimits.ofDepth(depth))
                    .score()
                    .value();
        }

        long gamesCore() {
            IterativeDeepeningEngine<Integer, GamesCoreBoard<S>> engine =
                    new IterativeDeepeningEngine<>(new DeepeningPolicy(depth), new Table<>(), () ->
                            (StaticEvaluator<Integer, GamesCoreBoard<S>>) GamesCoreBoard::evaluate);
            return engine.getBestMoves(new GamesCoreBoard<>(game, game.initialState()))
                    .getLastList()
                    .get(0)
                    .getScore();
        }
    }

    private static final class Table<S> extends OneLongEntryTranspositionTable<Integer, GamesCoreBoard<S>> {
        Table() {
            super(MEGABYTES, SizeUnit.MB);
        }

        @Override
        protected int toInt(@Nullable Integer move) {
            return move == null ? 0 : move + 1;
        }

        @Override
        protected @Nullable Integer toMove(int value) {
            return value == 0 ? null : value - 1;
        }
    }
}
