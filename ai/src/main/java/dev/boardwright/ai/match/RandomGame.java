package dev.boardwright.ai.match;

import dev.boardwright.ai.RandomSearcher;
import dev.boardwright.ai.Score;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.record.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A game of self-play with uniformly random moves after its opening, to record or to count: the same moves either way.
 *
 * <p>It is played on one working board with one sequence of random numbers, without a search and a state for each move.
 * {@link Position#playOuts} would be faster still, but it counts neither the lengths of single games nor choices or
 * leads.
 *
 * @param seed decides the moves after the opening
 * @param maxPlies the number of moves after which a game that goes on is a draw
 * @param over called before each move; the game is abandoned when it returns true
 */
record RandomGame<S, M>(
        Game<S, M> game, int number, Opening<S, M> opening, long seed, int maxPlies, BooleanSupplier over) {
    /**
     * The game with its moves; empty if it was abandoned. Scores are those of a {@link RandomSearcher}: the evaluation
     * after the move.
     */
    Optional<SelfPlayGame<S, M>> played() {
        long begin = System.nanoTime();
        GameHistory<S, M> start = GameHistory.of(game, opening.start());
        Evaluation<S> evaluation = start.evaluation(game.evaluation()).forThread();
        Position<S> position = start.position();
        opening.moves().forEach(move -> position.play(game.encode(move)));
        List<M> moves = new ArrayList<>(opening.moves());
        List<Score> scores = new ArrayList<>();
        Rng rng = new Rng(seed);
        while (!position.isOver() && moves.size() < maxPlies) {
            if (over.getAsBoolean()) {
                return Optional.empty();
            }
            Player mover = position.turn();
            int code = position.randomMove(rng);
            position.play(code);
            moves.add(game.decode(code));
            scores.add(Score.estimate(evaluation.evaluate(position, mover)));
        }
        GameRecord<S, M> record = GameRecord.of(game, opening.start(), moves);
        return Optional.of(new SelfPlayGame<>(
                number,
                record.result().isOver() ? record : record.withAdjudication(Outcome.DRAW),
                opening.moves().size(),
                scores,
                effort(scores.size(), begin)));
    }

    /** The statistics of the game; empty if it was abandoned. */
    Optional<GameStatistics> statistics() {
        long begin = System.nanoTime();
        GameHistory<S, M> start = GameHistory.of(game, opening.start());
        StatisticsCounter<S> counter = new StatisticsCounter<>(start.evaluation(game.evaluation()));
        Position<S> position = start.position();
        for (M move : opening.moves()) {
            counter.see(position);
            position.play(game.encode(move));
        }
        Rng rng = new Rng(seed);
        int thought = 0;
        while (!position.isOver() && opening.moves().size() + thought < maxPlies) {
            if (over.getAsBoolean()) {
                return Optional.empty();
            }
            counter.see(position);
            position.play(position.randomMove(rng));
            thought++;
        }
        return Optional.of(counter.end(
                position,
                position.isOver() ? position.outcome() : Outcome.DRAW,
                !position.isOver(),
                effort(thought, begin)));
    }

    /** As a {@link RandomSearcher} reports it: each move is one position, a ply deep. */
    private static Effort effort(int moves, long begin) {
        return new Effort(moves, moves, moves, System.nanoTime() - begin, 0);
    }
}
