package dev.boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerftTableTest {
    @Test
    void aTableIsReadLineByLine() {
        assertEquals(
                List.of(
                        new PerftTable.Row(2, GameOptions.of("size", 6), 3, 98814, ""),
                        new PerftTable.Row(4, GameOptions.create(), 0, 1, "3/3/3 x")),
                PerftTable.parse("# counts\nsize=6 | 3 | 98814 |\n\n | 0 | 1 | 3/3/3 x\n")
                        .rows());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "# nothing", "size=6 | 3", "size | 1 | 2", " | x | 2", " | 1 | x", " | 1 | 2 | 3/3/3 x | 4"})
    void anythingElseIsRefused(String text) {
        assertThrows(BoardwrightException.class, () -> PerftTable.parse(text));
    }

    @Test
    void aTableThatIsMissingIsNamed() {
        assertEquals(
                "there is no perft table /missing.txt beside " + getClass().getName(),
                assertThrows(BoardwrightException.class, () -> PerftTable.ofResource(getClass(), "/missing.txt"))
                        .getMessage());
    }

    /** Surefire does not run it by itself because of its name. */
    static class WrongTable extends PerftContract {
        @Override
        protected Game<?, ?> create(GameOptions options) {
            return new TicTacToe();
        }

        @Override
        protected String table() {
            return "/wrong-perft.txt";
        }
    }

    @Test
    void aWrongCountFailsWithItsLine() {
        String failure = ContractRun.of(WrongTable.class, "countsAreThoseOfTheTable")
                .failures()
                .get("countsAreThoseOfTheTable");
        assertTrue(
                failure.contains("line 3 of /wrong-perft.txt counts 73 sequences of length 2, the game 72: 3/3/3 x"),
                failure);
    }
}
