package dev.boardwright.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.json.JsonReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The engine of the page in a game whose positions repeat. */
class RepetitionTest {
    private final Table<?, ?> table = Table.of(new Pendulum());

    private Map<String, Object> afterOneMore(String moves) {
        return JsonReader.object(table.play("", moves, "swing", false));
    }

    @Test
    void thirdOccurrenceOfAPositionIsADraw() {
        Map<String, Object> before = afterOneMore("swing,swing");
        assertEquals("none", before.get("outcome"));
        assertEquals(false, before.get("repeated"));
        Map<String, Object> end = afterOneMore("swing,swing,swing");
        assertEquals("draw", end.get("outcome"));
        assertEquals(true, end.get("repeated"));
        assertEquals("A draw by repetition", end.get("standing"));
        assertEquals(List.of(), end.get("moves"));
        assertThrows(IllegalMoveException.class, () -> afterOneMore("swing,swing,swing,swing"));
    }

    @Test
    void pastIsNotThatOfAnotherGameAskedAboutBefore() {
        afterOneMore("swing,swing,swing");
        assertEquals("none", afterOneMore("").get("outcome"));
        assertEquals("none", JsonReader.object(table.look("", false)).get("outcome"));
    }

    @Test
    void searcherSeesThePast() {
        assertTrue(search("swing,swing,swing").contains("\"kind\":\"draw\""), search("swing,swing,swing"));
        assertFalse(search("").contains("\"kind\":\"draw\""), search(""));
    }

    private String search(String moves) {
        return search(table, moves);
    }

    private static <S, M> String search(Table<S, M> table, String moves) {
        return Searches.search(
                table,
                table.history("", moves),
                new Searches.Request("minimax", 0, 1, 0, 1, 1),
                info -> {},
                () -> false);
    }

    @Test
    void pageIsToldThatThePastMatters() {
        assertEquals(true, JsonReader.object(table.describe()).get("repeats"));
        assertEquals(
                false, JsonReader.object(Table.of("369", "size=3").describe()).get("repeats"));
    }
}
