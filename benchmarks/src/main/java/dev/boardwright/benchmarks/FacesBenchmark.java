package dev.boardwright.benchmarks;

import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** One seeded random game through the value face, and the same game through the fast face. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@State(Scope.Thread)
public class FacesBenchmark {
    @Param({"369:size=9", "blackstone:size=8", "greener:size=6", "dagennacht:size=11", "tic-tac-toe"})
    public String game;

    private Faces<?, ?> faces;

    /** Plays the game once to find its end. */
    @Setup
    public void setUp() {
        faces = new Faces<>(GameSpec.game(game));
    }

    @Benchmark
    public long valueFace() {
        return Check.equal(faces.hash, faces.throughValues());
    }

    @Benchmark
    public long fastFace() {
        return Check.equal(faces.hash, faces.throughCodes());
    }

    private static final class Faces<S, M> {
        private final Game<S, M> game;
        private final Position<S> start;
        private final Position<S> board;
        private final MoveBuffer codes = new MoveBuffer();
        private final long hash;

        Faces(Game<S, M> game) {
            this.game = game;
            start = game.position(game.initialState());
            board = game.position(game.initialState());
            hash = throughValues();
        }

        /** Moves are drawn by their index in the list of legal moves, so that both faces play the same game. */
        long throughValues() {
            Rng rng = new Rng(1);
            S state = game.initialState();
            List<M> moves = game.legalMoves(state);
            while (!moves.isEmpty()) {
                state = game.play(state, moves.get(rng.below(moves.size())));
                moves = game.legalMoves(state);
            }
            return game.position(state).hash();
        }

        long throughCodes() {
            Rng rng = new Rng(1);
            board.copyFrom(start);
            while (!board.isOver()) {
                codes.clear();
                board.moves(codes);
                board.play(codes.get(rng.below(codes.size())));
            }
            return board.hash();
        }
    }
}
