package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutcomeTest {
    @ParameterizedTest
    @CsvSource(
            nullValues = "none",
            value = {
                "ONGOING, *, none, 0, false",
                "FIRST_WINS, 1-0, FIRST, 1, true",
                "SECOND_WINS, 0-1, SECOND, -1, true",
                "DRAW, 1/2-1/2, none, 0, true"
            })
    void eachOutcomeSaysWhoWon(Outcome outcome, String notation, Player winner, int sign, boolean over) {
        assertEquals(notation, outcome.notation());
        assertEquals(Optional.of(outcome), Outcome.ofNotation(notation));
        assertEquals(Optional.ofNullable(winner), outcome.winner());
        assertEquals(sign, outcome.sign());
        assertEquals(over, outcome.isOver());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "1-1", "1-0 ", "½-½"})
    void otherTextsAreNoOutcome(String text) {
        assertEquals(Optional.empty(), Outcome.ofNotation(text));
    }

    @Test
    void theSignOfTheMarginDecides() {
        assertSame(Outcome.FIRST_WINS, Outcome.ofMargin(1));
        assertSame(Outcome.DRAW, Outcome.ofMargin(0));
        assertSame(Outcome.SECOND_WINS, Outcome.ofMargin(-1));
    }

    @Test
    void aWinBelongsToThePlayer() {
        assertSame(Outcome.FIRST_WINS, Outcome.winOf(Player.FIRST));
        assertSame(Outcome.SECOND_WINS, Outcome.winOf(Player.SECOND));
    }
}
