package dev.boardwright.ai.match;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The analysis of a game that was played, move by move: the best move in each position, and what the move played lost. All
 * searches have the same limits. With a searcher that keeps nothing between calls, a judgement does not depend on earlier
 * moves. Used by one thread.
 *
 * <pre>{@code
 * static <S, M> void printMistakes(GameHistory<S, M> played) {
 *     GameAnalysis<S, M> analysis = GameAnalysis.of(played, Minimax.create(), SearchLimits.ofNodes(10_000));
 *     while (analysis.hasNext()) {
 *         analysis.next(new StopSignal())
 *                 .filter(judged -> judged.loss() > 0)
 *                 .ifPresent(judged -> System.out.println(judged.ply() + ". " + judged.move() + ", better " + judged.best()));
 *     }
 * }
 * }</pre>
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class GameAnalysis<S, M> {
    /** The histories before each move and after the last one. */
    private final List<GameHistory<S, M>> histories = new ArrayList<>();

    private final List<M> moves;
    private final Searcher searcher;
    private final SearchLimits limits;
    private int ply;

    /** The search of the next state, which the last move has already needed. */
    private @Nullable SearchResult<M> next;

    private GameAnalysis(GameHistory<S, M> played, Searcher searcher, SearchLimits limits) {
        this.searcher = searcher;
        this.limits = limits;
        moves = played.moves();
        histories.add(GameHistory.of(played.game(), played.start()));
        for (int i = 0; i < moves.size(); i++) {
            histories.add(histories.get(i).play(moves.get(i)));
        }
    }

    /** The analysis of the moves of {@code played}, with these limits for each search. */
    public static <S, M> GameAnalysis<S, M> of(GameHistory<S, M> played, Searcher searcher, SearchLimits limits) {
        return new GameAnalysis<>(played, searcher, limits);
    }

    /**
     * A move of the game.
     *
     * @param ply the number of the move, from 1
     * @param state the state before the move
     * @param side the side that moved
     * @param score the score of the best move, from the mover's side
     * @param after the score after the move that was played, from the same side
     * @param loss the loss of the move in units of the evaluation; 0 for a best move
     */
    public record Judged<S, M>(int ply, S state, Player side, M move, M best, Score score, Score after, int loss) {
        /** Whether the search would have played it too. */
        public boolean isBest() {
            return move.equals(best);
        }
    }

    /** The number of moves of the game. */
    public int plies() {
        return moves.size();
    }

    /** Whether a move is left to judge. */
    public boolean hasNext() {
        return ply < moves.size();
    }

    /** The next move of the game, judged; empty if the search was stopped or no move is left. */
    public Optional<Judged<S, M>> next(StopSignal stop) {
        if (!hasNext()) {
            return Optional.empty();
        }
        GameHistory<S, M> state = histories.get(ply);
        GameHistory<S, M> played = histories.get(ply + 1);
        Player side = state.turn();
        SearchResult<M> before = next != null ? next : search(state, stop);
        SearchResult<M> following = played.outcome().isOver() ? null : search(played, stop);
        if (stop.isStopped()) {
            return Optional.empty();
        }
        next = following;
        M move = moves.get(ply);
        Score after = move.equals(before.move()) ? before.score() : scoreAfter(played, side);
        int loss = Math.max(0, before.score().value() - after.value());
        ply++;
        return Optional.of(new Judged<>(ply, state.state(), side, move, before.move(), before.score(), after, loss));
    }

    private SearchResult<M> search(GameHistory<S, M> state, StopSignal stop) {
        return searcher.search(state, limits, SearchListener.none(), stop);
    }

    /** The score of a state from the side of {@code side}, which has just moved. */
    private Score scoreAfter(GameHistory<S, M> state, Player side) {
        if (next == null) {
            Outcome outcome = state.outcome();
            int sign = outcome.sign() * side.sign();
            return sign > 0 ? Score.win(1) : sign < 0 ? Score.loss(1) : Score.draw();
        }
        Score score = next.score();
        boolean same = state.turn() == side;
        return switch (score.kind()) {
            case ESTIMATE -> Score.estimate(same ? score.value() : -score.value());
            case DRAW -> score;
            case WIN -> same ? Score.win(score.plies() + 1) : Score.loss(score.plies() + 1);
            case LOSS -> same ? Score.loss(score.plies() + 1) : Score.win(score.plies() + 1);
        };
    }
}
