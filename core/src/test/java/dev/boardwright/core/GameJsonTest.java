package dev.boardwright.core;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import dev.boardwright.core.json.JsonReader;
import dev.boardwright.core.record.GameRecord;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The form of the JSON is part of the library's contract: these texts do not change. */
class GameJsonTest {
    private final Corners corners = new Corners(2);
    private final Nim nim = Nim.withSize(4);
    private final GameRecord<Nim.State, Integer> record = GameRecord.of(nim)
            .withTag("Left", "Ann")
            .play(1)
            .play(1)
            .withComment(-1, "hello")
            .withComment(0, "so")
            .withAnnotations(0, List.of("!"));

    @Test
    void aStateHasItsPositionAndItsMoves() {
        assertEquals(
                "{\"game\":\"corners\",\"options\":{},\"position\":\"1b/w1 w\",\"turn\":\"p1\",\"outcome\":\"none\","
                        + "\"margin\":0,\"moves\":[{\"text\":\"b1\",\"cells\":[\"b1\"]},{\"text\":\"a2\",\"cells\":[\"a2\"]}],"
                        + "\"endCells\":[]}",
                GameJson.state(corners, corners.notation().parseState("1b/w1 w"))
                        .toString());
        Map<String, Object> over = JsonReader.object(
                GameJson.state(nim, new Nim.State(0, Player.SECOND)).toString());
        assertEquals("p1win", over.get("outcome"));
        assertEquals("p2", over.get("turn"));
        assertEquals(List.of(), over.get("moves"));
        assertEquals("4", ((Map<?, ?>) over.get("options")).get("size"));
    }

    @Test
    void aViewHasItsCellsWithPiecesAndNotes() {
        BoardView view = new BoardView(
                1,
                1,
                List.of(new BoardView.DrawnCell(
                        "a1",
                        BoardView.Shade.DARK,
                        List.of(new BoardView.Piece('y', BoardView.Colour.YELLOW)),
                        Optional.of(new BoardView.Note("2g", "2 greens", BoardView.Colour.GREEN)))),
                List.of(new BoardView.Tally("points", 3, 1)));
        assertEquals(
                "{\"columns\":1,\"rows\":1,\"cells\":[{\"name\":\"a1\",\"shade\":\"dark\",\"pieces\":[{\"letter\":\"y\","
                        + "\"colour\":\"yellow\"}],\"note\":{\"text\":\"2g\",\"spoken\":\"2 greens\",\"colour\":\"green\"}}],"
                        + "\"tallies\":[{\"label\":\"points\",\"first\":3,\"second\":1}]}",
                GameJson.view(view).toString());
        assertEquals(
                "{\"columns\":0,\"rows\":0,\"cells\":[],\"tallies\":[]}",
                GameJson.view(new BoardView(0, 0, List.of(), List.of())).toString());
    }

    @Test
    void aViewThatIsNotARectangleOfSquaresHasItsLayout() {
        BoardLayout points = BoardLayout.points(
                List.of(new BoardLayout.Place("a1", 0, 0), new BoardLayout.Place("b1", 0.5, 0.5)),
                List.of(List.of("a1", "b1")));
        String view = GameJson.view(BoardView.of(points, "w.", Map.of())).toString();
        assertTrue(
                view.endsWith(",\"layout\":{\"tile\":\"point\",\"places\":[{\"x\":0,\"y\":0,\"height\":1},"
                        + "{\"x\":0.7071,\"y\":0.7071,\"height\":1}],\"lines\":[[\"a1\",\"b1\"]],\"edges\":[]}}"),
                view);
        BoardLayout edged =
                BoardLayout.squares(1, 1).withEdges(List.of(new BoardLayout.Edge("a1", 3, BoardView.Colour.RED)));
        view = GameJson.view(BoardView.of(edged, ".", Map.of())).toString();
        assertTrue(view.contains("\"edges\":[{\"cell\":\"a1\",\"side\":3,\"colour\":\"red\"}]"), view);
    }

    @Test
    void aRecordHasItsMovesAndItsEnd() {
        String options =
                "{\"size\":\"4\",\"variant\":\"normal\",\"double-turn\":\"false\",\"most-taken\":\"3\",\"setup\":\"fixed\"}";
        String moves =
                "[{\"text\":\"1\",\"cells\":[],\"player\":\"p1\",\"number\":1,\"annotations\":[\"!\"],\"comment\":\"so\"},"
                        + "{\"text\":\"1\",\"cells\":[],\"player\":\"p2\",\"number\":1,\"annotations\":[],\"comment\":\"\"}]";
        String head = "{\"game\":\"nim\",\"options\":" + options
                + ",\"start\":\"4 l\",\"tags\":{\"Left\":\"Ann\"},\"comment\":\"hello\",\"moves\":" + moves;
        assertEquals(
                head + ",\"result\":\"none\",\"end\":null}",
                GameJson.record(record).toString());
        assertEquals(
                head + ",\"result\":\"p2win\",\"end\":\"time\"}",
                GameJson.record(record.withLossOnTime(Player.FIRST)).toString());
    }

