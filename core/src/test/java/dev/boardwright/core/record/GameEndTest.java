package dev.boardwright.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameEndTest {
    private static final GameInfo INFO = GameInfo.of("x", "White", "Black");

    @Test
    void anEndIsDescribedInWords() {
        assertEquals("White has won", GameEnd.byRules(Outcome.FIRST_WINS).describe(INFO));
        assertEquals("a draw", GameEnd.byRules(Outcome.DRAW).describe(INFO));
        assertEquals("White has resigned", GameEnd.resignation(Player.FIRST).describe(INFO));
        assertEquals("Black has resigned", GameEnd.resignation(Player.SECOND).describe(INFO));
        assertEquals("a draw was agreed", GameEnd.agreement().describe(INFO));
        assertEquals("White has lost on time", GameEnd.lossOnTime(Player.FIRST).describe(INFO));
    }

    @ParameterizedTest
    @CsvSource({
        "RULES, ONGOING",
        "RESIGNATION, DRAW",
        "RESIGNATION, ONGOING",
        "TIME, DRAW",
        "AGREEMENT, FIRST_WINS",
        "AGREEMENT, SECOND_WINS",
        "AGREEMENT, ONGOING"
    })
    void anOutcomeThatTheReasonCannotHaveIsRefused(GameEnd.Reason reason, Outcome outcome) {
        assertThrows(IllegalArgumentException.class, () -> new GameEnd(reason, outcome));
    }
}
