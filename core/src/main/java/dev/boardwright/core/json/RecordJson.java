package dev.boardwright.core.json;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes a record from a JSON object. */
final class RecordJson {
    private final JsonObject object;

    RecordJson(JsonObject object) {
        this.object = object;
    }

    <S, M> GameRecord<S, M> read(Game<S, M> game) {
        S start = game.notation().parseState(object.text("start"));
        List<JsonObject> moves = object.objects("moves");
        List<M> made = new ArrayList<>();
        for (JsonObject move : moves) {
            made.add(game.notation().parseMove(move.text("text")));
        }
        GameRecord<S, M> record = GameRecord.of(game, start, made);
        for (Map.Entry<String, String> tag : object.texts("tags").entrySet()) {
            record = record.withTag(tag.getKey(), tag.getValue());
        }
        if (object.has("comment")) {
            record = record.withComment(-1, object.text("comment"));
        }
        for (int i = 0; i < moves.size(); i++) {
            record = annotated(record, i, moves.get(i));
        }
        record = object.has("end") ? ended(record, object.text("end")) : record;
        object.requireAgreement(GameJson.record(record));
        return record;
    }

    private static <S, M> GameRecord<S, M> annotated(GameRecord<S, M> record, int index, JsonObject move) {
        List<String> marks = move.textList("annotations");
        String comment = move.has("comment") ? move.text("comment") : "";
        GameRecord<S, M> marked = marks.isEmpty() ? record : record.withAnnotations(index, marks);
        return comment.isEmpty() ? marked : marked.withComment(index, comment);
    }

    private <S, M> GameRecord<S, M> ended(GameRecord<S, M> record, String end) {
        return switch (end) {
            case "rules" -> record;
            case "agreement" -> record.withAgreedDraw();
            case "resignation" -> record.withResignation(loser());
            case "time" -> record.withLossOnTime(loser());
            default ->
                throw new BoardwrightException(
                        "the member end of a record is rules, resignation, agreement, time or null, not "
                                + BoardwrightException.quote(end));
        };
    }

    private Player loser() {
        String result = object.text("result");
        for (Player player : Player.values()) {
            if (Outcome.winOf(player.opponent()).code().equals(result)) {
                return player;
            }
        }
        throw new BoardwrightException("the member result of a record that ended so is p1win or p2win, not "
                + BoardwrightException.quote(result));
    }
}
