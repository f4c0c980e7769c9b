package dev.boardwright.ai.json;

import dev.boardwright.ai.Line;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;

/**
 * Searches as JSON.
 *
 * <p>Members of a {@linkplain #result result}:
 *
 * <pre>
 *   depth      the depth in plies
 *   nodes      the number of positions visited
 *   nps        nodes in a second
 *   time       milliseconds
 *   hashfull   how full the table is, in thousandths
 *   lines      [{"score": {...}, "moves": ["b8b3", ...]}, ...], the best first
 * </pre>
 *
 * <p>A {@linkplain #score score} is {@code {"kind": "estimate", "value": 12}}, {@code {"kind": "win", "plies": 3}},
 * {@code {"kind": "loss", "plies": 4}} or {@code {"kind": "draw"}}, from the mover's side.
 */
public final class SearchJson {
    private SearchJson() {}

    /** The result of a search, finished or so far. */
    public static <M> Json result(Game<?, M> game, SearchResult<M> result) {
        return new Json()
                .with("depth", result.depth())
                .with("nodes", result.nodes())
                .with("nps", result.nodesPerSecond())
                .with("time", result.time().toMillis())
                .with("hashfull", result.hashFull())
                .with(
                        "lines",
                        result.lines().stream().map(line -> line(game, line)).toList());
    }

    private static <M> Json line(Game<?, M> game, Line<M> line) {
        return new Json().with("score", score(line.score())).with("moves", GameJson.texts(game, line.moves()));
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
