package dev.boardwright.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.OptionException;
import dev.boardwright.testkit.TicTacToe;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatTest {
    private static final TicTacToe GAME = new TicTacToe();

    @Test
    void aWordIsAPersonOrALevel() {
        assertEquals(Seat.PERSON, Seat.of(GAME, "person", Duration.ofMillis(5)));
        assertEquals(
                new Seat.Computer("greedy", false, Duration.ofMillis(5)),
                Seat.of(GAME, "greedy", Duration.ofMillis(5)));
    }

    @Test
    void anUnknownLevelIsRefusedWithTheKnownOnes() {
        var e = assertThrows(OptionException.class, () -> Seat.of(GAME, "genius", Duration.ofMillis(5)));
        assertTrue(
                e.getMessage().contains("person, random, greedy, minimax, mcts, 1, 2, 3, 4, 5, 6, 7, 8"),
                e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"person", "random", "greedy", "minimax, 250 ms"})
    void aNameIsReadAgain(String name) {
        assertEquals(Optional.of(name), Seat.ofName(GAME, name).map(Seat::name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ann", "", "genius", "minimax, 0 ms", "minimax, 9999999999 ms", "minimax 250 ms", "Person"})
    void anyOtherNameIsSomebodyElse(String name) {
        assertEquals(Optional.empty(), Seat.ofName(GAME, name));
    }
}
