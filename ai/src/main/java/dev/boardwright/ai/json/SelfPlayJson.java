package dev.boardwright.ai.json;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.match.Effort;
import dev.boardwright.ai.match.SelfPlayGame;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import dev.boardwright.core.json.JsonObject;
import dev.boardwright.core.record.GameRecord;
import java.util.List;

/**
 * Games of self-play as JSON, to be read again. Members:
 *
 * <pre>
 *   number    the number of the game, from 0
 *   opening   the number of moves in the opening
 *   scores    a {@linkplain SearchJson score} for each move after the opening, from its mover's side; one that is proven
 *             says so: {"kind": "win", "plies": 3}
 *   effort    {"moves": 42, "depth": 210, "nodes": 812345, "nanos": 1234567890, "timeLosses": 0}, sums over the moves
 *   record    the game from its start, opening included, as {@link GameJson} writes records
 * </pre>
 */
public final class SelfPlayJson {
    private SelfPlayJson() {}

    /** A game. */
    public static Json game(SelfPlayGame<?, ?> played) {
        Effort effort = played.effort();
        return new Json()
                .with("number", played.number())
                .with("opening", played.opening())
                .with("scores", played.scores().stream().map(SearchJson::score).toList())
                .with(
                        "effort",
                        new Json()
                                .with("moves", effort.moves())
                                .with("depth", effort.depth())
                                .with("nodes", effort.nodes())
                                .with("nanos", effort.nanos())
                                .with("timeLosses", effort.timeLosses()))
                .with("record", GameJson.record(played.record()));
    }

    /**
     * The game of {@code game} that a JSON object describes.
     *
     * @throws BoardwrightException if the text is not such an object, or a member is missing or wrong
     */
    public static <S, M> SelfPlayGame<S, M> parse(Game<S, M> game, String text) {
        JsonObject object = JsonObject.parse(text, "a game of self-play");
        GameRecord<S, M> record =
                GameJson.parseRecord(game, object.object("record").toText());
        int most = record.moves().size();
        int opening = (int) object.whole("opening", 0, most);
        List<Score> scores =
                object.objects("scores").stream().map(SelfPlayJson::score).toList();
        if (opening + scores.size() != most) {
            throw new BoardwrightException("after an opening of " + opening + " moves a game of " + most
                    + " moves should have " + (most - opening) + " scores, not " + scores.size());
        }
        JsonObject effort = object.object("effort");
        return new SelfPlayGame<>(
                (int) object.whole("number", 0, Integer.MAX_VALUE),
                record,
                opening,
                scores,
                new Effort(
                        effort.whole("moves", 0, Long.MAX_VALUE),
                        effort.whole("depth", 0, Long.MAX_VALUE),
                        effort.whole("nodes", 0, Long.MAX_VALUE),
                        effort.whole("nanos", 0, Long.MAX_VALUE),
                        (int) effort.whole("timeLosses", 0, Integer.MAX_VALUE)));
    }

    private static Score score(JsonObject score) {
        String kind = score.text("kind");
        return switch (kind) {
            case "estimate" -> Score.estimate((int) score.whole("value", 1 - Evaluation.LIMIT, Evaluation.LIMIT - 1));
            case "win" -> Score.win((int) score.whole("plies", 0, Integer.MAX_VALUE));
            case "loss" -> Score.loss((int) score.whole("plies", 0, Integer.MAX_VALUE));
            case "draw" -> Score.draw();
            default ->
                throw new BoardwrightException("the kind of a score should be estimate, win, loss or draw, not "
                        + BoardwrightException.quote(kind));
        };
    }
}
