package dev.boardwright.ai.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.match.Effort;
import dev.boardwright.ai.match.SelfPlayGame;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.ThreeSixNineMove;
import dev.boardwright.threesixnine.ThreeSixNineState;
import dev.boardwright.threesixnine.Variant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SelfPlayJsonTest {
    private final ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
    private final SelfPlayGame<ThreeSixNineState, ThreeSixNineMove> played = new SelfPlayGame<>(
            4,
            GameRecord.of(
                    game,
                    game.initialState(),
                    Stream.of("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
                            .map(ThreeSixNineMove::of)
                            .toList()),
            4,
            List.of(Score.estimate(-2), Score.win(3), Score.loss(3), Score.draw(), Score.win(1)),
            new Effort(5, 20, 300, 4_000, 0));

    @Test
    void aGameIsReadAsItWasWritten() {
        String text = SelfPlayJson.game(played).toString();
        assertTrue(text.contains("{\"kind\":\"win\",\"plies\":3}"), text);
        SelfPlayGame<ThreeSixNineState, ThreeSixNineMove> read = SelfPlayJson.parse(game, text);
        assertEquals(played, read);
        assertEquals(4_000, read.effort().nanos());
    }

    @Test
    void aRefusalSaysWhatShouldBeThereAndWhatIs() {
        String text = SelfPlayJson.game(played).toString();
        assertEquals(
                "the kind of a score should be estimate, win, loss or draw, not 'won'",
                refusal(text.replace("\"kind\":\"win\"", "\"kind\":\"won\"")));
        assertEquals(
                "the member opening of a game of self-play should be a whole number from 0 to 9, not '10'",
                refusal(text.replace("\"opening\":4", "\"opening\":10")));
        assertEquals(
                "after an opening of 3 moves a game of 9 moves should have 6 scores, not 5",
                refusal(text.replace("\"opening\":4", "\"opening\":3")));
        assertEquals(
                "element 1 of scores should be an object, not a number",
                refusal(text.replace("{\"kind\":\"estimate\",\"value\":-2}", "-2")));
        assertEquals(
                "the member number of a game of self-play should be a whole number, and is missing",
                refusal(text.replace("\"number\":4,\"opening\"", "\"opening\"")));
    }

    private String refusal(String text) {
        return assertThrows(BoardwrightException.class, () -> SelfPlayJson.parse(game, text))
                .getMessage();
    }
}
