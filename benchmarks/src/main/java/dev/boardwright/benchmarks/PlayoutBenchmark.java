package dev.boardwright.benchmarks;

import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
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

/** Whole random games, as {@code boardwright playouts} plays them: games and moves a second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PlayoutBenchmark {
    /** One game's positions, and what a batch of seeded games must come to. */
    @State(Scope.Thread)
    public static class Board {
        private static final int BATCH = 8;

        @Param({
            "369:size=6",
            "369:size=9",
            "369:size=9:variant=coloured",
            "369:size=19",
            "blackstone:size=6",
            "blackstone:size=8",
            "blackstone:size=8:variant=high",
            "blackstone:size=10",
            "greener:size=6",
            "dagennacht:size=11",
            "dagennacht:size=15",
            "dagennacht:size=19",
            "tic-tac-toe"
        })
        public String game;

        private Batch<?> batch;

        /** Plays the batch once, each game on a fresh board, and judges its end by the checked face. */
        @Setup
        public void setUp() {
            batch = new Batch<>(GameSpec.game(game));
        }
    }

    private static final class Batch<S> {
        private final Position<S> start;
        private final Position<S> board;
        private final long plies;
        private final long score;

        <M> Batch(Game<S, M> game) {
            start = game.position(game.initialState());
            board = game.position(game.initialState());
            long allPlies = 0;
            long allScore = 0;
            Rng rng = new Rng(1);
            for (int i = 0; i < Board.BATCH; i++) {
                Position<S> fresh = game.position(game.initialState());
                allPlies += fresh.playOut(rng);
                allScore += number(game.outcome(fresh.toState()));
            }
            plies = allPlies;
            score = allScore;
        }

        private static int number(Outcome outcome) {
            return switch (outcome) {
                case FIRST_WINS -> 1;
                case SECOND_WINS -> 1000;
                case DRAW -> 1_000_000;
                case ONGOING -> throw new IllegalStateException("a random game did not end");
            };
        }

        long play() {
            long allPlies = 0;
            long allScore = 0;
            Rng rng = new Rng(1);
            for (int i = 0; i < Board.BATCH; i++) {
                board.copyFrom(start);
                allPlies += board.playOut(rng);
                allScore += number(board.outcome());
            }
            Check.equal(score, allScore);
            return Check.equal(plies, allPlies);
        }
    }

    /** What was played, a second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Played {
        public long games;
        public long moves;
    }

    @Benchmark
    public void playOut(Board board, Played played) {
        played.moves += board.batch.play();
        played.games += Board.BATCH;
    }
}
