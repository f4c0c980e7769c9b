package dev.boardwright.benchmarks;

import dev.boardwright.core.Game;
import dev.boardwright.core.Player;
import dev.boardwright.core.PlayoutCounts;
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
import org.openjdk.jmh.annotations.TearDown;

/** Whole random games, one, eight and a thousand a call, as {@code boardwright playouts} plays them: moves a second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PlayoutBenchmark {
    /** A position to play from, and the expected results. */
    @State(Scope.Thread)
    public static class Board {
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

        @Param({"1", "8", "1000"})
        public int games;

        private Games<?> position;

        @Setup
        public void setUp() {
            position = new Games<>(GameSpec.game(game));
        }

        /** Compares all games with the model, so that wrong games are not measured. */
        @TearDown
        public void check() {
            position.check();
        }
    }

    /** Random games from the start, and a model of them. */
    private static final class Games<S> {
        private static final int IN_MODEL = 4000;
        /** Far more than chance allows with this number of games. */
        private static final double TOLERANCE = 0.06;

        private final Position<S> start;
        private final Rng rng = new Rng(2);
        private final PlayoutCounts one = new PlayoutCounts();
        private final PlayoutCounts all = new PlayoutCounts();
        private final PlayoutCounts model = new PlayoutCounts();

        /** Plays the games of the model one by one, and takes their results from the value face. */
        <M> Games(Game<S, M> game) {
            start = game.position(game.initialState());
            Position<S> position = game.position(game.initialState());
            Rng seeded = new Rng(1);
            for (int i = 0; i < IN_MODEL; i++) {
                position.copyFrom(start);
                int plies = position.playOut(seeded);
                model.add(plies, game.margin(position.toState()));
            }
        }

        long play(int games) {
            one.clear();
            start.playOuts(rng, games, one);
            Check.equal(games, one.games());
            all.add(one);
            return one.plies();
        }

        void check() {
            if (all.games() < IN_MODEL) {
                return;
            }
            double length = meanLength(all) / meanLength(model);
            double result = all.mean(Player.FIRST) - model.mean(Player.FIRST);
            if (Math.abs(length - 1) > TOLERANCE || Math.abs(result) > TOLERANCE) {
                throw new IllegalStateException("random games came to " + all + ", single ones to " + model);
            }
        }

        private static double meanLength(PlayoutCounts tally) {
            return (double) tally.plies() / tally.games();
        }
    }

    /** Games and moves a second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Played {
        public long moves;
    }

    @Benchmark
    public void playOuts(Board board, Played played) {
        played.moves += board.position.play(board.games);
    }
}
