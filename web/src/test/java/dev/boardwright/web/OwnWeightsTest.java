package dev.boardwright.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.json.JsonReader;
import dev.boardwright.core.pattern.GameWeights;
import dev.boardwright.core.pattern.PatternEvaluation;
import dev.boardwright.core.pattern.PatternWeights;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Weights that a visitor of the page chooses. */
class OwnWeightsTest {
    private static final byte[] FILE = TestWeights.of(Games.create("369", GameOptions.of("size", 3)));

    private static Table<?, ?> table(String options) {
        return Table.of("369", options);
    }

    private static String refusal(String options) {
        return assertThrows(BoardwrightException.class, () -> table(options).describe())
                .getMessage();
    }

    @Test
    void searchesUseTheFileThatWasChosen() {
        Table<?, ?> table = table("size=3\nweights=/mine.weights");
        assertEquals("/mine.weights", table.missingWeights());
        assertEquals("/mine.weights is not loaded yet", refusal("size=3\nweights=/mine.weights"));
        GameWeights.give("/mine.weights", FILE);
        assertEquals("", table.missingWeights());
        Map<String, Object> described = JsonReader.object(table.describe());
        assertEquals(Map.of("size", "3", "variant", "neutral", "weights", "/mine.weights"), described.get("options"));
        assertEquals((long) PatternWeights.SCALE, ((Number) described.get("scale")).longValue());
        assertTrue(table.evaluations().of(table.game()) instanceof PatternEvaluation<?>);
    }

    @Test
    void noneIsTheEvaluationWithoutWeights() {
        Table<?, ?> table = Table.of("blackstone", "weights=none");
        assertEquals("", table.missingWeights());
        assertEquals(PatternEvaluation.baseOf(table.game()), table.evaluations().of(table.game()));
        Table<?, ?> usual = Table.of("blackstone", "");
        assertEquals("blackstone/standard-8.weights", usual.missingWeights());
        assertTrue(usual.evaluations().of(usual.game()) instanceof PatternEvaluation<?>);
    }

    @Test
    void damagedFileOrOneOfAnotherBoardIsRefused() {
        GameWeights.give("/damaged.weights", TestWeights.damaged(FILE));
        assertEquals(
                "/damaged.weights: the file of weights is damaged: its digest is that of other bytes",
                refusal("size=3\nweights=/damaged.weights"));
        GameWeights.give("/other.weights", FILE);
        assertEquals(
                "/other.weights: the weights are for 369 with 'size=3 variant=neutral', not with size=5 variant=neutral",
                refusal("size=5\nweights=/other.weights"));
        GameWeights.give("/text.weights", "<html>".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        assertTrue(refusal("weights=/text.weights").startsWith("/text.weights: this is not a file of weights"));
    }
}
