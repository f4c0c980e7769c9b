package dev.boardwright.ai.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.match.Effort;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.json.JsonReader;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatchJsonTest {
    @Test
    void gamesOfAMatchAreReadAsTheyWereWritten() {
        MatchSummary summary = new MatchSummary(
                List.of(
                        new MatchSummary.Point(3, -1, new Effort(1, 2, 3, 4, 5), new Effort(6, 7, 8, 9, 10)),
                        new MatchSummary.Point(4, 0, Effort.NONE, Effort.NONE, true)),
                Optional.empty());
        String text = MatchJson.of(summary).toString();
        assertEquals("{\"points\":[[3,-1,1,2,3,4,5,6,7,8,9,10],[4,0,0,0,0,0,0,0,0,0,0,0,1]]}", text);
        MatchSummary read = MatchJson.summary(JsonReader.object(text), Optional.empty());
        assertEquals(summary, read);
        // Equality ignores times and nothing else.
        assertEquals(4, read.first().nanos());
        assertEquals(9, read.second().nanos());
    }

    @Test
    void statisticsAreReadAsTheyWereWritten() {
        TreeMap<Integer, Long> lengths = new TreeMap<>(Map.of(5, 1L, 7, 2L));
        GameStatistics statistics = new GameStatistics(1, 2, 3, lengths, 4, 5, 6, 7, 8, 9, 10, 2);
        String text = MatchJson.of(statistics).toString();
        assertEquals(
                "{\"wins\":[1,2,3,2],\"lengths\":[[5,1],[7,2]],\"choices\":[4,5],\"leads\":[6,7,8],\"thought\":[9,10]}",
                text);
        GameStatistics read = MatchJson.statistics(JsonReader.object(text));
        assertEquals(statistics, read);
        assertEquals(9, read.nanos());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{}", "{\"points\":1}", "{\"points\":[1]}", "{\"points\":[[1,2]]}", "{\"points\":[[\"x\"]]}"})
    void anythingElseIsRefused(String text) {
        String message = assertThrows(
                        BoardwrightException.class, () -> MatchJson.summary(JsonReader.object(text), Optional.empty()))
                .getMessage();
        assertTrue(message.startsWith("a shard has "), message);
        assertThrows(BoardwrightException.class, () -> MatchJson.statistics(JsonReader.object(text)));
    }
}