    @Test
    void statesAndRecordsAreReadBackAsTheyWereWritten() {
        Nim.State state = new Nim.State(3, Player.SECOND);
        assertEquals(state, GameJson.parseState(nim, GameJson.state(nim, state).toString()));
        for (GameRecord<Nim.State, Integer> written : List.of(
                record,
                record.play(2),
                record.withAgreedDraw(),
                record.withResignation(Player.FIRST),
                record.withResignation(Player.SECOND),
                record.withLossOnTime(Player.SECOND),
                GameRecord.of(nim, new Nim.State(2, Player.SECOND), List.of()))) {
            String text = GameJson.record(written).toString();
            assertEquals(written, GameJson.parseRecord(text));
            assertEquals(written, GameJson.parseRecord(nim, text));
        }
    }

    @Test
    void membersThatFollowFromOthersMayBeLeftOut() {
        assertEquals(new Nim.State(3, Player.FIRST), GameJson.parseState(nim, "{\"position\": \"3 l\"}"));
        assertEquals(
                GameRecord.of(nim).play(2),
                GameJson.parseRecord(
                        "{\"game\":\"nim\",\"options\":{\"size\":\"4\"},\"start\":\"4 l\",\"moves\":[{\"text\":\"2\"}]}"));
        assertEquals(GameRecord.of(nim), GameJson.parseRecord(nim, "{\"start\":\"4 l\"}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "{} ~ a state should have the member position, which is text",
                "{\"position\":3} ~ the member position of a state should be text, not a number",
                "{\"position\":\"3 l\",\"turn\":\"p2\"} ~ the member turn of a state is wrong: it should be '{\"turn\":\"p1\"}'",
                "{\"position\":\"3 l\",\"moves\":[]} ~ the member moves of a state is wrong: it should be '{\"moves\":[{\"text\":\"1\",\"cells\":[]},{\"text...'",
                "{\"position\":\"3 l\",\"game\":\"go\"} ~ the member game of a state is wrong: it should be '{\"game\":\"nim\"}'",
                "{\"position\":\"3 l\",\"extra\":1} ~ a state has no member 'extra'; its members: game, options, position, turn, outcome, margin, moves, endCells",
                "{\"position\":\"x\"} ~ missing turn after the heap",
                "x ~ not JSON at character 1: 'x'",
            })
    void aStateThatIsWrongIsRefused(String text, String message) {
        assertRefused(BoardwrightException.class, message, () -> GameJson.parseState(nim, text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "{} ~ a record should have the member start, which is text",
                "{\"start\":\"4 l\",\"moves\":{}} ~ the member moves of a record should be a list, not an object",
                "{\"start\":\"4 l\",\"moves\":[1]} ~ element 1 of moves should be an object, not a number",
                "{\"start\":\"4 l\",\"moves\":[{}]} ~ element 1 of moves should have the member text, which is text",
                "{\"start\":\"4 l\",\"moves\":[{\"text\":\"4\"}]} ~ move 1. (Left): 4 is not legal: it is not among the moves of this position",
                "{\"start\":\"4 l\",\"moves\":[{\"text\":\"1\",\"number\":2}]} ~ the member moves of a record is wrong: it should be '{\"moves\":[{\"text\":\"1\",\"cells\":[],\"player...'",
                "{\"start\":\"4 l\",\"moves\":[{\"text\":\"1\",\"annotations\":[1]}]} ~ element 1 of annotations should be text, not a number",
                "{\"start\":\"4 l\",\"tags\":[]} ~ the member tags of a record should be an object, not a list",
                "{\"start\":\"4 l\",\"tags\":{\"Result\":\"x\"}} ~ the tag Result follows from the game itself and cannot be set",
                "{\"start\":\"4 l\",\"result\":\"draw\"} ~ the member result of a record is wrong: it should be '{\"result\":\"none\"}'",
                "{\"start\":\"4 l\",\"end\":\"rules\"} ~ the member end of a record is wrong: it should be '{\"end\":null}'",
                "{\"start\":\"4 l\",\"end\":\"boredom\"} ~ the member end of a record is rules, resignation, agreement, time or null, not 'boredom'",
                "{\"start\":\"4 l\",\"end\":\"time\",\"result\":\"draw\"} ~ the member result of a record that ended so is p1win or p2win, not 'draw'",
                "{\"start\":\"0 r\",\"end\":\"agreement\"} ~ the game is over already: Left has won",
            })
    void aRecordThatIsWrongIsRefused(String text, String message) {
        assertRefused(BoardwrightException.class, message, () -> GameJson.parseRecord(nim, text));
    }

    @Test
    void theGameOfARecordIsFoundByName() {
        assertRefused(
                BoardwrightException.class,
                "a record should have the member game, which is text",
                () -> GameJson.parseRecord("{\"start\":\"4 l\"}"));
        assertThrows(OptionException.class, () -> GameJson.parseRecord("{\"game\":\"go\",\"start\":\"4 l\"}"));
    }

    @Test
    void anythingMayBeAddedToAnObject() {
        assertEquals(
                List.of("columns", "rows", "cells", "tallies", "position"),
                List.copyOf(GameJson.view(new BoardView(0, 0, List.of(), List.of()))
                        .withAll(new Json().with("position", "x"))
                        .members()
                        .keySet()));
    }
}
