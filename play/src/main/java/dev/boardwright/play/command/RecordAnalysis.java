package dev.boardwright.play.command;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.json.SearchJson;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.json.Json;
import dev.boardwright.core.record.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Analyses a recorded game: the best move in each position and the loss of the move played. Every search has the same
 * limits and a new table, so that results do not depend on earlier moves.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
final class RecordAnalysis<S, M> {
    private final Game<S, M> game;
    /** The histories before each move and after the last one. */
    private final List<GameHistory<S, M>> histories = new ArrayList<>();

    private final List<M> moves;
    private final Searcher searcher;
    private final SearchLimits limits;
    private final StopSignal stop;

    /** The search of the next state, which the last move has already needed. */
    private @Nullable SearchResult<M> next;

    RecordAnalysis(GameRecord<S, M> record, Searcher searcher, SearchLimits limits, StopSignal stop) {
        this.searcher = searcher;
        game = record.game();
        moves = record.moves();
        histories.add(GameHistory.of(game, record.start()));
        for (int i = 0; i < moves.size(); i++) {
            histories.add(histories.get(i).play(moves.get(i)));
        }
        this.limits = limits;
        this.stop = stop;
    }

    /**
     * A move of the game.
     *
     * @param ply the number of the move, from 1
     * @param score the score of the best move, from the mover's side
     * @param after the score after the move that was played, from the same side
     * @param loss the loss of the move in units of the evaluation; 0 for a best move
     */
    record Judged<M>(int ply, Player side, M move, M best, Score score, Score after, int loss) {}

    int plies() {
        return moves.size();
    }

    /** Analyses a move, from 0; empty if the search was stopped. Call it in the order of the moves. */
    Optional<Judged<M>> judge(int ply) {
        GameHistory<S, M> state = histories.get(ply);
        Player side = state.turn();
        SearchResult<M> before = next != null ? next : search(state);
        next = null;
        M move = moves.get(ply);
        Score after = before.score();
        if (!move.equals(before.move())) {
            after = scoreAfter(histories.get(ply + 1), side);
        } else if (!histories.get(ply + 1).outcome().isOver()) {
            next = search(histories.get(ply + 1));
        }
        if (stop.isStopped()) {
            return Optional.empty();
        }
        int loss = Math.max(0, before.score().value() - after.value());
        return Optional.of(new Judged<>(ply + 1, side, move, before.move(), before.score(), after, loss));
    }

    private SearchResult<M> search(GameHistory<S, M> state) {
        return searcher.search(state, limits, SearchListener.none(), stop);
    }

    /** The score of a state from the side of {@code side}, which has just moved. */
    private Score scoreAfter(GameHistory<S, M> state, Player side) {
        Outcome outcome = state.outcome();
        if (outcome.isOver()) {
            int sign = outcome.sign() * side.sign();
            return sign > 0 ? Score.win(1) : sign < 0 ? Score.loss(1) : Score.draw();
        }
        next = search(state);
        Score score = next.score();
        boolean same = state.turn() == side;
        return switch (score.kind()) {
            case ESTIMATE -> Score.estimate(same ? score.value() : -score.value());
            case DRAW -> score;
            case WIN -> same ? Score.win(score.plies() + 1) : Score.loss(score.plies() + 1);
            case LOSS -> same ? Score.loss(score.plies() + 1) : Score.win(score.plies() + 1);
        };
    }

    /** A move in one line for people. */
    String line(Judged<M> judged) {
        String played = game.notation().formatMove(judged.move());
        String line = judged.ply() + ". " + game.info().side(judged.side()) + " " + played + ": "
                + judged.score().describe();
        if (judged.move().equals(judged.best())) {
            return line + ", the best move";
        }
        String best = game.notation().formatMove(judged.best());
        return line + "; " + best + " was best; after " + played + ": "
                + judged.after().describe() + (judged.loss() == 0 ? ", as good" : "");
    }

    /** A move for programs. */
    Json json(Judged<M> judged) {
        return new Json()
                .with("ply", judged.ply())
                .with("side", game.info().side(judged.side()))
                .with(
                        "position",
                        game.notation()
                                .formatState(histories.get(judged.ply() - 1).state()))
                .with("move", game.notation().formatMove(judged.move()))
                .with("best", game.notation().formatMove(judged.best()))
                .with("score", SearchJson.score(judged.score()))
                .with("after", SearchJson.score(judged.after()))
                .with("loss", judged.loss());
    }
}
