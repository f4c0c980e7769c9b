package dev.boardwright.ai.json;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.match.GameAnalysis;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import java.util.List;

/**
 * Searches as JSON.
 *
 * <p>Members of an {@linkplain #effort effort}:
 *
 * <pre>
 *   depth   the depth in plies
 *   nodes   the number of positions visited
 *   nps     nodes in a second
 *   time    milliseconds
 * </pre>
 *
 * <p>{@linkplain #lines Lines} are {@code {"score": {...}, "moves": ["b8b3", ...]}}. A {@linkplain #score score} is
 * {@code {"kind": "estimate", "value": 12}}, {@code {"kind": "win", "plies": 3}}, {@code {"kind": "loss", "plies": 4}} or
 * {@code {"kind": "draw"}}, from the mover's side.
 */
public final class SearchJson {
    private SearchJson() {}

    /** The effort of a search, finished or so far. */
    public static Json effort(SearchResult<?> result) {
        return new Json()
                .with("depth", result.depth())
                .with("nodes", result.nodes())
                .with("nps", result.nodesPerSecond())
                .with("time", result.time().toMillis());
    }

    /** The lines that a search has found, the best first. */
    public static <M> List<Json> lines(Game<?, M> game, SearchResult<M> result) {
        return result.lines().stream()
                .map(line ->
                        new Json().with("score", score(line.score())).with("moves", GameJson.texts(game, line.moves())))
                .toList();
    }

    /**
     * A move of an analysed game: its number ({@code ply}), {@code side}, the {@code position} before it, {@code move} and
     * {@code best}, {@code score}, {@code after} and {@code loss}, as {@link GameAnalysis.Judged} has them.
     */
    public static <S, M> Json judged(Game<S, M> game, GameAnalysis.Judged<S, M> judged) {
        return new Json()
                .with("ply", judged.ply())
                .with("side", game.info().side(judged.side()))
                .with("position", game.notation().formatState(judged.state()))
                .with("move", game.notation().formatMove(judged.move()))
                .with("best", game.notation().formatMove(judged.best()))
                .with("score", score(judged.score()))
                .with("after", score(judged.after()))
                .with("loss", judged.loss());
    }

    /** A score. */
    public static Json score(Score score) {
        Json json = new Json().with("kind", GameOption.text(score.kind()));
        return switch (score.kind()) {
            case ESTIMATE -> json.with("value", score.value());
            case WIN, LOSS -> json.with("plies", score.plies());
            case DRAW -> json;
        };
    }
}
