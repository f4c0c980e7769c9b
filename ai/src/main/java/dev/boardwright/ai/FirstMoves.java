package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/** The answer of a search that had no time or no memory to begin. */
final class FirstMoves {
    private FirstMoves() {}

    /** The first {@code count} moves of {@code state} with its evaluation, at depth 0. */
    static <S, M> SearchResult<M> answer(Game<S, M> game, S state, Evaluation<S> evaluation, int count, Budget budget) {
        Position<S> root = game.position(state);
        MoveBuffer moves = new MoveBuffer();
        root.moves(moves);
        Score score = Score.estimate(Evaluation.clamp(evaluation.evaluate(root, root.turn())));
        List<Line<M>> lines = Arrays.stream(moves.toArray())
                .limit(count)
                .mapToObj(code -> new Line<>(score, List.of(game.decode(code))))
                .toList();
        return new SearchResult<>(lines, 0, 0, Duration.ofNanos(budget.elapsedNanos()), 0);
    }
}
