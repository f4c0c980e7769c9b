package dev.boardwright.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.GameClock;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Player;
import dev.boardwright.testkit.TicTacToe;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeatTest {
    private static final TicTacToe GAME = new TicTacToe();
    private static final Optional<Duration> TIME = Optional.of(Duration.ofMillis(5));

    @Test
    void aWordIsAPersonOrALevel() {
        assertEquals(Seat.PERSON, Seat.of(GAME, "person", TIME));
        assertEquals(new Seat.Computer("greedy", false, TIME), Seat.of(GAME, "greedy", TIME));
    }

    @Test
    void anUnknownLevelIsRefusedWithTheKnownOnes() {
        var e = assertThrows(OptionException.class, () -> Seat.of(GAME, "genius", TIME));
        assertTrue(
                e.getMessage().contains("person, random, greedy, minimax, mcts, 1, 2, 3, 4, 5, 6, 7, 8"),
                e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"person", "random", "greedy", "minimax, 250 ms", "minimax"})
    void nameIsParsedAgain(String name) {
        assertEquals(Optional.of(name), Seat.ofName(GAME, name).map(Seat::name));
    }

    @Test
    void withoutAClockAComputerHasItsOwnTimeOrTheUsualOne() {
        Duration usual = Duration.ofSeconds(1);
        assertEquals(SearchLimits.ofTime(TIME.get()), new Seat.Computer("minimax", true, TIME).limits(usual));
        assertEquals(SearchLimits.ofTime(usual), new Seat.Computer("minimax", true, Optional.empty()).limits(usual));
    }

    @Test
    void withAClockAComputerTakesItsShareAndAtMostItsOwnTime() {
        GameClock clock = GameClock.of(Duration.ofSeconds(60), Duration.ofMillis(6));
        Seat.Computer patient = new Seat.Computer("minimax", true, Optional.empty());
        Seat.Computer quick = new Seat.Computer("minimax", true, TIME);
        SearchLimits byClock = SearchLimits.ofClock(clock);
        assertEquals(byClock.withTime(Duration.ofSeconds(30)), patient.limits(clock, Player.FIRST));
        assertEquals(byClock.withTime(Duration.ofMillis(5)), quick.limits(clock, Player.FIRST));
        assertEquals(byClock.withTime(Duration.ofMillis(3)), quick.limits(clock, Player.SECOND));
    }

    @Test
    void aComputerWithoutTimeLeftMovesAtOnce() {
        GameClock late = GameClock.of(Duration.ofMillis(-5), Duration.ZERO);
        Seat.Computer computer = new Seat.Computer("minimax", true, Optional.empty());
        assertEquals(
                Optional.of(Duration.ZERO), computer.limits(late, Player.FIRST).time());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Ann", "", "genius", "minimax, 0 ms", "minimax, 9999999999 ms", "minimax 250 ms", "Person"})
    void otherNamesAreNotSeats(String name) {
        assertEquals(Optional.empty(), Seat.ofName(GAME, name));
    }
}
