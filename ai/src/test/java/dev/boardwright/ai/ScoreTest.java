package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Evaluation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoreTest {
    @Test
    void scoresAreOrderedFromAnEarlyLossToAnEarlyWin() {
        List<Score> ordered = List.of(
                Score.loss(1),
                Score.loss(40),
                Score.estimate(1 - Evaluation.LIMIT),
                Score.estimate(-1),
                Score.estimate(0),
                Score.draw(),
                Score.estimate(1),
                Score.estimate(Evaluation.LIMIT - 1),
                Score.win(40),
                Score.win(1));
        List<Score> shuffled = new ArrayList<>(ordered);
        Collections.reverse(shuffled);
        Collections.sort(shuffled);
        assertEquals(ordered, shuffled);
    }

    @Test
    void scoresAreWrittenAsTheProtocolDoes() {
        assertEquals(
                List.of("win 3", "loss 4", "draw", "cp -12"),
                List.of(
                        Score.win(3).toString(),
                        Score.loss(4).toString(),
                        Score.draw().toString(),
                        Score.estimate(-12).toString()));
    }

    @Test
    void scoresAreDescribedForPeople() {
        assertEquals(
                List.of("wins in 3", "loses in 4", "draw", "+12", "0", "-12"),
                List.of(
                        Score.win(3).describe(),
                        Score.loss(4).describe(),
                        Score.draw().describe(),
                        Score.estimate(12).describe(),
                        Score.estimate(0).describe(),
                        Score.estimate(-12).describe()));
    }

    @Test
    void onlyEstimatesAreNotProven() {
        assertFalse(Score.estimate(0).isProven());
        assertTrue(Score.draw().isProven());
        assertTrue(Score.win(7).isProven());
        assertTrue(Score.loss(7).isProven());
    }

    @Test
    void valuesOfTheSearchBecomeScores() {
        assertEquals(Score.win(3), Score.ofValue(Score.WIN - 3, true));
        assertEquals(Score.loss(3), Score.ofValue(3 - Score.WIN, true));
        assertEquals(Score.draw(), Score.ofValue(0, true));
        assertEquals(Score.estimate(0), Score.ofValue(0, false));
        assertEquals(3, Score.loss(3).plies());
        assertEquals(0, Score.estimate(3).plies());
    }

    @Test
    void scoresAreValues() {
        assertEquals(Score.win(3), Score.win(3));
        assertEquals(Score.win(3).hashCode(), Score.win(3).hashCode());
        assertNotEquals(Score.win(3), Score.loss(3));
        assertNotEquals(Score.draw(), Score.estimate(0));
    }
}
