package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameStateException;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/** One call of a searcher that looks at most one move ahead: its working board, its random numbers and its answer. */
final class MoveChoice<S, M> {
    final Position<S> position;
    final Rng rng;
    private final Game<S, M> game;
    private final Player mover;
    private final long startNanos = System.nanoTime();
    private long nodes;

    /** The choice depends on the seed and the state alone, and on its past in a game with a rule for repetition. */
    MoveChoice(GameHistory<S, M> history, long seed) {
        game = history.game();
        position = ongoing(history);
        mover = position.turn();
        rng = new Rng(Rng.mix(seed) ^ position.hash());
    }

    /**
     * A working board at the end of {@code history}.
     *
     * @throws GameStateException if the game is over
     */
    static <S> Position<S> ongoing(GameHistory<S, ?> history) {
        Position<S> position = history.position();
        if (position.isOver()) {
            throw new GameStateException("there is no move to choose: the game is over, "
                    + position.outcome().notation());
        }
        return position;
    }

    /** The answer of a search that had no time or no memory to begin: the first {@code count} moves, at depth 0. */
    static <S, M> SearchResult<M> firstMoves(
            GameHistory<S, M> history, Evaluation<S> evaluation, int count, Budget budget) {
        Game<S, M> game = history.game();
        Position<S> root = game.position(history.state());
        MoveBuffer moves = new MoveBuffer();
        root.moves(moves);
        Score score = Score.estimate(Evaluation.clamp(evaluation.evaluate(root, root.turn())));
        List<Line<M>> lines = Arrays.stream(moves.toArray())
                .limit(count)
                .mapToObj(code -> new Line<>(score, List.of(game.decode(code))))
                .toList();
        return new SearchResult<>(lines, 0, 0, Duration.ofNanos(budget.elapsedNanos()), 0);
    }

    /** The answer of a search whose lines were proven before it began, as deep as they are long. */
    static <M> SearchResult<M> proven(List<Line<M>> lines, Budget budget, SearchListener<M> listener) {
        int depth = lines.get(0).moves().size();
        Duration time = Duration.ofNanos(budget.elapsedNanos());
        SearchResult<M> result = new SearchResult<>(lines, depth, budget.nodes(), time, 0);
        listener.onDepth(result);
        return result;
    }

    /** The value of {@code evaluation} for the mover after a move. */
    int valueAfter(int code, Evaluation<S> evaluation) {
        nodes++;
        position.play(code);
        int value = evaluation.evaluate(position, mover);
        position.undo();
        return value;
    }

    /** The answer: one move with its estimate, a ply deep. */
    SearchResult<M> answer(int code, int value, SearchListener<M> listener) {
        Line<M> line = new Line<>(Score.estimate(value), List.of(game.decode(code)));
        Duration time = Duration.ofNanos(System.nanoTime() - startNanos);
        SearchResult<M> result = new SearchResult<>(List.of(line), 1, nodes, time, 0);
        listener.onDepth(result);
        return result;
    }
}
