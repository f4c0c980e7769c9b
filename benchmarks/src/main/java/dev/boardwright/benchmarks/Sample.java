package dev.boardwright.benchmarks;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Positions from one phase of fixed, seeded random games, none of them finished, and a move in each. */
@State(Scope.Thread)
public class Sample {
    /** The number of positions. */
    static final int SIZE = 64;

    @Param({
        "369:size=6",
        "369:size=9",
        "369:size=9:variant=coloured",
        "369:size=19",
        "blackstone:size=6",
        "blackstone:size=8",
        "blackstone:size=8:variant=medium",
        "blackstone:size=8:variant=high",
        "blackstone:size=10",
        "blackstone:size=18",
        "greener:size=4",
        "greener:size=6",
        "greener:size=8",
        "dagennacht:size=11",
        "dagennacht:size=15",
        "dagennacht:size=15:balanced=true",
        "dagennacht:size=19"
    })
    public String game;

    @Param
    public Phase phase;

    /** The positions with their expected values. */
    Positions<?> positions;

    /** Plays the games. */
    @Setup(Level.Trial)
    public void setUp() {
        positions = take(GameSpec.game(game));
    }

    private <S, M> Positions<S> take(Game<S, M> rules) {
        List<Position<S>> boards = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            boards.add(rules.position(state(rules, i)));
        }
        return new Positions<>(rules, boards);
    }

    private <S, M> S state(Game<S, M> rules, int number) {
        int length = rules.position(rules.initialState()).playOut(new Rng(number));
        Position<S> position = rules.position(rules.initialState());
        Rng rng = new Rng(1000 + number);
        int ply = phase.ply(length, number, SIZE);
        S last = position.toState();
        for (int i = 0; i < ply && !position.isOver(); i++) {
            last = position.toState();
            position.play(position.randomMove(rng));
        }
        return position.isOver() ? last : position.toState();
    }

    /** Positions of one game, and sums over them from the value face. */
    static final class Positions<S> {
        final List<Position<S>> boards;
        final int[] moves;
        final Evaluation<S> own;
        final Evaluation<S> described;
        final long moveCountAfterMoves;
        final long hashAfterMoves;
        final long margins;
        final long ownValue;
        final long describedValue;
        private final MoveBuffer buffer = new MoveBuffer();

        <M> Positions(Game<S, M> game, List<Position<S>> boards) {
            this.boards = boards;
            own = game.evaluation();
            described = game.greedyEvaluation();
            moves = boards.stream()
                    .mapToInt(board ->
                            game.encode(game.legalMoves(board.toState()).get(0)))
                    .toArray();
            moveCountAfterMoves = sum(state -> game.legalMoves(
                            game.play(state, game.legalMoves(state).get(0)))
                    .size());
            hashAfterMoves = sum(state -> game.position(
                            game.play(state, game.legalMoves(state).get(0)))
                    .hash());
            margins = sum(game::margin);
            ownValue = sum(state -> own.evaluate(game.position(state), game.turn(state)));
            describedValue = sum(state -> described.evaluate(game.position(state), game.turn(state)));
        }

        private long sum(ToLongFunction<S> number) {
            return boards.stream().map(Position::toState).mapToLong(number).sum();
        }

        /** After a move, because a position may cache its moves. */
        long playListAndUndo() {
            long sum = 0;
            for (int i = 0; i < SIZE; i++) {
                Position<S> board = boards.get(i);
                board.play(moves[i]);
                buffer.clear();
                board.moves(buffer);
                sum += buffer.size();
                board.undo();
            }
            return sum;
        }

        /** After a move, because a position may cache the number of its moves. */
        long playCountAndUndo() {
            long sum = 0;
            for (int i = 0; i < SIZE; i++) {
                Position<S> board = boards.get(i);
                board.play(moves[i]);
                sum += board.moveCount();
                board.undo();
            }
            return sum;
        }

        long playAndUndo(boolean hashed) {
            long sum = 0;
            for (int i = 0; i < SIZE; i++) {
                Position<S> board = boards.get(i);
                board.play(moves[i]);
                sum += hashed ? board.hash() : board.turn().sign();
                board.undo();
            }
            return sum;
        }

        long margins() {
            long sum = 0;
            for (int i = 0; i < SIZE; i++) {
                Position<S> board = boards.get(i);
                sum += board.outcome().isOver() ? Integer.MAX_VALUE : board.margin();
            }
            return sum;
        }

        long evaluate(Evaluation<S> evaluation) {
            long sum = 0;
            for (int i = 0; i < SIZE; i++) {
                Position<S> board = boards.get(i);
                Player turn = board.turn();
                sum += evaluation.evaluate(board, turn);
            }
            return sum;
        }

        long evaluateOwn() {
            return evaluate(own);
        }

        long evaluateDescribed() {
            return evaluate(described);
        }
    }
}
